/** How an admin ends an order that its parties cannot end. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, failedOrder, placedOrder, shippedOrder, type TestOrder } from '../../support/build-orders';
import { rows } from '../../support/sql';
import { act, lastNotification, productsOf, read, send, stockOf } from './support/order-outcomes';

let app: TestApp;
let nasrin: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  nasrin = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

const REASON = 'Both sides confirmed it by phone';
const resolve = (order: TestOrder, state: string, more = '', by = nasrin) =>
  send(app, by, 'resolveOrder', order, `, state: ${state}, reason: "${REASON}"${more}`);
const resolved = (order: TestOrder, state: string, more = '') =>
  act(app, nasrin, 'resolveOrder', order, `, state: ${state}, reason: "${REASON}"${more}`);
const endsOf = async (order: TestOrder, by: TestAccount) =>
  (await app.call<{ order: { resolutions: string[] } }>('order', { id: order.id }, 'resolutions', { token: by.token })).data.order
    .resolutions;

it('lists the states in which an order can end, for admins alone', async () => {
  const [placed, failed, delivered] = [await placedOrder(app), await failedOrder(app), await deliveredOrder(app)];
  expect(await Promise.all([placed, failed, delivered].map((order) => endsOf(order, nasrin)))).toEqual([
    ['CANCELLED'],
    ['DELIVERED', 'RETURNED'],
    ['COMPLETED'],
  ]);
  expect([await endsOf(failed, failed.seller), await endsOf(failed, failed.buyer)]).toEqual([[], []]);
});

it('records a shipped order as delivered: cash is paid only where the admin knows it; both parties read the reason', async () => {
  const [unpaid, paid] = [await shippedOrder(app), await failedOrder(app)];
  expect(await resolved(unpaid, 'DELIVERED')).toMatchObject({ state: 'DELIVERED', paymentStatus: 'UNPAID', completedAt: null });
  expect(await resolved(paid, 'DELIVERED', ', paymentReceived: true')).toMatchObject({ state: 'DELIVERED', paymentStatus: 'PAID' });
  for (const party of [unpaid.buyer, unpaid.seller])
    expect(await lastNotification(app, party)).toMatchObject({ title: 'Order delivered', message: expect.stringContaining(REASON) });
  const without = await send(
    app,
    nasrin,
    'resolveOrder',
    await shippedOrder(app),
    `, state: DELIVERED, reason: "${REASON}", paymentReceived: null`,
  );
  expect(without.data.resolveOrder).toMatchObject({ paymentStatus: 'UNPAID' });
});

it('records an order as returned; what can be sold is in stock again', async () => {
  const order = await shippedOrder(app);
  const [productId = ''] = await productsOf(app, order);
  expect(await stockOf(app, productId)).toEqual({ onHand: '97.5', reserved: '0' });
  expect(await resolved(order, 'RETURNED')).toMatchObject({ state: 'RETURNED', status: 'CANCELLED', actions: [] });
  expect(await stockOf(app, productId)).toEqual({ onHand: '100', reserved: '0' });
  const lost = await failedOrder(app);
  await resolved(lost, 'RETURNED', `, lostLineIds: ["${lost.lineIds[0]}"]`);
  const [lostId = ''] = await productsOf(app, lost);
  expect(await stockOf(app, lostId)).toEqual({ onHand: '97.5', reserved: '0' });
});

it('completes a delivered order, once', async () => {
  const order = await deliveredOrder(app);
  expect((await resolved(order, 'COMPLETED')).completedAt).not.toBeNull();
  expect((await resolve(order, 'COMPLETED')).code).toBe('INVALID_TRANSITION');
  expect(await endsOf(order, nasrin)).toEqual([]);
});

it('does not complete an order as delivered that was delivered just before, nor deliver one as complete', async () => {
  const order = await shippedOrder(app);
  expect((await resolve(order, 'COMPLETED')).code).toBe('INVALID_TRANSITION');
  const answers = await Promise.all([resolve(order, 'DELIVERED'), resolve(order, 'DELIVERED')]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['INVALID_TRANSITION', null].toSorted());
  const late = answers.find(({ code }) => code !== null);
  expect(late?.body.errors?.[0]?.extensions.current).toMatchObject({ state: 'DELIVERED', allowed: ['RESOLVE'] });
  expect(await read(app, order.buyer, order)).toMatchObject({ state: 'DELIVERED', completedAt: null });
});

it('cancels an order that has not left the store, as cancelOrder does', async () => {
  const order = await placedOrder(app);
  expect(await resolved(order, 'CANCELLED')).toMatchObject({ state: 'CANCELLED' });
  const trail = await rows(app.db, 'SELECT action, actor_id, reason FROM audit_events WHERE subject_id = $1', [order.id]);
  expect(trail).toEqual([{ action: 'order.cancelled', actor_id: nasrin.id, reason: REASON }]);
});

it('is in the audit trail and in the history with its reason', async () => {
  const order = await shippedOrder(app);
  await resolved(order, 'DELIVERED');
  expect(await rows(app.db, 'SELECT action, actor_id, reason FROM audit_events WHERE subject_id = $1', [order.id])).toEqual([
    { action: 'order.resolved', actor_id: nasrin.id, reason: REASON },
  ]);
  const [last] = await rows(
    app.db,
    'SELECT action, reason FROM order_events WHERE order_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
    [order.id],
  );
  expect(last).toEqual({ action: 'RESOLVE', reason: REASON });
});

it('is rejected for a state that the order cannot reach, without a reason, and for lines of another order', async () => {
  const order = await shippedOrder(app);
  const wrong = await resolve(order, 'CANCELLED');
  expect([wrong.code, wrong.body.errors?.[0]?.extensions.current]).toEqual([
    'INVALID_TRANSITION',
    expect.objectContaining({ state: 'SHIPPED' }),
  ]);
  expect((await send(app, nasrin, 'resolveOrder', order, ', state: DELIVERED, reason: " "')).code).toBe('BAD_USER_INPUT');
  const other = await shippedOrder(app);
  const foreign = await resolve(order, 'RETURNED', `, lostLineIds: ["${other.lineIds[0]}"]`);
  expect(foreign.body.errors?.[0]?.extensions.fields?.[0]).toMatchObject({ field: 'lostLineIds[0]' });
  expect((await resolve(order, 'DELIVERED', '', order.seller)).code).toBe('FORBIDDEN');
  expect((await read(app, order.seller, order)).state).toBe('SHIPPED');
});
