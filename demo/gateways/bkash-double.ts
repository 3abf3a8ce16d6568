/**
 * A double of bKash Tokenized Checkout (URL) and of its refunds, as developer.bka.sh describes them. State lives as
 * long as the process.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import express, { type Response, Router } from 'express';
import { type Conduct, paisaOf, type TakenPayment, takaOf } from './double';
import { lostPage, payPage } from './pages';

interface Refund {
  readonly refundTrxId: string;
  readonly refundAmount: string;
}

interface Payment {
  readonly paymentID: string;
  readonly amount: string;
  readonly invoice: string;
  readonly title: string;
  readonly callbackURL: string;
  isVerified: boolean;
  status: 'Initiated' | 'Completed' | 'Cancelled' | 'Failed';
  trxID: string;
  readonly refunds: Refund[];
}

/** The double accepts only these credentials of its merchant. */
export const bkashCredentials = { username: 'demo', password: 'demo-password', appKey: 'demo-app-key', appSecret: 'demo-app-secret' };

/** The wallet that pays: a merchant sees its number in the response, which must not be stored or logged. */
export const PAYER_NUMBER = '01999000111';
const TOKEN_SECONDS = 3600;
const [BRAND, COLOUR] = ['bKash', '#c2185b'];

export function bkashDouble(conduct: Conduct, origin: () => string): Router {
  const payments = new Map<string, Payment>();
  const tokens = new Map<string, number>();
  const router = Router();
  const failed = (response: Response, statusCode: string, statusMessage: string) => void response.json({ statusCode, statusMessage });

  router.post('/v1.2.0-beta/tokenized/checkout/token/grant', (request, response) => {
    const { username, password } = request.headers;
    const { app_key, app_secret } = request.body as Record<string, string>;
    const isKnown = username === bkashCredentials.username && password === bkashCredentials.password;
    if (!isKnown || app_key !== bkashCredentials.appKey || app_secret !== bkashCredentials.appSecret)
      return failed(response, '2001', 'Invalid App Key');
    const token = randomBytes(32).toString('hex');
    tokens.set(token, Date.now() + TOKEN_SECONDS * 1000);
    response.json({
      statusCode: '0000',
      statusMessage: 'Successful',
      id_token: token,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      refresh_token: randomUUID(),
    });
  });

  router.use(['/v1.2.0-beta', '/v2'], (request, response, next) => {
    const until = tokens.get(request.headers.authorization ?? '') ?? 0;
    if (until > Date.now() && request.headers['x-app-key'] === bkashCredentials.appKey) return next();
    response.status(401).json({ message: 'Unauthorized' });
  });

  router.post('/v1.2.0-beta/tokenized/checkout/create', (request, response) => {
    const {
      mode,
      amount = '',
      currency,
      intent,
      merchantInvoiceNumber,
      callbackURL,
      payerReference,
    } = request.body as Record<string, string>;
    if (mode !== '0011' || currency !== 'BDT' || intent !== 'sale') return failed(response, '2065', 'Mandatory field required');
    if (!merchantInvoiceNumber || !callbackURL || !payerReference) return failed(response, '2065', 'Mandatory field required');
    if (!/^\d+(\.\d{1,2})?$/.test(amount) || paisaOf(amount) < 100) return failed(response, '2006', 'Invalid Amount');
    const paymentID = `TR0011${randomBytes(12).toString('hex')}`;
    const payment: Payment = {
      paymentID,
      amount,
      invoice: merchantInvoiceNumber,
      title: payerReference,
      callbackURL,
      isVerified: false,
      status: 'Initiated',
      trxID: '',
      refunds: [],
    };
    payments.set(paymentID, payment);
    response.json({
      statusCode: '0000',
      statusMessage: 'Successful',
      paymentID,
      bkashURL: `${origin()}/bkash/pay/${paymentID}`,
      callbackURL,
      amount,
      intent,
      currency,
      transactionStatus: 'Initiated',
      merchantInvoiceNumber,
    });
  });

  router.post('/v1.2.0-beta/tokenized/checkout/execute', (request, response) => {
    const payment = payments.get((request.body as Record<string, string>)['paymentID'] ?? '');
    if (!payment) return failed(response, '2002', 'Invalid Payment ID');
    if (payment.status === 'Completed') return failed(response, '2062', 'The payment has already been completed');
    if (!payment.isVerified || payment.status !== 'Initiated') return failed(response, '2056', 'Invalid Payment State');
    payment.status = 'Completed';
    payment.trxID = randomBytes(5).toString('hex').toUpperCase();
    if (conduct.behaviour.lose.includes('execute')) return void request.socket.destroy();
    response.json(viewOf(payment));
  });

  router.post('/v1.2.0-beta/tokenized/checkout/payment/status', (request, response) => {
    const payment = payments.get((request.body as Record<string, string>)['paymentID'] ?? '');
    if (!payment) return failed(response, '2002', 'Invalid Payment ID');
    response.json(viewOf(payment));
  });

  router.post('/v2/tokenized-checkout/refund/payment/transaction', (request, response) => {
    const { paymentId, trxId, refundAmount = '', sku, reason } = request.body as Record<string, string>;
    const payment = payments.get(paymentId ?? '');
    const failedRefund = (internalCode: string) =>
      void response.status(400).json({ internalCode, errorMessageEn: 'The refund is rejected' });
    if (!payment || payment.trxID !== trxId || payment.status !== 'Completed' || !sku || !reason) return failedRefund('refund_2057');
    if (conduct.behaviour.refunds === 'reject') return failedRefund('refund_2071');
    const left = payment.refunds.reduce((sum, one) => sum - paisaOf(one.refundAmount), paisaOf(payment.amount));
    // bKash refunds a payment ten times at most
    if (paisaOf(refundAmount) > left || payment.refunds.length >= 10) return failedRefund('refund_2072');
    const refund = { refundTrxId: randomBytes(5).toString('hex').toUpperCase(), refundAmount: takaOf(paisaOf(refundAmount)) };
    payment.refunds.push(refund);
    if (conduct.behaviour.lose.includes('refund')) return void request.socket.destroy();
    response.json({
      originalTrxId: trxId,
      originalTrxAmount: payment.amount,
      currency: 'BDT',
      ...refund,
      refundTransactionStatus: 'Completed',
      sku,
      reason,
    });
  });

  router.post('/v2/tokenized-checkout/refund/payment/status', (request, response) => {
    const { paymentId, trxId } = request.body as Record<string, string>;
    const payment = payments.get(paymentId ?? '');
    if (!payment || payment.trxID !== trxId) return void response.status(400).json({ internalCode: 'refund_2057' });
    const refundTransactions = payment.refunds.map((refund) => ({ ...refund, refundTransactionStatus: 'Completed' }));
    response.json({ originalTrxId: trxId, originalTrxAmount: payment.amount, refundTransactions });
  });

  router.get('/control/bkash', (_request, response) => {
    const taken = [...payments.values()].filter(({ status }) => status === 'Completed');
    response.json(
      taken.map(({ invoice, amount, refunds }): TakenPayment => ({ invoice, amount, refunds: refunds.map((one) => one.refundAmount) })),
    );
  });
  router.get('/bkash/pay/:id', (request, response) => {
    const payment = payments.get(request.params.id);
    if (!payment) return void response.status(404).end();
    response.send(
      payPage({ brand: BRAND, colour: COLOUR, amount: payment.amount, title: payment.title, action: `/bkash/pay/${payment.paymentID}` }),
    );
  });
  router.post('/bkash/pay/:id', express.urlencoded({ extended: false }), async (request, response) => {
    const payment = payments.get(request.params.id);
    const outcome = (request.body as Record<string, string>)['outcome'] ?? 'cancel';
    if (!payment) return void response.status(404).end();
    if (payment.status === 'Initiated') {
      payment.isVerified = outcome === 'success';
      if (outcome === 'failure') payment.status = 'Failed';
      if (outcome === 'cancel') payment.status = 'Cancelled';
    }
    const back = `${payment.callbackURL}?paymentID=${payment.paymentID}&status=${outcome}&signature=${randomBytes(5).toString('hex')}`;
    if (conduct.behaviour.callbacks === 'lost') return void response.send(lostPage(BRAND, COLOUR));
    if (conduct.behaviour.callbacks === 'twice') await fetch(back, { redirect: 'manual' });
    response.redirect(303, back);
  });
  return router;
}

function viewOf(payment: Payment) {
  const { paymentID, amount, status, isVerified, invoice, trxID, title } = payment;
  return {
    statusCode: '0000',
    statusMessage: 'Successful',
    paymentID,
    mode: '0011',
    intent: 'sale',
    currency: 'BDT',
    amount,
    transactionStatus: status,
    userVerificationStatus: isVerified ? 'Complete' : 'Incomplete',
    merchantInvoiceNumber: invoice,
    ...(status === 'Completed' && { trxID, customerMsisdn: PAYER_NUMBER, payerAccount: PAYER_NUMBER, payerReference: title }),
  };
}
