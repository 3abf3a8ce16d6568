/** An admin finds that cash was not paid, though a dispute of it was accepted, or nobody has said a word of it. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import { claimDays } from '../../../schema/values/orders/payment-disputes';
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

const { confirm, reject } = transferSteps(() => app);
const { accept, call } = stolenTransfers(
  () => app,
  () => judge,
);

/** 75 Tk by bKash that nobody paid or reported: the seller is asked whether it came in cash, once all is taken off. */
async function asked(): Promise<TestOrder> {
  const order = await bkashOrder(app);
  const actions = app.container.resolve(OrderActionsService);
  await actions.ship(asViewer(order.seller), order.id);
  await actions.receive(asViewer(order.buyer), order.id);
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'REFUND', text: 'Nothing was in it' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', order.seller);
  return order;
}
const dispute = ({ id, buyer }: TestOrder) =>
  call(buyer, 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I paid") { id } }', { id });
const accepted = async (order: TestOrder): Promise<void> =>
  expect([await reject(order), await dispute(order), await accept(order)]).toEqual([null, null, null]);
const silent = async ({ id }: TestOrder): Promise<void> => {
  await app.db.query('UPDATE order_payments SET made_at = made_at - make_interval(days => $2) WHERE order_id = $1', [id, claimDays]);
  await app.container.resolve(RefundDeadlinesService).run();
};
const correct = async ({ id }: TestOrder, amount: string, by = judge) =>
  (await app.call('confirmPayment', { id, amount, reason: 'It was one payment' }, 'id', by)).code;
const from = async ({ id }: TestOrder, by = judge) =>
  (await app.call<{ order: { money: { cashCorrectableFrom: string | null } } }>('order', { id }, 'money { cashCorrectableFrom }', by)).data
    .order.money.cashCorrectableFrom;
const sums = ({ id }: TestOrder) => one(app.db, 'SELECT received::float, refund_owed::float AS owed FROM orders WHERE id = $1', [id]);
const give = async ({ id, seller }: TestOrder) => {
  const refund = await one<{ id: string }>(app.db, `SELECT id FROM order_refunds WHERE order_id = $1 AND state = 'OWED'`, [id]);
  return (await app.call('giveRefund', { id: refund?.id ?? '', input: { method: 'CASH_ON_DELIVERY' } }, 'id', seller)).code;
};
const BACK = { received: 75, owed: 75 };

it.each([
  ['a dispute', accepted, false],
  ['silence', silent, true],
] as const)('cash that came by %s is taken off, with what is owed; both read why', async (_, came, isDisputable) => {
  const order = await asked();
  await came(order);
  expect([await sums(order), await from(order), await from(order, order.seller)]).toEqual([BACK, '0.00', null]);
  expect([await correct(order, '20'), await sums(order), await from(order)]).toEqual([
    null,
    { received: 20, owed: 20 },
    isDisputable ? null : '0.00',
  ]);
  const read = await rows<{ id: string }>(
    app.db,
    `SELECT user_id AS id FROM notifications WHERE text_key = 'cashLowered' AND link LIKE $1`,
    [`%${order.id}`],
  );
  expect(read.map(({ id }) => id).toSorted()).toEqual([order.buyer.id, order.seller.id].toSorted());
  // the rest is a payment that nobody has disputed
  expect([await dispute(order), await accept(order), await sums(order)]).toEqual([null, null, BACK]);
});

it('a dispute of all that is taken off is dismissed, and not opened again', async () => {
  const order = await asked();
  await accepted(order);
  expect([await correct(order, '0'), await sums(order)]).toEqual([null, { received: 0, owed: 0 }]);
  expect(await rows(app.db, 'SELECT state, reason FROM payment_disputes WHERE order_id = $1', [order.id])).toEqual([
    { state: 'DISMISSED', reason: 'It was one payment' },
  ]);
  expect(await dispute(order)).toBe('dispute.again');
});

it('what was given back, and what a seller has said, stays; only an admin takes off', async () => {
  const [given, said] = [await asked(), await asked()];
  await silent(given);
  expect([await correct(given, '0', given.seller), await correct(given, '0', given.buyer)]).toEqual(['CONFLICT', 'FORBIDDEN']);
  expect([await give(given), await from(given), await correct(given, '0'), await sums(given)]).toEqual([null, null, 'CONFLICT', BACK]);
  expect([await confirm(said), await from(said), await sums(said)]).toEqual([null, null, BACK]);
  expect(await correct(said, '0')).not.toBeNull();
});

it('two admins at once take it off once', async () => {
  const [order, other] = [await asked(), await admin(app)];
  await silent(order);
  await Promise.all([correct(order, '40'), correct(order, '40', other)]);
  expect(await sums(order)).toEqual({ received: 40, owed: 40 });
});

it('the seller has left: the refund says what silence made of it, is not owed with a reason, and the buyer objects', async () => {
  const order = await asked();
  await app.db.query(`UPDATE users SET status = 'SUSPENDED', closed_at = now() WHERE id = $1`, [order.seller.id]);
  await silent(order);
  const refunds = async () =>
    (
      await app.call<{ order: { money: { refunds: object[] } } }>(
        'order',
        { id: order.id },
        'money { refunds { state amount unsaidCash } }',
        judge,
      )
    ).data.order.money.refunds;
  expect(await refunds()).toEqual([{ state: 'OWED', amount: '75.00', unsaidCash: '75.00' }]);
  expect([await correct(order, '0'), await sums(order), await refunds()]).toEqual([null, { received: 0, owed: 0 }, []]);
  const [notice] = await rows(
    app.db,
    `SELECT params->>'reason' AS reason FROM notifications WHERE user_id = $1 AND text_key = 'cashLowered'`,
    [order.buyer.id],
  );
  expect(notice).toEqual({ reason: 'It was one payment' });
  expect([await dispute(order), await accept(order), await refunds()]).toEqual([
    null,
    null,
    [{ state: 'OWED', amount: '75.00', unsaidCash: '0.00' }],
  ]);
});
