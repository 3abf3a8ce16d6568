/** Goods of a seller who has left are recalled: what the buyer is owed is seen at once, and given by an admin. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import { claimDays } from '../../../schema/values/orders/payment-disputes';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, type TestAccount } from '../../support/build-accounts';
import { listedProduct, shippedOrder, type TestOrder } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';
import { one, rows } from '../../support/sql';
import { recallSteps } from '../recalls/support/recall-steps';
import { expectSound } from './support/ledger';
import { onlinePickup } from './support/order-accounts';
import { stolenTransfers } from './support/stolen-transfers';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { codeOf, decide, refundDue } = recallSteps(() => app);
const { accept, call, complete } = stolenTransfers(
  () => app,
  () => judge,
);

/** Delivered and complete; its seller has left, and its goods are recalled. */
async function recalled(isRecorded: boolean): Promise<TestOrder> {
  const seller = await approvedProducer(app);
  const product = await listedProduct(app, seller);
  const input = { ...onlinePickup, paymentMethod: 'CASH_ON_DELIVERY' };
  const order = await shippedOrder(app, { seller, lines: [{ product, quantity: '2.5' }], input });
  const actions = app.container.resolve(OrderActionsService);
  const code = await handoverCode(app, order.id);
  if (isRecorded) await actions.deliver(asViewer(seller), order.id, { code, paymentReceived: true });
  else await actions.receive(asViewer(order.buyer), order.id);
  await complete(order);
  await app.db.query(`UPDATE users SET status = 'SUSPENDED', closed_at = now() WHERE id = $1`, [seller.id]);
  const lot = await codeOf(product);
  await decide('askRecall', judge, lot);
  await decide('confirmRecall', await admin(app), lot);
  await refundDue();
  return order;
}
const owedOf = ({ id }: TestOrder) =>
  one<{ id: string; amount: number; state: string }>(
    app.db,
    `SELECT id, amount::float AS amount, state FROM order_refunds WHERE order_id = $1 AND state <> 'DROPPED'`,
    [id],
  );
const waiting = async () =>
  (
    await app.gql<{ overdueRefunds: { nodes: { id: string; hasSellerLeft: boolean; actions: string[] }[] } }>(
      '{ overdueRefunds { nodes { id hasSellerLeft actions } } }',
      {},
      { token: judge.token },
    )
  ).data.overdueRefunds.nodes;
const obstacles = async ({ token }: TestAccount) =>
  (await app.gql<{ accountClosing: { obstacles: string[] } }>('{ accountClosing { obstacles } }', {}, { token })).data.accountClosing
    .obstacles;
const notified = async ({ id }: TestAccount) =>
  (await rows<{ key: string }>(app.db, 'SELECT text_key AS key FROM notifications WHERE user_id = $1', [id])).map(({ key }) => key);
const GIVE = 'mutation ($id: ID!, $input: RefundGivenInput!) { giveRefund(id: $id, input: $input) { id } }';
const give = (id: string | undefined, reference: string) => call(judge, GIVE, { id, input: { method: 'BKASH', reference } });
const silence = async ({ id }: TestOrder) => {
  await app.db.query('UPDATE order_payments SET made_at = made_at - make_interval(days => $2) WHERE order_id = $1', [id, claimDays]);
  await app.db.query(`UPDATE order_refunds SET given_at = given_at - interval '4 days' WHERE order_id = $1`, [id]);
  await app.container.resolve(RefundDeadlinesService).run();
};

it('it is in the admins’ list at once; an admin gives it, the buyer denies, and gets it by another transfer', async () => {
  const order = await recalled(true);
  const owed = await owedOf(order);
  expect(owed).toMatchObject({ amount: 75, state: 'OWED' });
  expect(await waiting()).toContainEqual({ id: owed?.id, hasSellerLeft: true, actions: ['DECIDE', 'GIVE'] });
  expect([await notified(order.buyer), await notified(order.seller)]).toEqual([
    expect.arrayContaining(['refundBySellerGone']),
    expect.not.arrayContaining(['refundOwed']),
  ]);
  expect(await obstacles(order.buyer)).toEqual(['REFUNDS']);
  expect([await give(owed?.id, '8LEFT00001'), (await owedOf(order))?.state]).toEqual([null, 'GIVEN']);
  expect(
    await call(order.buyer, 'mutation ($id: ID!) { denyRefund(id: $id, reason: "Nothing came") { id } }', { id: owed?.id }),
  ).toBeNull();
  expect([await give(owed?.id, '8LEFT00002'), (await owedOf(order))?.state]).toEqual([null, 'DENIED']);
  expect(await call(order.buyer, 'mutation ($id: ID!) { confirmRefund(id: $id) { id } }', { id: owed?.id })).toBeNull();
  expect([(await owedOf(order))?.state, await obstacles(order.buyer)]).toEqual(['CONFIRMED', []]);
  const acts = await rows(
    app.db,
    `SELECT details->>'reference' AS reference FROM audit_events WHERE action = 'order.refundGiven' ORDER BY 1`,
  );
  expect(acts).toEqual([{ reference: '8LEFT00001' }, { reference: '8LEFT00002' }]);
});

it('a transfer of the market gives one such refund; a buyer who says nothing has it', async () => {
  const [one_, other] = [await recalled(true), await recalled(true)];
  const ids = [(await owedOf(one_))?.id, (await owedOf(other))?.id];
  expect([await give(ids[0], '8LEFT00003'), await give(ids[1], '8left-00003')]).toEqual([null, 'refund.numberOfRefund']);
  await silence(one_);
  expect([(await owedOf(one_))?.state, (await owedOf(other))?.state]).toEqual(['CONFIRMED', 'OWED']);
  expect(await notified(judge)).toContain('refundToDecide');
});

it('of a seller who stays an admin gives nothing', async () => {
  const order = await recalled(true);
  await app.db.query(`UPDATE users SET status = 'APPROVED', closed_at = NULL WHERE id = $1`, [order.seller.id]);
  expect(await give((await owedOf(order))?.id, '8LEFT00004')).toBe('error.forbidden');
});

it.each(['silence', 'a dispute'] as const)('cash that nobody recorded is not lost with the seller: %s', async (how) => {
  const order = await recalled(false);
  expect(await owedOf(order)).toBeNull();
  if (how === 'silence') await silence(order);
  else {
    const text = 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I paid") { id } }';
    expect([await call(order.buyer, text, { id: order.id }), await accept(order)]).toEqual([null, null]);
  }
  expect(await owedOf(order)).toMatchObject({ amount: 75, state: 'OWED' });
  expect((await waiting()).map(({ id }) => id)).toContain((await owedOf(order))?.id);
});

it('silence of a seller who has left is sure: nobody waits days for it', async () => {
  const order = await recalled(false);
  await app.container.resolve(RefundDeadlinesService).run();
  expect(await owedOf(order)).toMatchObject({ amount: 75, state: 'OWED' });
  const query = '{ overdueRefunds { nodes { unsaidCash order { id } } } }';
  type Data = { overdueRefunds: { nodes: { order: { id: string } }[] } };
  const { nodes } = (await app.gql<Data>(query, {}, { token: judge.token })).data.overdueRefunds;
  expect(nodes).toContainEqual({ unsaidCash: '75.00', order: { id: order.id } });
});
