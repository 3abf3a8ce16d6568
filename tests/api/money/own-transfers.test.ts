/** The market's own transfers come before what a buyer and a seller say of their numbers. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import type { TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, type TestAccount } from '../../support/build-accounts';
import { one, rows } from '../../support/sql';
import { sellerWithBill } from './support/bills';
import { onlineOrder, pay, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { bkashOrder, paidByBkash } from './support/order-accounts';
import { makeBatch, payoutsOf, requestPayout, sellerInCredit } from './support/payouts';
import { refundsOf, startByHand } from './support/refunds-by-hand';
import { transferSteps } from './support/transfer-steps';

let paying: PayingApp;
let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => paying.stop());

const { claim, confirm, cancel, owed } = transferSteps(() => app);
const REASON = 'It is on the statement of the market';

type Record = (reference: string, takeBackReason?: string) => Promise<{ code: string | null; text: string | undefined }>;
async function recording(
  operation: 'markPayoutPaid' | 'recordRefundByHand' | 'recordBillPayment',
  variables: (reference: string, takeBackReason?: string) => { readonly [name: string]: unknown },
  fields: string,
): Promise<Record> {
  return async (reference, takeBackReason) => {
    const { code, body } = await app.call(operation, variables(reference, takeBackReason), fields, judge);
    return { code, text: body.errors?.[0]?.extensions.key === 'payout.numberOfOrder' ? body.errors[0].message : undefined };
  };
}
async function payout(): Promise<Record> {
  const seller = await sellerInCredit(app);
  await requestPayout(app, seller);
  await makeBatch(app, judge);
  const [first] = await payoutsOf(app, seller);
  return recording('markPayoutPaid', (reference, takeBackReason) => ({ id: first!.id, reference, takeBackReason }), 'id');
}
async function handRefund(): Promise<Record> {
  const order = await onlineOrder(app);
  await pay(app, order);
  await app.container.resolve(OrderActionsService).cancel(asViewer(order.seller), order.id, 'No more of it');
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  await paying.behave();
  const id = (await refundsOf(app, order.id))[0]?.id ?? '';
  await startByHand(app, judge, id);
  return recording('recordRefundByHand', (reference, takeBackReason) => ({ id, reference, takeBackReason }), 'rejected { id }');
}
async function bill(): Promise<Record> {
  const { bill: issued } = await sellerWithBill(app);
  const receivedOn = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
  const input = { amount: '0.10', method: 'BKASH', receivedOn };
  return recording(
    'recordBillPayment',
    (reference, takeBackReason) => ({ billId: issued.id, input: { ...input, reference, takeBackReason } }),
    'id',
  );
}
const usesOf = async (reference: string) => (await one<{ uses: string[] }>(app.db, 'SELECT transfer_uses($1) AS uses', [reference]))?.uses;
const numberOf = async ({ id }: { id: string }) =>
  (await one<{ number: string }>(app.db, 'SELECT tracking_number AS number FROM orders WHERE id = $1', [id]))?.number ?? '';

describe.each([
  ['a payout', payout, '4PAYOUT', 'PAYOUT'],
  ['a refund by hand', handRefund, '4HANDXX', 'HAND_REFUND'],
  ['a bill', bill, '4BILLXX', 'BILL'],
] as const)('%s', (_, begin, prefix, use) => {
  it('is recorded once its number is taken back from an order that two accomplices have paid by it', async () => {
    const reference = `${prefix}001`;
    const order = await bkashOrder(app);
    expect([await claim(order, reference), await confirm(order)]).toEqual([null, null]);
    const record = await begin();
    expect(await record(reference)).toEqual({ code: 'CONFLICT', text: expect.stringContaining(await numberOf(order)) as unknown });
    expect(await record(reference, REASON)).toEqual({ code: null, text: undefined });
    expect([await owed(order), await usesOf(reference)]).toEqual([['UNPAID', '0.00', '0.00'], [use]]);
    const trail = await rows(app.db, `SELECT reason FROM audit_events WHERE action = 'payment.transferTakenBack' AND subject_id = $1`, [
      order.id,
    ]);
    expect(trail).toEqual([{ reason: REASON }]);
    const read = await rows<{ id: string }>(
      app.db,
      `SELECT user_id AS id FROM notifications WHERE text_key = 'paymentOfMarket' AND params ->> 'reference' = $1`,
      [reference],
    );
    expect(read.map(({ id }) => id).sort()).toEqual([order.buyer.id, order.seller.id].sort());
    expect([await claim(order, reference)]).toEqual(['CONFLICT']);
  });

  it('and from a refund that two accomplices say was given by it, which is owed again', async () => {
    const reference = `${prefix}002`;
    const order = await bkashOrder(app, { seller: await approvedProducer(app) });
    await paidByBkash(app, order);
    await cancel(order);
    const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [order.id]);
    await app.call('giveRefund', { id: refund!.id, input: { method: 'BKASH', reference } }, 'id', order.seller);
    await app.call('confirmRefund', { id: refund!.id }, 'id', order.buyer);
    const record = await begin();
    expect((await record(reference)).code).toBe('CONFLICT');
    expect((await record(reference, REASON)).code).toBeNull();
    expect([await owed(order), await usesOf(reference)]).toEqual([['REFUND_DUE', '75.00', '75.00'], [use]]);
  });
});

it('a payment that was given back keeps its amount, and no longer names the transfer', async () => {
  const order = await bkashOrder(app);
  expect([await claim(order, '4GIVEN0001'), await confirm(order)]).toEqual([null, null]);
  await cancel(order);
  const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [order.id]);
  await app.call('giveRefund', { id: refund!.id, input: { method: 'CASH_ON_DELIVERY' } }, 'id', order.seller);
  await app.call('confirmRefund', { id: refund!.id }, 'id', order.buyer);
  const record = await payout();
  expect([(await record('4GIVEN0001')).code, (await record('4GIVEN0001', REASON)).code]).toEqual(['CONFLICT', null]);
  expect([await owed(order), await usesOf('4GIVEN0001')]).toEqual([['REFUNDED', '75.00', '0.00'], ['PAYOUT']]);
});

it('what the market has recorded for something else stays a conflict, whatever the reason', async () => {
  const [first, second] = [await payout(), await bill()];
  expect((await first('4TWICE0001', REASON)).code).toBeNull();
  expect((await second('4twice-ooo1', REASON)).code).toBe('CONFLICT');
});
