/** Several orders that take the same step by one call: each decided by itself, each with its own result. */
import { randomUUID } from 'node:crypto';
import { addDays, dayAt } from '../../../schema/rules/orders/delivery-days';
import { MAX_ORDERS_AT_ONCE } from '../../../schema/values/orders/orders-at-once';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, feePendingOrder, placedOrder, shippedOrder, weightProposedOrder } from '../../support/build-orders';
import { one } from '../../support/sql';

let app: TestApp;
let producer: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

type Step = 'confirmOrders' | 'shipOrders';
interface Result {
  readonly orderId: string;
  readonly isDone: boolean;
  readonly code: string | null;
  readonly message: string | null;
  readonly order: { readonly state: string } | null;
}
interface Options {
  readonly by?: TestAccount;
  readonly key?: string;
  readonly language?: 'en' | 'bn';
}
const send = (step: Step, ids: readonly string[], { by = producer, key, language }: Options = {}) =>
  app.gql<Record<Step, { results: Result[] }>>(
    `mutation ($ids: [ID!]!, $key: String) { ${step}(ids: $ids, idempotencyKey: $key) {
      results { orderId isDone code message order { state } } } }`,
    { ids, key },
    { token: by.token, language },
  );
const take = async (step: Step, ids: readonly string[], options?: Options) => (await send(step, ids, options)).data[step].results;
const done = (orderId: string, state: string) => ({ orderId, isDone: true, code: null, message: null, order: { state } });
const failed = (orderId: string, code: string, message: string) => ({ orderId, isDone: false, code, message, order: null });
const stateOf = async (id: string) =>
  (await one<{ state: string }>(app.db, 'SELECT coalesce(substate, status) AS state FROM orders WHERE id = $1', [id]))?.state;
const eventsOf = async (id: string) =>
  (await one<{ count: number }>(app.db, 'SELECT count(*)::int AS count FROM order_events WHERE order_id = $1', [id]))?.count;

it('names the day on whose lists each order is now', async () => {
  const [first, last, ready] = [await placedOrder(app, { seller: producer }), await placedOrder(app, { seller: producer }), randomUUID()];
  const day = addDays(dayAt(new Date()), 5);
  await app.db.query('UPDATE orders SET preferred_day = $2 WHERE id = $1', [last.id, day]);
  const { data } = await app.call<{ confirmOrders: { results: { dueDay: string | null }[] } }>(
    'confirmOrders',
    { ids: [first.id, last.id, ready] },
    'results { dueDay }',
    { token: producer.token },
  );
  expect(data.confirmOrders.results.map(({ dueDay }) => dueDay)).toEqual([addDays(dayAt(new Date()), 1), day, null]);
});

it('confirms each new order whole; one that fails is named with its reason, and the others go on', async () => {
  const mine = { seller: producer };
  const [first, open, ready, last] = [
    await placedOrder(app, mine),
    await feePendingOrder(app, mine),
    await confirmedOrder(app, mine),
    await placedOrder(app, mine),
  ];
  const foreign = await placedOrder(app);
  const missing = randomUUID();
  const now = 'You cannot do this with the order now.';
  expect(await take('confirmOrders', [first.id, open.id, ready.id, foreign.id, missing, last.id])).toEqual([
    done(first.id, 'CONFIRMED'),
    failed(open.id, 'INVALID_TRANSITION', 'Set the delivery fee first.'),
    failed(ready.id, 'INVALID_TRANSITION', now),
    expect.objectContaining({ orderId: foreign.id, isDone: false, code: 'NOT_FOUND' }),
    expect.objectContaining({ orderId: missing, isDone: false, code: 'NOT_FOUND' }),
    done(last.id, 'CONFIRMED'),
  ]);
  expect([await stateOf(open.id), await stateOf(foreign.id)]).toEqual(['PLACED', 'PLACED']);
  const line = await one<{ whole: boolean }>(
    app.db,
    'SELECT bool_and(quantity = ordered_quantity) AS whole FROM order_lines WHERE order_id = ANY ($1::uuid[])',
    [[first.id, last.id]],
  );
  expect(line?.whole).toBe(true);
});

it('ships each confirmed order, and none that waits for its buyer', async () => {
  const mine = { seller: producer };
  const [ready, waiting, gone] = [await confirmedOrder(app, mine), await weightProposedOrder(app, mine), await shippedOrder(app, mine)];
  expect(await take('shipOrders', [waiting.id, gone.id, ready.id], { language: 'bn' })).toEqual([
    failed(waiting.id, 'INVALID_TRANSITION', 'এখন অর্ডারে এটি করা যাবে না।'),
    failed(gone.id, 'INVALID_TRANSITION', 'এখন অর্ডারে এটি করা যাবে না।'),
    done(ready.id, 'SHIPPED'),
  ]);
  expect(await stateOf(waiting.id)).toBe('WEIGHT_PROPOSED');
});

it('each step can be undone by itself', async () => {
  const orders = [await placedOrder(app, { seller: producer }), await placedOrder(app, { seller: producer })];
  await take(
    'confirmOrders',
    orders.map(({ id }) => id),
  );
  const [first, second] = orders.map(({ id }) => id);
  await app.call('undoOrderStep', { id: first }, 'id', { token: producer.token });
  expect([await stateOf(first!), await stateOf(second!)]).toEqual(['PLACED', 'CONFIRMED']);
});

it('under a key no order moves twice, what failed is tried again, and another list is rejected [O04 O05]', async () => {
  const [placed, open] = [await placedOrder(app, { seller: producer }), await feePendingOrder(app, { seller: producer })];
  const key = randomUUID();
  const list = [placed.id, open.id];
  await take('confirmOrders', list, { key });
  const before = await eventsOf(placed.id);
  await app.db.query('UPDATE orders SET fee_pending = false WHERE id = $1', [open.id]);
  expect(await take('confirmOrders', list, { key })).toEqual([done(placed.id, 'CONFIRMED'), done(open.id, 'CONFIRMED')]);
  expect(await eventsOf(placed.id)).toBe(before);
  expect((await send('confirmOrders', [placed.id], { key })).code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await send('shipOrders', list, { key })).code).toBe('IDEMPOTENCY_KEY_REUSED');
});

it('takes 1 to 50 orders, each once', async () => {
  const order = await placedOrder(app, { seller: producer });
  for (const ids of [[], Array.from({ length: MAX_ORDERS_AT_ONCE + 1 }, () => randomUUID())]) {
    const rejected = await send('confirmOrders', ids);
    expect([rejected.code, JSON.stringify(rejected.body)]).toEqual(['BAD_USER_INPUT', expect.stringContaining('Choose 1 to 50 orders.')]);
  }
  expect(await take('confirmOrders', [order.id, order.id])).toEqual([done(order.id, 'CONFIRMED')]);
});

it('two lists that share their orders, from both ends at once, move each order once', async () => {
  const trader = await seller(app, 'SUPERSALER');
  const ids = await Promise.all(Array.from({ length: 6 }, async () => (await placedOrder(app, { seller: trader })).id));
  const both = await Promise.all([take('confirmOrders', ids, { by: trader }), take('confirmOrders', ids.toReversed(), { by: trader })]);
  const moved = both.flat().filter(({ isDone }) => isDone);
  expect(moved.map(({ orderId }) => orderId).toSorted()).toEqual(ids.toSorted());
});
