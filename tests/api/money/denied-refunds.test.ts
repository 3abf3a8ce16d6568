/** A refund that its buyer has denied is not over by what its seller says next, nor by silence. */
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, type TestAccount } from '../../support/build-accounts';
import { listedProduct, type TestOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
import { expectSound } from './support/ledger';
import { bkashOrder, paidByBkash } from './support/order-accounts';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { cancel } = transferSteps(() => app);

interface Denied {
  readonly order: TestOrder;
  readonly id: string;
}

/** Owed for ten days, said to be given in cash, and denied. */
async function denied(): Promise<Denied> {
  const order = await bkashOrder(app);
  await paidByBkash(app, order);
  await cancel(order);
  const refund = await one<{ id: string }>(
    app.db,
    `UPDATE order_refunds SET owed_at = owed_at - interval '10 days', due_at = due_at - interval '10 days' WHERE order_id = $1 RETURNING id`,
    [order.id],
  );
  const id = refund?.id ?? '';
  expect(await give({ order, id })).toBeNull();
  expect(await deny({ order, id })).toBeNull();
  return { order, id };
}
const give = async ({ order, id }: Denied, input: object = { method: 'CASH_ON_DELIVERY' }) =>
  (await app.call('giveRefund', { id, input }, 'state', order.seller)).code;
const deny = async ({ order, id }: Denied) => (await app.call('denyRefund', { id, reason: 'Nothing came' }, 'state', order.buyer)).code;
const decide = async ({ id }: Denied, given: boolean) =>
  (await app.call('decideRefund', { id, given, reason: 'The statement says so' }, 'state', judge)).code;
const waiting = async ({ id }: Denied) =>
  (
    await app.call<{ overdueRefunds: { nodes: { id: string; reference: string | null }[] } }>(
      'overdueRefunds',
      { first: 100 },
      'nodes { id reference }',
      judge,
    )
  ).data.overdueRefunds.nodes.find((refund) => refund.id === id);
const daysPass = async ({ id }: Denied) => {
  await app.db.query("UPDATE order_refunds SET given_at = given_at - interval '4 days' WHERE id = $1", [id]);
  await app.container.resolve(RefundDeadlinesService).run();
};
const stateOf = async ({ id }: Denied) =>
  (await one<{ state: string }>(app.db, 'SELECT state FROM order_refunds WHERE id = $1', [id]))?.state;
async function posting({ order }: Denied) {
  const { id } = await listedProduct(app, order.seller, { published: false });
  return JSON.stringify((await app.call('postForSell', { productIds: [id] }, 'products { id }', order.seller)).body);
}

it('its seller may name another transfer once, for the admins: it stays denied, and posts stay paused', async () => {
  const refund = await denied();
  expect(await posting(refund)).toMatch(/POSTS_PAUSED|refund\.postsPaused/);
  expect(await give(refund, { method: 'NAGAD', reference: '9AGAIN0077' })).toBeNull();
  expect(await give(refund, { method: 'NAGAD', reference: '9AGAIN0078' })).toBe('INVALID_TRANSITION');
  expect([await stateOf(refund), await waiting(refund)]).toEqual(['DENIED', { id: refund.id, reference: '9AGAIN0077' }]);
  expect(await posting(refund)).toMatch(/POSTS_PAUSED|refund\.postsPaused/);
  await daysPass(refund);
  expect(await stateOf(refund)).toBe('DENIED');
  expect([await decide(refund, true), await stateOf(refund)]).toEqual([null, 'CONFIRMED']);
});

it('its buyer may have it after all', async () => {
  const refund = await denied();
  expect(await give(refund)).toBeNull();
  expect((await app.call('confirmRefund', { id: refund.id }, 'state', refund.order.buyer)).code).toBeNull();
  expect([await stateOf(refund), await waiting(refund)]).toEqual(['CONFIRMED', undefined]);
});

it('after an admin found it owed, it is given and denied as any other', async () => {
  const refund = await denied();
  expect([await give(refund), await decide(refund, false), await stateOf(refund)]).toEqual([null, null, 'OWED']);
  expect([await give(refund), await stateOf(refund)]).toEqual([null, 'GIVEN']);
  expect([await deny(refund), await give(refund), await give(refund)]).toEqual([null, null, 'INVALID_TRANSITION']);
});
