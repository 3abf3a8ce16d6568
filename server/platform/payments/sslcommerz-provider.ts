/**
 * SSLCOMMERZ hosted checkout, API v4 (developer.sslcommerz.com): cards, wallets and banks on a page of SSLCOMMERZ,
 * which takes the money by itself. Card data is typed there alone.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { toMoney } from '../money';
import type { SslcommerzSettings } from '../config/payment-settings';
import type { Logger } from '../logging/logger';
import { GatewayClient, GatewayError, type GatewayResponse, isStarted, listIn, textIn } from './gateway-client';
import { refundStateOf, wordOf } from './refund-words';
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

const SESSION = '/gwprocess/v4/api.php';
/** Queries of payments by our id, and refunds. */
const TRANSACTIONS = '/validator/api/merchantTransIDvalidationAPI.php';
const REFUND_WORDS = { done: ['refunded'], sent: ['success', 'processing'], rejected: ['failed', 'cancelled', 'canceled', 'expired'] };
const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

export class SslcommerzProvider extends PaymentProvider {
  readonly gateway = 'SSLCOMMERZ';
  private readonly client: GatewayClient;

  constructor(
    private readonly settings: SslcommerzSettings,
    log: Logger,
  ) {
    super();
    this.client = new GatewayClient('SSLCOMMERZ', log);
  }

  isUp(): boolean {
    return this.client.isUp();
  }

  async create({ invoice, amount, callbackUrl, title, payer }: NewPayment): Promise<StartedPayment> {
    const body = new URLSearchParams({
      ...this.credentials(),
      total_amount: amount,
      currency: 'BDT',
      tran_id: invoice,
      success_url: `${callbackUrl}/success`,
      fail_url: `${callbackUrl}/fail`,
      cancel_url: `${callbackUrl}/cancel`,
      ipn_url: `${callbackUrl}/ipn`,
      cus_name: payer.name,
      cus_phone: payer.phone,
      cus_email: 'none@example.com',
      cus_add1: 'Bangladesh',
      cus_city: 'Bangladesh',
      cus_country: 'Bangladesh',
      shipping_method: 'NO',
      num_of_item: '1',
      product_name: title,
      product_category: 'food',
      product_profile: 'general',
    });
    const response = await this.client.send(`${this.settings.baseUrl}${SESSION}`, { method: 'POST', body });
    const started = { reference: textIn(response, 'sessionkey') || invoice, pageUrl: textIn(response, 'GatewayPageURL') };
    if (textIn(response, 'status') !== 'SUCCESS' || !isStarted(started)) throw new GatewayError('SSLCOMMERZ create: FAILED');
    return started;
  }

  /** Nothing: SSLCOMMERZ takes the money when the buyer pays. */
  execute(): Promise<void> {
    return Promise.resolve();
  }

  async queryPayment({ invoice }: PaymentKey): Promise<QueriedPayment> {
    const response = await this.ask({ tran_id: invoice });
    // a store that is not accepted is shown no payment either, which must not be taken for one that waits
    if (textIn(response, 'APIConnect') !== 'DONE') throw new GatewayError('SSLCOMMERZ query: no connection');
    const attempts = listIn(response, 'element').filter((one) => textIn(one, 'tran_id') === invoice);
    const captured = attempts.find((one) => ['VALID', 'VALIDATED'].includes(textIn(one, 'status')));
    if (captured) return capturedOf(captured, invoice);
    const states = new Set(attempts.map((one) => textIn(one, 'status')));
    if (states.has('PENDING') || states.size === 0) return { state: 'WAITING' };
    if (states.has('CANCELLED')) return { state: 'CANCELLED' };
    return { state: states.has('FAILED') || states.has('EXPIRED') ? 'FAILED' : 'WAITING' };
  }

  async refund({ payment, id, amount, title }: RefundRequest): Promise<QueriedRefund> {
    return refundOf(
      await this.ask({
        bank_tran_id: payment.trxId,
        refund_trans_id: shortId(id),
        refe_id: shortId(id),
        refund_amount: amount,
        refund_remarks: title,
        v: '1',
      }),
    );
  }

  /**
   * Refunds are asked about by SSLCOMMERZ's reference alone. One whose response was lost is sent again under its
   * `refund_trans_id`, which is refunded once.
   */
  async findRefund({ reference }: RefundSearch): Promise<QueriedRefund | null> {
    return reference === null ? null : refundOf(await this.ask({ refund_ref_id: reference }));
  }

  /** Signed by the MD5 of the fields that `verify_key` names, and of the store's password. */
  readCallback(fields: CallbackFields): { readonly invoice: string } | null {
    const { verify_sign: sign = '', verify_key: names = '', tran_id: invoice = '' } = fields;
    if (!/^[0-9a-f]{32}$/.test(sign) || !/^\w{1,30}$/.test(invoice) || !names.split(',').includes('tran_id')) return null;
    const wanted = signatureOf(fields, names, this.settings.storePassword);
    return timingSafeEqual(Buffer.from(wanted), Buffer.from(sign)) ? { invoice } : null;
  }

  private ask(parameters: Readonly<Record<string, string>>): Promise<GatewayResponse> {
    const query = new URLSearchParams({ ...parameters, ...this.credentials(), format: 'json' });
    return this.client.send(`${this.settings.baseUrl}${TRANSACTIONS}?${query.toString()}`, { method: 'GET' });
  }

  private credentials() {
    return { store_id: this.settings.storeId, store_passwd: this.settings.storePassword };
  }
}

/** The fields by their names in order, `name=value` joined by `&`, with the MD5 of the password among them. */
export function signatureOf(fields: CallbackFields, names: string, storePassword: string): string {
  const signed = new Map(names.split(',').flatMap((name) => (Object.hasOwn(fields, name) ? [[name, fields[name]] as const] : [])));
  signed.set('store_passwd', md5(storePassword)); // last: a message must not bring the password along
  const text = [...signed.keys()]
    .sort()
    .map((name) => `${name}=${signed.get(name)}`)
    .join('&');
  return md5(text);
}

function capturedOf(element: GatewayResponse, invoice: string): QueriedPayment {
  const trxId = textIn(element, 'bank_tran_id');
  const [amount, currency] = [
    textIn(element, 'currency_amount') || textIn(element, 'amount'),
    textIn(element, 'currency_type') || textIn(element, 'currency'),
  ];
  if (trxId === '' || currency !== 'BDT' || !/^\d{1,12}(\.\d+)?$/.test(amount))
    throw new GatewayError('SSLCOMMERZ query: no amount in BDT');
  // 1: the products should wait until the buyer is verified; 0: safe
  return { state: 'CAPTURED', trxId, amount: toMoney(amount), invoice, isRisky: textIn(element, 'risk_level') === '1' };
}

function refundOf(response: GatewayResponse): QueriedRefund {
  const [status, reference] = [textIn(response, 'status'), textIn(response, 'refund_ref_id')];
  if (textIn(response, 'APIConnect') !== 'DONE') throw new GatewayError('SSLCOMMERZ refund: no connection');
  if (reference !== '') return refundStateOf('SSLCOMMERZ', status, REFUND_WORDS, reference);
  return { state: 'REJECTED', reason: `SSLCOMMERZ ${wordOf(status) ?? 'failed'}` };
}

/** At most 30 letters and digits. */
const shortId = (id: string): string => id.replaceAll('-', '').slice(-30);
