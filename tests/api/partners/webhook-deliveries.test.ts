/** Deliveries of webhooks: tries, waits and their end, the log, once more, switching off. */
import { resolvePort } from '../../../server/app/wiring/container';
import { WebhookDeliveryWorker } from '../../../server/modules/partners/deliveries/webhook-delivery-worker.service';
import { one, rows } from '../../support/sql';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, placedOrder } from '../../support/build-orders';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { countSql } from '../../support/count-sql';
import { startReceiver, type Receiver } from '../../support/receiver';
import { AGAIN, TEST, UPDATE, makeHook, readLog, storeEvents, type Delivery } from './support/hooks';

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const hook = (member: TestAccount, events?: readonly string[], url = receiver.url) => makeHook(app, member, url, events);
const log = (id: string, member: TestAccount, page: object = {}) => readLog(app, id, member, page);
const deliver = () => resolvePort(app.container, JobQueue).runDue();
const due = (id: string) =>
  rows(app.db, "UPDATE webhook_deliveries SET next_attempt_at = now() WHERE webhook_id = $1 AND status = 'PENDING'", [id]);
const types = () => receiver.received.map(({ body }) => body.type);

it('tries seven times with the documented waits, then gives up; the next of the same object waits for that [X1 Y1]', async () => {
  const member = await consumer(app);
  const { id } = await hook(member);
  receiver.answer = () => 500;
  await storeEvents(app, id, 2);
  const waits: number[] = [];
  // both were stored in one moment, so the log may have either first
  const byAttempts = async () => (await log(id, member)).nodes.toSorted((one, other) => other.attempts - one.attempts);
  for (let attempt = 1; attempt <= 7; attempt++) {
    await due(id);
    await app.container.resolve(WebhookDeliveryWorker).run();
    const [first] = await byAttempts();
    if (first?.nextAttemptAt) waits.push(Math.round((Date.parse(first.nextAttemptAt) - Date.now()) / 60_000));
    if (attempt < 7) expect(new Set(receiver.received.map(({ body }) => body.id)).size).toBe(1);
  }
  expect(waits).toEqual([1, 5, 30, 120, 360, 1440]);
  const [first, second] = await byAttempts();
  expect(first).toMatchObject({ status: 'FAILED', attempts: 7, responseStatus: 500, lastError: 'HTTP 500', nextAttemptAt: null });
  expect(second?.status).toBe('PENDING');
  receiver.answer = () => 200;
  await due(id);
  await app.container.resolve(WebhookDeliveryWorker).run();
  expect((await byAttempts()).map(({ status }) => status)).toEqual(['FAILED', 'DELIVERED']);
});

it('sends again under the same id, and not what waits anyway [X1]', async () => {
  const member = await consumer(app);
  const { id } = await hook(member);
  await app.gql(TEST, { id }, { token: member.token });
  const [waiting] = (await log(id, member)).nodes;
  expect((await app.gql(AGAIN, { id: waiting?.id }, { token: member.token })).code).toBe('CONFLICT');
  await deliver();
  expect((await app.gql<{ redeliver: Delivery }>(AGAIN, { id: waiting?.id }, { token: member.token })).data.redeliver).toMatchObject({
    status: 'PENDING',
    attempts: 0,
  });
  await deliver();
  expect(receiver.received.map(({ body }) => body.id)).toEqual([waiting?.id, waiting?.id]);
});

it('tries one that waits for its next try at once when its owner asks, and counts it as that try', async () => {
  const member = await consumer(app);
  const { id } = await hook(member);
  await storeEvents(app, id);
  await rows(app.db, `UPDATE webhook_deliveries SET attempts = 3, next_attempt_at = now() + interval '2 hours' WHERE webhook_id = $1`, [
    id,
  ]);
  const [waiting] = (await log(id, member)).nodes;
  const now = (await app.gql<{ redeliver: Delivery }>(AGAIN, { id: waiting?.id }, { token: member.token })).data.redeliver;
  expect(now).toMatchObject({ status: 'PENDING', attempts: 3 });
  expect((await app.gql(AGAIN, { id: waiting?.id }, { token: member.token })).code).toBe('CONFLICT');
});

it('has one test of a webhook waiting at most, also of those asked for at once or sent again, and tries it once', async () => {
  const member = await consumer(app);
  const { id } = await hook(member);
  const send = async () => (await app.gql<{ sendTestEvent: Delivery }>(TEST, { id }, { token: member.token })).data.sendTestEvent.id;
  receiver.answer = () => 500;
  const [first = '', ...others] = await Promise.all([1, 2, 3, 4].map(send));
  expect([...others, await send()]).toEqual(Array(4).fill(first));
  await deliver();
  expect((await log(id, member)).nodes).toMatchObject([{ id: first, event: 'TEST', status: 'FAILED', attempts: 1, nextAttemptAt: null }]);
  const second = await send();
  expect(second).not.toBe(first);
  expect((await app.gql(AGAIN, { id: first }, { token: member.token })).code).toBe('CONFLICT');
  expect((await log(id, member)).nodes.map(({ status }) => status)).toEqual(['PENDING', 'FAILED']);
});

it('sends ten tests an hour for an account, whichever webhook they go to, and stores no more', async () => {
  const member = await consumer(app);
  const hooks = [await hook(member), await hook(member)];
  const send = (at: number) => app.gql(TEST, { id: hooks[at % 2]?.id }, { token: member.token });
  for (let sent = 0; sent < 10; sent++) {
    expect((await send(sent)).code).toBeNull();
    await app.container.resolve(WebhookDeliveryWorker).run();
  }
  const rejected = await send(10);
  expect(rejected.code).toBe('RATE_LIMITED');
  expect(rejected.body.errors?.[0]?.extensions).toHaveProperty('retryAfterSeconds', expect.any(Number));
  expect(receiver.received).toHaveLength(10);
  const other = await consumer(app);
  expect((await app.gql(TEST, { id: (await hook(other)).id }, { token: other.token })).code).toBeNull();
});

it('switches off what fails for five days and notifies the owner; switched on again it sends what waits [X1]', async () => {
  const member = await consumer(app);
  const { id } = await hook(member);
  receiver.answer = () => 503;
  await storeEvents(app, id);
  await deliver();
  await rows(app.db, "UPDATE webhooks SET failing_since = now() - interval '5 days 1 minute' WHERE id = $1", [id]);
  await due(id);
  await app.container.resolve(WebhookDeliveryWorker).run();
  const off = await one<{ enabled: boolean }>(app.db, 'SELECT enabled FROM webhooks WHERE id = $1', [id]);
  expect(off?.enabled).toBe(false);
  const notified = await app.gql<{ notifications: { nodes: { title: string; message: string }[] } }>(
    '{ notifications { nodes { title message } } }',
    {},
    { token: member.token },
  );
  expect(notified.data.notifications.nodes[0]?.title).toBe('Webhook switched off');
  receiver.answer = () => 204;
  await due(id);
  await app.container.resolve(WebhookDeliveryWorker).run();
  expect((await log(id, member)).nodes[0]?.status).toBe('PENDING');
  const input = { url: receiver.url, events: ['ORDER_PLACED'], enabled: true };
  expect((await app.gql(UPDATE, { id, input }, { token: member.token })).data).toMatchObject({
    updateWebhook: { enabled: true, failingSince: null, disabledAt: null },
  });
  await app.container.resolve(WebhookDeliveryWorker).run();
  expect((await log(id, member)).nodes[0]?.status).toBe('DELIVERED');
});

it('a claim whose process died is made again after its 30 seconds [X1]', async () => {
  const member = await consumer(app);
  const { id } = await hook(member);
  await app.gql(TEST, { id }, { token: member.token });
  await rows(app.db, "UPDATE webhook_deliveries SET attempts = 1, next_attempt_at = now() + interval '30 seconds' WHERE webhook_id = $1", [
    id,
  ]);
  await app.container.resolve(WebhookDeliveryWorker).run();
  expect(types()).toEqual([]);
  await due(id);
  await app.container.resolve(WebhookDeliveryWorker).run();
  expect(types()).toEqual(['test']);
});

it('the log pages in a constant number of statements, and the sweep forgets what is old [X1]', async () => {
  const member = await consumer(app);
  const { id } = await hook(member);
  await storeEvents(app, id, 5);
  await deliver();
  const first = await log(id, member, { first: 3 });
  const rest = await log(id, member, { first: 3, after: first.pageInfo.endCursor });
  expect([first.totalCount, first.nodes.length, rest.nodes.length, rest.pageInfo.hasNextPage]).toEqual([5, 3, 2, false]);
  const few = await countSql(app.db, () => log(id, member, { first: 1 }));
  const many = await countSql(app.db, () => log(id, member, { first: 5 }));
  expect(many).toHaveLength(few.length);
  await rows(app.db, "UPDATE webhook_deliveries SET created_at = now() - interval '31 days' WHERE id = $1", [first.nodes[0]?.id]);
  expect(await app.container.resolve(WebhookDeliveryWorker).sweep()).toBe(1);
});

it('what one other user causes beyond a hundred events an hour waits and is sent as it is then: nothing is lost', async () => {
  const [buyer, seller] = [await consumer(app), await approvedProducer(app)];
  const { id } = await hook(seller, ['ORDER_PLACED', 'ORDER_CHANGED']);
  await rows(
    app.db,
    `INSERT INTO taken_places (budget, whom, taken, kept_until)
     VALUES ('webhook', $1 || ' ' || $2, array_fill(now() - interval '10 minutes', ARRAY[100]), now() + interval '1 day')`,
    [id, buyer.id],
  );
  const { id: orderId } = await confirmedOrder(app, { buyer, seller });
  await app.container.resolve(OrderActionsService).cancel(asViewer(seller), orderId, 'Sold out');
  await placedOrder(app, { seller });
  const waiting = await rows(
    app.db,
    `SELECT event, body #>> '{order,status}' AS status, round(extract(epoch FROM next_attempt_at - now()) / 60)::int AS minutes
     FROM webhook_deliveries WHERE webhook_id = $1 ORDER BY sequence`,
    [id],
  );
  expect(waiting).toEqual([
    { event: 'ORDER_PLACED', status: 'PLACED', minutes: 15 },
    { event: 'ORDER_CHANGED', status: 'CANCELLED', minutes: 15 },
    { event: 'ORDER_PLACED', status: 'PLACED', minutes: 0 },
  ]);
  await due(id);
  await app.container.resolve(WebhookDeliveryWorker).run();
  expect(types()).toHaveLength(3);
});
