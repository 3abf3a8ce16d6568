/**
 * Orders of a party narrowed for programs: by ids, tracking number, status, when they were placed and when they
 * changed.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, placedOrder, type TestOrder } from '../../support/build-orders';
import { offeredProblem } from '../../support/build-problems';
import type { Variables } from '../../support/client';
import { one } from '../../support/sql';
import { bkashOrder } from '../money/support/order-accounts';
import { transferSteps } from '../money/support/transfer-steps';

let app: TestApp;
let producer: TestAccount;
let first: TestOrder;
let second: TestOrder;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  first = await placedOrder(app, { seller: producer });
  second = await confirmedOrder(app, { seller: producer });
  await app.db.query(`UPDATE orders SET placed_at = '2026-01-01', updated_at = '2026-01-02' WHERE id = $1`, [first.id]);
  await app.db.query(`UPDATE orders SET placed_at = '2026-02-01', updated_at = '2026-02-02' WHERE id = $1`, [second.id]);
});
afterAll(() => app.stop());

const { claim, reject } = transferSteps(() => app);
const found = async (filter: Variables, by = producer, list = 'mySales') => {
  const query = `query ($filter: OrderFilter) { list: ${list}(filter: $filter) { nodes { id } totalCount } }`;
  const { nodes, totalCount } = (
    await app.gql<{ list: { nodes: { id: string }[]; totalCount: number } }>(query, { filter }, { token: by.token })
  ).data.list;
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ id }) => id);
};

it('are found by id and by tracking number, those of others never', async () => {
  const [stranger, other] = [await approvedProducer(app), await placedOrder(app)];
  expect(await found({ ids: [first.id, other.id, 'nonsense'] })).toEqual([first.id]);
  expect(await found({ trackingNumber: second.order.trackingNumber.toLowerCase() })).toEqual([second.id]);
  expect(await found({ trackingNumber: second.order.trackingNumber.slice(0, -1) })).toEqual([]);
  expect(await found({ trackingNumber: first.order.trackingNumber }, stranger)).toEqual([]);
  expect(await found({ trackingNumber: first.order.trackingNumber }, first.buyer, 'myOrders')).toEqual([first.id]);
});

it('are found by status, by when they were placed and by when they changed', async () => {
  expect(await found({ statuses: ['CONFIRMED'] })).toEqual([second.id]);
  expect(await found({ placedFrom: '2026-01-01T00:00:00Z', placedUntil: '2026-02-01T00:00:00Z' })).toEqual([first.id]);
  expect(await found({ placedFrom: '2026-01-15T00:00:00Z' })).toEqual([second.id]);
  expect(await found({ updatedSince: '2026-01-02T00:00:00Z' })).toEqual([second.id, first.id]);
  expect(await found({ updatedSince: '2026-01-02T00:01:01Z' })).toEqual([second.id]);
});

it('a change moves the time of the change', async () => {
  const began = new Date(Date.now() - 60_000).toISOString();
  expect(await found({ updatedSince: began })).toEqual([]);
  await app.call('confirmOrder', { id: first.id }, 'id', { token: producer.token });
  expect(await found({ updatedSince: began })).toEqual([first.id]);
});

it('what happens beside its own steps changes an order as well: problems, offers, disputes and their decisions', async () => {
  const at = async (id: string) =>
    (await one<{ at: Date }>(app.db, 'SELECT updated_at AS at FROM orders WHERE id = $1', [id]))?.at ?? new Date(0);
  const moves = async (id: string, step: () => Promise<unknown>) => {
    const before = await at(id);
    await step();
    expect((await at(id)).getTime()).toBeGreaterThan(before.getTime());
  };
  const offered = await offeredProblem(app);
  const decline = 'mutation ($id: ID!) { declineProblemOffer(id: $id, text: "Too little") { id } }';
  await moves(offered.orderId, () => app.gql(decline, { id: offered.id }, { token: offered.buyer.token }));
  const order = await bkashOrder(app);
  await claim(order, '5FOLLOW01');
  await reject(order);
  const dispute = 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I sent it") { paymentDispute { id } } }';
  await moves(order.id, () => app.gql(dispute, { id: order.id }, { token: order.buyer.token }));
  const open = await one<{ id: string }>(app.db, 'SELECT id FROM payment_disputes WHERE order_id = $1', [order.id]);
  const decide = 'mutation ($id: ID!) { decidePaymentDispute(id: $id, accepted: false, reason: "None") { id } }';
  const { token } = await admin(app);
  await moves(order.id, () => app.gql(decide, { id: open?.id }, { token }));
});
