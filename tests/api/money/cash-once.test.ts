/** Cash of an order is received once, whoever says so and how often. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { namedGuards } from '../../../server/platform/errors/guard-errors';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import { shippedOrder, type TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { expectSound } from './support/ledger';
import { stolenTransfers } from './support/stolen-transfers';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { claim, reject } = transferSteps(() => app);
const { accept, call } = stolenTransfers(
  () => app,
  () => judge,
);

/** 115 Tk in cash that nobody recorded; a problem takes 30 off, and the seller is asked about all of it. */
async function askedAbout(): Promise<TestOrder> {
  const order = await shippedOrder(app);
  await app.container.resolve(OrderActionsService).receive(asViewer(order.buyer), order.id);
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'PARTIAL_REFUND', amount: '30', text: 'Half' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', order.seller);
  return order;
}
const sums = ({ id }: TestOrder) =>
  one(
    app.db,
    `SELECT (SELECT coalesce(sum(amount), 0)::float FROM order_payments WHERE order_id = $1 AND state = 'RECEIVED') AS received,
       (SELECT coalesce(sum(amount), 0)::float FROM order_payments WHERE order_id = $1 AND state IN ('CLAIMED', 'REJECTED')) AS said,
       (SELECT coalesce(sum(amount), 0)::float FROM order_refunds WHERE order_id = $1 AND state IN ('OWED', 'GIVEN', 'DENIED')) AS owed`,
    [id],
  );
const confirm = async ({ id, seller }: TestOrder, amount?: string) => (await app.call('confirmPayment', { id, amount }, 'id', seller)).code;
const dispute = ({ id, buyer }: TestOrder) =>
  call(buyer, 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I paid at the door") { id } }', { id });
const disputesOf = ({ id }: TestOrder) => rows(app.db, 'SELECT state FROM payment_disputes WHERE order_id = $1', [id]);
const ALL = { received: 115, said: 0, owed: 30 };

it('the seller takes back a no, with all of it: the open dispute is over, and nothing counts twice', async () => {
  const order = await askedAbout();
  expect([await reject(order), await dispute(order), await confirm(order, '115')]).toEqual([null, null, null]);
  expect([await sums(order), await disputesOf(order)]).toEqual([ALL, [{ state: 'ACCEPTED' }]]);
});

it('the seller takes back a no, with what is due: an admin adds no more than the rest', async () => {
  const order = await askedAbout();
  expect([await reject(order), await dispute(order), await confirm(order)]).toEqual([null, null, null]);
  expect([await sums(order), await disputesOf(order)]).toEqual([{ received: 85, said: 30, owed: 0 }, [{ state: 'OPEN' }]]);
  expect([await accept(order), await sums(order)]).toEqual([null, ALL]);
});

it('a seller who has taken back the no cannot be made to owe the cash again', async () => {
  const order = await askedAbout();
  expect([await reject(order), await confirm(order, '115')]).toEqual([null, null]);
  expect([await dispute(order), await sums(order)]).toEqual(['dispute.notRejected', ALL]);
});

it('a part that is corrected upwards takes it from the rest that is disputed', async () => {
  const order = await askedAbout();
  expect([await confirm(order, '100'), await dispute(order), await confirm(order, '110')]).toEqual([null, null, null]);
  expect(await sums(order)).toEqual({ received: 110, said: 5, owed: 25 });
  expect([await accept(order), await sums(order)]).toEqual([null, ALL]);
  const next = await askedAbout();
  expect([await confirm(next, '100'), await dispute(next), await confirm(next, '115')]).toEqual([null, null, null]);
  expect([await sums(next), await disputesOf(next)]).toEqual([ALL, [{ state: 'ACCEPTED' }]]);
});

it('the buyer was given back what was taken off, before an admin decides: the cash is still received once', async () => {
  const order = await askedAbout();
  expect([await reject(order), await dispute(order), await confirm(order, '100')]).toEqual([null, null, null]);
  const refund = await one<{ id: string }>(app.db, `SELECT id FROM order_refunds WHERE order_id = $1`, [order.id]);
  await app.call('giveRefund', { id: refund!.id, input: { method: 'CASH_ON_DELIVERY' } }, 'id', order.seller);
  await app.call('confirmRefund', { id: refund!.id }, 'id', order.buyer);
  expect([await accept(order), await sums(order)]).toEqual([null, { received: 115, said: 0, owed: 15 }]);
});

it('at once: an admin accepts, and the seller corrects a part upwards', async () => {
  for (let round = 0; round < 3; round++) {
    const order = await askedAbout();
    expect([await confirm(order, '100'), await dispute(order)]).toEqual([null, null]);
    await Promise.all([accept(order), confirm(order, '115')]);
    expect(await sums(order)).toEqual(ALL);
  }
});

it('what came by mobile money after the no is money of its own', async () => {
  const order = await askedAbout();
  expect([await reject(order), await dispute(order), await claim(order, '9AFTERCASH')]).toEqual([null, null, null]);
  expect([await confirm(order), await accept(order, true)]).toEqual([null, null]);
  expect(await sums(order)).toEqual({ received: 200, said: 0, owed: 115 });
});

it('what was reported by mobile money beside the cash is confirmed as it is, and the amount is that of the cash', async () => {
  const order = await shippedOrder(app);
  await app.container.resolve(OrderActionsService).receive(asViewer(order.buyer), order.id);
  expect(await claim(order, '9BESIDE001', '40')).toBeNull();
  expect(await confirm(order, '20')).toBe('BAD_USER_INPUT');
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'PARTIAL_REFUND', amount: '30', text: 'Half' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', order.seller);
  expect(await sums(order)).toEqual({ received: 0, said: 115, owed: 0 });
  expect([await confirm(order, '75.01'), await confirm(order, '60')]).toEqual(['BAD_USER_INPUT', null]);
  expect(await sums(order)).toEqual({ received: 100, said: 15, owed: 15 });
});

it('the transfer came, and the cash beside it did not: the buyer may dispute that', async () => {
  const order = await shippedOrder(app);
  await app.container.resolve(OrderActionsService).receive(asViewer(order.buyer), order.id);
  expect(await claim(order, '9BESIDE002', '40')).toBeNull();
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'PARTIAL_REFUND', amount: '75', text: 'Most' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', order.seller);
  expect([await confirm(order, '0'), await sums(order)]).toEqual([null, { received: 40, said: 75, owed: 0 }]);
  expect([await dispute(order), await accept(order), await sums(order)]).toEqual([null, null, { received: 115, said: 0, owed: 75 }]);
  const { code, body } = await app.call('confirmPayment', { id: order.id, amount: '116' }, 'id', order.seller);
  expect([code, body.errors?.[0]?.extensions.key]).toEqual(['CONFLICT', 'payment.cashRecorded']);
});

it('cash is not corrected upwards once its buyer has left: nobody could be given the rest', async () => {
  const order = await askedAbout();
  expect(await confirm(order, '85')).toBeNull();
  await app.db.query('UPDATE users SET closed_at = now() WHERE id = $1', [order.buyer.id]);
  expect([await confirm(order, '115'), (await sums(order)) as object]).toEqual(['CONFLICT', { received: 85, said: 30, owed: 0 }]);
});

it('the database receives no more cash than the order ever charged; a total that sinks later is a refund', async () => {
  const order = await askedAbout();
  expect(await confirm(order, '115')).toBeNull();
  const add = `WITH p AS (INSERT INTO order_payments (order_id, method, amount, state, decided_at) VALUES ($1, 'CASH_ON_DELIVERY', 0.01, 'RECEIVED', now()))
    UPDATE orders SET received = received + 0.01, refund_owed = refund_owed WHERE id = $1`;
  await expect(app.db.query(add, [order.id])).rejects.toThrow('more cash than it ever charged');
  const raise = `WITH p AS (UPDATE order_payments SET amount = amount + 1 WHERE order_id = $1 AND state = 'RECEIVED')
    UPDATE orders SET received = received + 1 WHERE id = $1`;
  await expect(app.db.query(raise, [order.id])).rejects.toThrow('more cash than it ever charged');
  expect([await sums(order), namedGuards()]).toEqual([ALL, expect.arrayContaining(['order_payments_cash_once'])]);
});
