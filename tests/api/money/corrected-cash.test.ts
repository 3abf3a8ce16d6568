/** An admin finds that more cash was collected than its seller recorded. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import { shippedOrder, type TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { expectSound } from './support/ledger';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

/** The seller has recorded 85 of 115 Tk: a problem took off 30 before. */
async function recorded(): Promise<TestOrder> {
  const order = await shippedOrder(app);
  await app.container.resolve(OrderActionsService).receive(asViewer(order.buyer), order.id);
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'PARTIAL_REFUND', amount: '30', text: 'Half' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', order.seller);
  return order;
}
const confirm = async ({ id }: TestOrder, by: TestAccount, given: { amount?: string; reason?: string }) =>
  (await app.call('confirmPayment', { id, ...given }, 'id', by)).code;
const correctable = async ({ id }: TestOrder, by: TestAccount) =>
  (await app.call<{ order: { money: { cashCorrectableTo: string | null } } }>('order', { id }, 'money { cashCorrectableTo }', by)).data
    .order.money.cashCorrectableTo;
const sums = ({ id }: TestOrder) =>
  one(
    app.db,
    `SELECT (SELECT coalesce(sum(amount), 0)::float FROM order_payments WHERE order_id = $1 AND state = 'RECEIVED') AS received,
       (SELECT coalesce(sum(amount), 0)::float FROM order_refunds WHERE order_id = $1 AND state = 'OWED') AS owed`,
    [id],
  );

it('upwards alone, with a reason, once the seller has recorded some: the rest is owed, both read it, the trail has it', async () => {
  const order = await recorded();
  const reason = 'The seller wrote it in a message';
  expect(await confirm(order, judge, { amount: '100', reason })).toBe('INVALID_TRANSITION');
  expect(await confirm(order, order.seller, { amount: '85' })).toBeNull();
  expect([await confirm(order, judge, {}), await confirm(order, judge, { amount: '100' })]).toEqual(['FORBIDDEN', 'BAD_USER_INPUT']);
  for (const amount of ['85', '115.01']) expect(await confirm(order, judge, { amount, reason })).toBe('BAD_USER_INPUT');
  expect(await sums(order)).toEqual({ received: 85, owed: 0 });
  expect([await confirm(order, judge, { amount: '100', reason }), await sums(order)]).toEqual([null, { received: 100, owed: 15 }]);
  const read = await rows<{ id: string }>(app.db, `SELECT user_id AS id FROM notifications WHERE text_key = 'cashCorrected'`);
  expect(read.map(({ id }) => id).sort()).toEqual([order.buyer.id, order.seller.id].sort());
  const acts = await rows(app.db, `SELECT reason, details->>'amount' AS amount FROM audit_events WHERE action = 'payment.cashCorrected'`);
  expect(acts).toEqual([{ reason, amount: '15.00' }]);
});

it('admins alone see up to which amount, as long as it can be corrected', async () => {
  const order = await recorded();
  expect(await correctable(order, judge)).toBeNull();
  expect([await confirm(order, order.seller, { amount: '85' }), await correctable(order, judge)]).toEqual([null, '115.00']);
  expect([await correctable(order, order.seller), await correctable(order, order.buyer)]).toEqual([null, null]);
  const all = await confirm(order, judge, { amount: '115', reason: 'Both say so' });
  expect([all, await correctable(order, judge)]).toEqual([null, null]);
});

it('a buyer, another seller, and a program of an admin may not', async () => {
  const order = await recorded();
  expect(await confirm(order, order.seller, { amount: '85' })).toBeNull();
  const other = (await recorded()).seller;
  const given = { amount: '100', reason: 'It was so' };
  expect([await confirm(order, order.buyer, given), await confirm(order, other, given)]).toEqual(['FORBIDDEN', 'NOT_FOUND']);
});

it('seller and admin at once, and the same amount twice: no Taka counts twice', async () => {
  for (const amounts of [
    ['100', '115'],
    ['115', '100'],
    ['115', '115'],
  ] as const) {
    const order = await recorded();
    expect(await confirm(order, order.seller, { amount: '85' })).toBeNull();
    await Promise.all([
      confirm(order, order.seller, { amount: amounts[0] }),
      confirm(order, judge, { amount: amounts[1], reason: 'Both say so' }),
    ]);
    expect(await sums(order)).toEqual({ received: 115, owed: 30 });
  }
});
