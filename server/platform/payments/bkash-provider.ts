/**
 * bKash Tokenized Checkout without agreement ("Checkout URL"), API v1.2.0-beta, and its refunds, API v2
 * (developer.bka.sh). The buyer authorises on a page of bKash; the money moves when the payment is executed here, never
 * before.
 */
import { money, toMoney } from '../money';
import type { BkashSettings } from '../config/payment-settings';
import type { Logger } from '../logging/logger';
import { GatewayClient, GatewayError, type GatewayResponse, isStarted, listIn, textIn } from './gateway-client';
import { refundStateOf } from './refund-words';
import {
  type CallbackFields,
  type NewPayment,
  type PaymentKey,
  PaymentProvider,
  type QueriedPayment,
  type QueriedRefund,
  type RefundRequest,
  type RefundSearch,
  type StartedPayment,
} from './payment-provider';

const CHECKOUT = '/v1.2.0-beta/tokenized/checkout';
const REFUND = '/v2/tokenized-checkout/refund/payment';
const SUCCESS = '0000';
/** Payment without agreement. */
const MODE = '0011';
/** The words of refunds. The final ones but Completed are those of payments. */
const REFUND_WORDS = {
  done: ['completed'],
  sent: ['initiated', 'pending', 'processing'],
  rejected: ['failed', 'declined', 'expired', 'cancelled', 'canceled', 'rejected'],
};
/** A token is replaced before it ends. */
const TOKEN_MARGIN_MS = 5 * 60_000;

interface Token {
  readonly value: string;
  readonly until: number;
}

export class BkashProvider extends PaymentProvider {
  readonly gateway = 'BKASH';
  private readonly client: GatewayClient;
  private token: Promise<Token> | null = null;

  constructor(
    private readonly settings: BkashSettings,
    log: Logger,
  ) {
    super();
    this.client = new GatewayClient('bKash', log);
  }

  isUp(): boolean {
    return this.client.isUp();
  }

  async create({ invoice, amount, callbackUrl, title }: NewPayment): Promise<StartedPayment> {
    const response = await this.post(`${CHECKOUT}/create`, {
      mode: MODE,
      payerReference: title,
      callbackURL: `${callbackUrl}/callback`,
      amount,
      currency: 'BDT',
      intent: 'sale',
      merchantInvoiceNumber: invoice,
    });
    const started = { reference: textIn(response, 'paymentID'), pageUrl: textIn(response, 'bkashURL') };
    if (textIn(response, 'statusCode') !== SUCCESS || !isStarted(started)) throw failed('create', response);
    return started;
  }

  async execute({ reference }: PaymentKey): Promise<void> {
    await this.post(`${CHECKOUT}/execute`, { paymentID: reference });
  }

  async queryPayment({ reference }: PaymentKey): Promise<QueriedPayment> {
    const response = await this.post(`${CHECKOUT}/payment/status`, { paymentID: reference });
    if (textIn(response, 'statusCode') !== SUCCESS || textIn(response, 'paymentID') !== reference) throw failed('query', response);
    switch (textIn(response, 'transactionStatus')) {
      case 'Completed':
        return capturedOf(response);
      case 'Initiated':
        return { state: textIn(response, 'userVerificationStatus') === 'Complete' ? 'AUTHORISED' : 'WAITING' };
      case 'Cancelled':
        return { state: 'CANCELLED' };
      case 'Failed':
      case 'Declined':
      case 'Expired':
        return { state: 'FAILED' };
      default:
        throw failed('query', response);
    }
  }

  async refund({ payment, id, amount, title }: RefundRequest): Promise<QueriedRefund> {
    const response = await this.post(`${REFUND}/transaction`, {
      paymentId: payment.reference,
      trxId: payment.trxId,
      refundAmount: amount,
      sku: id,
      reason: title,
    });
    return refundOf(response) ?? { state: 'REJECTED', reason: codeOf(response) };
  }

  /**
   * A refund of this amount that is not known here is the one whose response was lost: only one of a payment is sent at
   * a time. Throws for a response without the list: it must not be mistaken for an empty one, after which the refund is
   * sent again.
   */
  async findRefund({ refund: { payment, amount }, otherReferences, reference }: RefundSearch): Promise<QueriedRefund | null> {
    const response = await this.post(`${REFUND}/status`, { paymentId: payment.reference, trxId: payment.trxId });
    if (textIn(response, 'originalTrxId') !== payment.trxId) throw failed('refund status', response);
    const refund = listIn(response, 'refundTransactions').find((one) =>
      reference === null
        ? !otherReferences.includes(textIn(one, 'refundTrxId')) && isAmount(one, amount)
        : textIn(one, 'refundTrxId') === reference,
    );
    return refund ? refundOf(refund) : null;
  }

  /**
   * The signature of bKash's callback is not documented for merchants: nothing is read of it but the id, about which
   * bKash is asked.
   */
  readCallback({ paymentID }: CallbackFields): { readonly reference: string } | null {
    return paymentID && /^[\w-]{1,100}$/.test(paymentID) ? { reference: paymentID } : null;
  }

  private async post(path: string, body: object): Promise<GatewayResponse> {
    const { value } = await this.currentToken();
    const headers = { authorization: value, 'x-app-key': this.settings.appKey };
    const response = await this.send(path, body, headers);
    // the token was ended by bKash: the next request asks for another
    if (textIn(response, 'message') === 'Unauthorized' || textIn(response, 'message') === 'The incoming token has expired') {
      this.token = null;
      throw failed('authorisation', response);
    }
    return response;
  }

  /** One for all requests of this process, asked for once. */
  private async currentToken(): Promise<Token> {
    const token = await this.token?.catch(() => null);
    if (token && token.until > Date.now()) return token;
    const granted = this.grant();
    this.token = granted;
    granted.catch(() => (this.token = null));
    return granted;
  }

  private async grant(): Promise<Token> {
    const { username, password, appKey, appSecret } = this.settings;
    const response = await this.send(`${CHECKOUT}/token/grant`, { app_key: appKey, app_secret: appSecret }, { username, password });
    const value = textIn(response, 'id_token');
    if (value === '') throw failed('token', response);
    return { value, until: Date.now() + Number(textIn(response, 'expires_in') || 3600) * 1000 - TOKEN_MARGIN_MS };
  }

  private send(path: string, body: object, headers: Readonly<Record<string, string>>): Promise<GatewayResponse> {
    return this.client.send(`${this.settings.baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }
}

function capturedOf(response: GatewayResponse): QueriedPayment {
  const [trxId, amount, currency] = [textIn(response, 'trxID'), textIn(response, 'amount'), textIn(response, 'currency')];
  const invoice = textIn(response, 'merchantInvoiceNumber') || textIn(response, 'merchantInvoice');
  if (trxId === '' || currency !== 'BDT' || !isMoney(amount)) throw failed('query', response);
  return { state: 'CAPTURED', trxId, amount: toMoney(amount), invoice, isRisky: false };
}

function refundOf(response: GatewayResponse): QueriedRefund | null {
  const reference = textIn(response, 'refundTrxId');
  return reference === '' ? null : refundStateOf('bKash', textIn(response, 'refundTransactionStatus'), REFUND_WORDS, reference);
}

const isMoney = (text: string): boolean => /^\d{1,12}(\.\d+)?$/.test(text);
const isAmount = (refund: GatewayResponse, amount: string): boolean => {
  const refunded = textIn(refund, 'refundAmount');
  return isMoney(refunded) && money(refunded).eq(amount);
};

const codeOf = (response: GatewayResponse): string => {
  const code = ['statusCode', 'externalCode', 'internalCode', 'errorCode'].map((name) => textIn(response, name)).find((one) => one !== '');
  return /^[\w-]{1,40}$/.test(code ?? '') ? `bKash ${code}` : 'bKash';
};

const failed = (step: string, response: GatewayResponse): GatewayError => new GatewayError(`bKash ${step}: ${codeOf(response)}`);
