/** Money was sent for an order that ended, and its seller has left before the buyer reports it: an admin decides. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { expectSound } from './support/ledger';
import { bkashOrder } from './support/order-accounts';
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

const { claim } = transferSteps(() => app);
const { accept, call } = stolenTransfers(
  () => app,
  () => judge,
);

let transfers = 0;
const unused = () => `9GONE${String(++transfers).padStart(4, '0')}`;
/** Confirmed, cancelled some days ago, and its seller has closed the account since. */
async function ended(): Promise<TestOrder> {
  const order = await bkashOrder(app);
  const { id, seller } = order;
  await app.container.resolve(OrderActionsService).cancel(asViewer(seller), id, 'No harvest');
  await app.db.query(`UPDATE orders SET updated_at = now() - interval '4 days' WHERE id = $1`, [id]);
  const { code } = await app.call('closeAccount', { input: { password: seller.password } }, 'isClosed', { token: seller.token });
  expect(code).toBeNull();
  return order;
}
const viewOf = async ({ id, buyer }: TestOrder) => {
  const fields = 'paymentStatus paymentSteps paymentDispute { state paymentReference amount }';
  return (await app.call<{ order: object }>('order', { id }, fields, { token: buyer.token })).data.order;
};
const dismiss = async ({ id }: TestOrder) => {
  const open = await one<{ id: string }>(app.db, `SELECT id FROM payment_disputes WHERE order_id = $1 AND state = 'OPEN'`, [id]);
  const text = 'mutation ($id: ID!) { decidePaymentDispute(id: $id, accepted: false, reason: "Not there") { id } }';
  return call(judge, text, { id: open?.id });
};
const owedOf = ({ id }: TestOrder) =>
  one(app.db, `SELECT amount::float AS amount, state, due_at <= now() AS is_due FROM order_refunds WHERE order_id = $1`, [id]);
const waiting = async () => {
  const query = '{ overdueRefunds { nodes { hasSellerLeft actions order { id } } } }';
  type Data = { overdueRefunds: { nodes: { order: { id: string } }[] } };
  return (await app.gql<Data>(query, {}, { token: judge.token })).data.overdueRefunds.nodes;
};
const notified = async ({ id }: TestAccount) =>
  (await rows<{ key: string }>(app.db, 'SELECT text_key AS key FROM notifications WHERE user_id = $1', [id])).map(({ key }) => key);

it('what the buyer reports goes to the admins at once; accepted, the market gives it back', async () => {
  const [order, reference] = [await ended(), unused()];
  expect(await viewOf(order)).toEqual({ paymentStatus: 'UNPAID', paymentSteps: ['CLAIM'], paymentDispute: null });
  expect(await claim(order, reference, '75')).toBeNull();
  expect(await viewOf(order)).toEqual({
    paymentStatus: 'CLAIMED',
    paymentSteps: [],
    paymentDispute: { state: 'OPEN', paymentReference: reference, amount: '75.00' },
  });
  expect([await notified(judge), await notified(order.seller)]).toEqual([expect.arrayContaining(['claimToDecide']), []]);
  expect([await accept(order), await owedOf(order)]).toEqual([null, { amount: 75, state: 'OWED', is_due: true }]);
  expect(await waiting()).toContainEqual({ hasSellerLeft: true, actions: ['DECIDE', 'GIVE'], order: { id: order.id } });
  expect(await notified(order.buyer)).toEqual(expect.arrayContaining(['paymentDisputeAccepted', 'refundBySellerGone']));
});

it('one that is dismissed is reported once more, as any that was not found', async () => {
  const [order, reference] = [await ended(), unused()];
  expect([await claim(order, reference, '75'), await dismiss(order)]).toEqual([null, null]);
  expect(await viewOf(order)).toMatchObject({ paymentStatus: 'UNPAID', paymentSteps: ['CLAIM'], paymentDispute: { state: 'DISMISSED' } });
  expect([await claim(order, reference, '75'), await dismiss(order), await claim(order, reference, '75')]).toEqual([
    null,
    null,
    'CONFLICT',
  ]);
  expect(await owedOf(order)).toBeNull();
});

it('a transfer that someone else has reported is disputed as before; an admin finds whose it was', async () => {
  const [order, thief, reference] = [await ended(), await bkashOrder(app), unused()];
  expect([await claim(thief, reference), await claim(order, reference, '75')]).toEqual([null, 'CONFLICT']);
  const transfer = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: reference, amount: '75' };
  const text =
    'mutation ($id: ID!, $transfer: PaymentClaimInput) { disputePayment(orderId: $id, text: "Mine", transfer: $transfer) { id } }';
  expect([await call(order.buyer, text, { id: order.id, transfer }), await accept(order)]).toEqual([null, null]);
  expect(await owedOf(order)).toEqual({ amount: 75, state: 'OWED', is_due: true });
});

it('the market hears of no more than the order could cost, and only where the seller’s number was shown', async () => {
  const [order, hidden] = [await ended(), await ended()];
  const { total } = (await one<{ total: string }>(app.db, 'SELECT total FROM orders WHERE id = $1', [order.id])) ?? { total: '0' };
  expect(await claim(order, unused(), String(Number(total) + 1))).toBe('CONFLICT');
  expect(await claim(order, unused(), '500000')).toBe('CONFLICT');
  await app.db.query('DELETE FROM order_payees WHERE order_id = $1', [hidden.id]);
  expect(await claim(hidden, unused(), '75')).toBe('CONFLICT');
  const text =
    'mutation ($id: ID!, $transfer: PaymentClaimInput) { disputePayment(orderId: $id, text: "Mine", transfer: $transfer) { id } }';
  const reference = unused();
  await claim(await bkashOrder(app), reference);
  const transfer = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: reference, amount: '500000' };
  expect(await call(order.buyer, text, { id: order.id, transfer })).toBe('payment.sellerLeft');
  expect([await claim(order, unused(), '75'), await accept(order)]).toEqual([null, null]);
  expect(await claim(order, unused(), String(Number(total) - 74))).toBe('CONFLICT');
});

it('no more wait for one buyer than of other disputes', async () => {
  const order = await ended();
  await app.db.query(
    `INSERT INTO payment_disputes (order_id, buyer_id, seller_id, payment_method, payment_reference, amount, text)
     SELECT id, buyer_id, seller_id, 'BKASH', '9OTHER' || n, 10, 'Sent' FROM orders, generate_series(1, 5) n WHERE id = $1`,
    [order.id],
  );
  expect([await claim(order, unused(), '75'), await viewOf(order)]).toMatchObject(['CONFLICT', { paymentStatus: 'UNPAID' }]);
  await app.db.query(`DELETE FROM payment_disputes WHERE order_id = $1`, [order.id]);
});
