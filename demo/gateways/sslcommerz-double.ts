/**
 * A double of SSLCOMMERZ's hosted checkout, v4, as developer.sslcommerz.com describes it. State lives as long as the
 * process.
 */
import { randomBytes } from 'node:crypto';
import express, { Router } from 'express';
import { signatureOf } from '../../server/platform/payments/sslcommerz-provider';
import { type Conduct, paisaOf, type TakenPayment, takaOf } from './double';
import { lostPage, payPage, postBackPage } from './pages';

interface Refund {
  readonly id: string;
  readonly refundRefId: string;
  readonly amount: string;
  asked: number;
  /** It was reported as cancelled last: the store keeps the money. */
  isCancelled: boolean;
}

interface Payment {
  readonly sessionkey: string;
  readonly fields: Readonly<Record<string, string>>;
  status: 'PENDING' | 'VALID' | 'FAILED' | 'CANCELLED';
  readonly bankTranId: string;
  readonly valId: string;
  readonly refunds: Refund[];
  isRisky: boolean;
}

/** The double accepts only these credentials of its store. */
export const sslcommerzCredentials = { storeId: 'demo-store', storePassword: 'demo-store-password' };
const [BRAND, COLOUR] = ['SSLCOMMERZ', '#2a5caa'];
/** SSLCOMMERZ's part of a payment. */
const FEE_PERCENT = 2;

export function sslcommerzDouble(conduct: Conduct, origin: () => string): Router {
  const payments = new Map<string, Payment>();
  const router = Router();
  const isStore = ({ store_id, store_passwd }: Readonly<Record<string, string>>) =>
    store_id === sslcommerzCredentials.storeId && store_passwd === sslcommerzCredentials.storePassword;
  const find = (test: (payment: Payment) => boolean) => [...payments.values()].find(test);

  router.post('/gwprocess/v4/api.php', express.urlencoded({ extended: false }), (request, response) => {
    const fields = request.body as Record<string, string>;
    const needed = [
      'total_amount',
      'currency',
      'tran_id',
      'success_url',
      'fail_url',
      'cancel_url',
      'cus_name',
      'cus_email',
      'cus_phone',
      'product_name',
    ];
    const missing = needed.find((name) => !fields[name]);
    if (!isStore(fields)) return void response.json({ status: 'FAILED', failedreason: 'Store Credential Error Or Store is De-active' });
    if (missing) return void response.json({ status: 'FAILED', failedreason: `${missing} is missing` });
    const sessionkey = randomBytes(16).toString('hex').toUpperCase();
    const ids = { bankTranId: randomBytes(12).toString('hex').toUpperCase(), valId: randomBytes(12).toString('hex') };
    payments.set(sessionkey, { sessionkey, fields, status: 'PENDING', ...ids, refunds: [], isRisky: false });
    response.json({ status: 'SUCCESS', failedreason: '', sessionkey, GatewayPageURL: `${origin()}/sslcommerz/pay/${sessionkey}` });
  });

  router.get('/validator/api/validationserverAPI.php', (request, response) => {
    const query = request.query as Record<string, string>;
    const payment = find(({ valId }) => valId === query['val_id']);
    if (!isStore(query) || payment?.status !== 'VALID') return void response.json({ APIConnect: 'DONE', status: 'INVALID_TRANSACTION' });
    response.json({ APIConnect: 'DONE', ...elementOf(payment) });
  });

  router.get('/validator/api/merchantTransIDvalidationAPI.php', (request, response) => {
    const query = request.query as Record<string, string>;
    if (!isStore(query)) return void response.json({ APIConnect: 'INVALID_REQUEST' });
    if (query['tran_id']) {
      const attempts = [...payments.values()].filter(
        ({ fields, status }) => fields['tran_id'] === query['tran_id'] && status !== 'PENDING',
      );
      return void response.json({ APIConnect: 'DONE', no_of_trans_found: attempts.length, element: attempts.map(elementOf) });
    }
    if (query['refund_ref_id']) {
      const [payment, refund] = refundBy(query['refund_ref_id']);
      if (!payment || !refund) return void response.json({ APIConnect: 'DONE', status: 'failed', errorReason: 'Invalid refund reference' });
      refund.asked += 1;
      if (conduct.behaviour.refunds !== 'accept') refund.isCancelled = conduct.behaviour.refunds === 'reject';
      const status = refund.isCancelled ? 'cancelled' : 'refunded';
      return void response.json({ APIConnect: 'DONE', bank_tran_id: payment.bankTranId, refund_ref_id: refund.refundRefId, status });
    }
    const payment = find(({ bankTranId, status }) => bankTranId === query['bank_tran_id'] && status === 'VALID');
    const refund = payment && refundOf(payment, query);
    if (!payment || !refund) return void response.json({ APIConnect: 'DONE', status: 'failed', errorReason: 'Refund is not possible' });
    if (conduct.behaviour.lose.includes('refund')) return void request.socket.destroy();
    response.json({
      APIConnect: 'DONE',
      bank_tran_id: payment.bankTranId,
      refund_ref_id: refund.refundRefId,
      status: 'processing',
      errorReason: '',
    });
  });

  /** Under an id that was used before it is the same refund. */
  function refundOf(payment: Payment, query: Readonly<Record<string, string>>): Refund | null {
    const { refund_trans_id: id = '', refund_amount: amount = '', refund_remarks: remarks } = query;
    const earlier = payment.refunds.find((one) => one.id === id);
    if (earlier) return Object.assign(earlier, { isCancelled: false });
    const left = payment.refunds.reduce((sum, one) => sum - paisaOf(one.amount), paisaOf(payment.fields['total_amount'] ?? '0'));
    if (id === '' || !remarks || !/^\d+(\.\d{1,2})?$/.test(amount) || paisaOf(amount) > left) return null;
    const refund = { id, amount, refundRefId: randomBytes(8).toString('hex'), asked: 0, isCancelled: false };
    payment.refunds.push(refund);
    return refund;
  }

  function refundBy(reference: string): [Payment?, Refund?] {
    const payment = find(({ refunds }) => refunds.some(({ refundRefId }) => refundRefId === reference));
    return [payment, payment?.refunds.find(({ refundRefId }) => refundRefId === reference)];
  }

  router.get('/control/sslcommerz', (_request, response) => {
    const taken = [...payments.values()].filter(({ status }) => status === 'VALID');
    response.json(
      taken.map(({ fields, refunds }): TakenPayment => {
        const { tran_id: invoice = '', total_amount: amount = '' } = fields;
        return { invoice, amount, refunds: refunds.filter((one) => !one.isCancelled).map((one) => one.amount) };
      }),
    );
  });
  router.get('/sslcommerz/pay/:key', (request, response) => {
    const payment = payments.get(request.params.key);
    if (!payment) return void response.status(404).end();
    const { total_amount: amount = '', product_name: title = '' } = payment.fields;
    response.send(payPage({ brand: BRAND, colour: COLOUR, amount, title, action: `/sslcommerz/pay/${payment.sessionkey}` }));
  });
  router.post('/sslcommerz/pay/:key', express.urlencoded({ extended: false }), async (request, response) => {
    const payment = payments.get(request.params.key);
    if (!payment) return void response.status(404).end();
    const outcome = (request.body as Record<string, string>)['outcome'];
    payment.isRisky = conduct.behaviour.isRisky;
    if (payment.status === 'PENDING') payment.status = outcome === 'success' ? 'VALID' : outcome === 'failure' ? 'FAILED' : 'CANCELLED';
    const fields = callbackOf(payment);
    const post = (url: string) => fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    const ipn = payment.fields['ipn_url'];
    if (ipn) await conduct.callingBack(() => post(ipn));
    if (conduct.behaviour.callbacks === 'lost') return void response.send(lostPage(BRAND, COLOUR));
    const back = { VALID: 'success_url', FAILED: 'fail_url', CANCELLED: 'cancel_url', PENDING: 'cancel_url' }[payment.status];
    response.send(postBackPage(payment.fields[back] ?? '', fields));
  });
  return router;
}

function elementOf(payment: Payment): Record<string, string> {
  const { total_amount: amount = '0', tran_id = '' } = payment.fields;
  const paisa = paisaOf(amount);
  return {
    status: payment.status,
    tran_id,
    val_id: payment.valId,
    bank_tran_id: payment.bankTranId,
    amount: takaOf(paisa),
    store_amount: takaOf(paisa - Math.round((paisa * FEE_PERCENT) / 100)),
    currency: 'BDT',
    currency_type: 'BDT',
    currency_amount: takaOf(paisa),
    card_type: 'DEMO',
    card_no: '411111XXXXXX1111',
    risk_level: payment.isRisky ? '1' : '0',
  };
}

/** Returns the signed fields that SSLCOMMERZ posts as its callback. */
function callbackOf(payment: Payment): Record<string, string> {
  const fields = elementOf(payment);
  const verify_key = Object.keys(fields).sort().join(',');
  return { ...fields, verify_key, verify_sign: signatureOf(fields, verify_key, sslcommerzCredentials.storePassword) };
}
