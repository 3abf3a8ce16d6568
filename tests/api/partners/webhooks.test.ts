/** Webhooks: what they are told, signed and in order; tries, log, redelivery, rotation, switching off; whose they are. */
import fs from 'node:fs';
import { transformSync } from '@swc/core';
import { resolvePort } from '../../../server/app/container';
import { WebhookPump } from '../../../server/modules/partners/webhook-pump.service';
import { one, rows } from '../../../server/platform/db/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { Outbox } from '../../../server/platform/outbox/outbox';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';
import * as orders from '../../support/build-orders';
import { apiKey } from '../../support/build-partners';
import { countSql } from '../../support/count-sql';
import { startReceiver, type Receiver } from '../../support/receiver';

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

const HOOK = 'id url events enabled failingSince disabledAt previousSecretUntil';
const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { ${HOOK} } } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateWebhookInput!) { updateWebhook(id: $id, input: $input) { ${HOOK} } }`;
const ROTATE = `mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { ${HOOK} } } }`;
const TEST = 'mutation ($id: ID!) { sendTestEvent(webhookId: $id) { id status } }';
const AGAIN = 'mutation ($id: ID!) { redeliver(id: $id) { id status attempts } }';
const LOG = `query ($id: ID!, $first: Int, $after: String) { webhookDeliveries(webhookId: $id, first: $first, after: $after) { totalCount
  pageInfo { hasNextPage endCursor } nodes { id event subjectId status attempts responseStatus lastError nextAttemptAt } } }`;
const EVENTS = ['ORDER_PLACED', 'ORDER_CHANGED', 'PRODUCT_CHANGED', 'STOCK_CHANGED'];

interface Delivery {
  id: string;
  event: string;
  status: string;
  attempts: number;
  responseStatus: number | null;
  lastError: string | null;
  nextAttemptAt: string | null;
}
interface Log {
  webhookDeliveries: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: Delivery[] };
}
const hook = async ({ token }: TestAccount, events: readonly string[] = EVENTS, url = receiver.url) => {
  const answer = await app.gql<{ createWebhook: { secret: string; webhook: { id: string } } }>(
    CREATE,
    { input: { url, events } },
    { token },
  );
  return { secret: answer.data.createWebhook.secret, id: answer.data.createWebhook.webhook.id };
};
const log = async (id: string, { token }: TestAccount, page: object = {}) =>
  (await app.gql<Log>(LOG, { id, ...page }, { token })).data.webhookDeliveries;
const deliver = () => resolvePort(app.container, JobQueue).runDue();
const due = (id: string) =>
  rows(app.db, "UPDATE webhook_deliveries SET next_attempt_at = now() WHERE webhook_id = $1 AND status = 'PENDING'", [id]);
const types = () => receiver.received.map(({ body }) => body.type);

type Verify = (body: string, header: string, secret: string, now?: number) => boolean;
/** The receiver's side, word for word from the document partners read. */
function documented(): Verify {
  const source = /```ts\n([^]*?)```/.exec(fs.readFileSync('docs/webhooks.md', 'utf8'))?.[1] ?? '';
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } });
  const module: { exports: { isFromHaatbar?: Verify } } = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval -- the document's own code is what is tested
  new Function('module', 'exports', 'require', code)(module, module.exports, require);
  if (!module.exports.isFromHaatbar) throw new Error('docs/webhooks.md shows no isFromHaatbar');
  return module.exports.isFromHaatbar;
}

it('X1 tells seller and buyer of an order, in order, with exact amounts and no contacts', async () => {
  const [seller, buyer, bystander] = [await approvedProducer(app), await consumer(app), await consumer(app)];
  for (const member of [seller, buyer, bystander]) await hook(member, ['ORDER_PLACED', 'ORDER_CHANGED'], `${receiver.url}/${member.id}`);
  const order = await orders.placedOrder(app, { seller, buyer });
  for (const step of ['confirmOrder', 'shipOrder'])
    await app.gql(`mutation ($id: ID!) { ${step}(id: $id) { id } }`, { id: order.id }, { token: seller.token });
  await deliver();
  for (const member of [seller, buyer]) {
    const told = receiver.received.filter(({ path }) => path === `/${member.id}`).map(({ body }) => [body.type, body.data.order?.status]);
    expect(told).toEqual([
      ['order.placed', 'PLACED'],
      ['order.changed', 'CONFIRMED'],
      ['order.changed', 'SHIPPED'],
    ]);
  }
  expect(receiver.received).toHaveLength(6);
  expect(receiver.received[0]?.body.data.order).toMatchObject({ id: order.id, total: expect.stringMatching(/^\d+\.\d\d$/) as string });
  expect(receiver.received.map(({ text }) => text).join('')).not.toMatch(/contact|address|phone/i);
});

it('X1 tells of products and stock, once for each transaction, and only what is wanted', async () => {
  const seller = await approvedProducer(app);
  const all = await hook(seller);
  const stock = await hook(seller, ['STOCK_CHANGED'], `${receiver.url}/stock`);
  const { id } = await publishedProduct(app, seller);
  await app.gql('mutation ($id: ID!) { setStock(productId: $id, quantity: "7") { id } }', { id }, { token: seller.token });
  await app.gql('mutation ($id: ID!) { deleteProduct(id: $id) }', { id }, { token: seller.token });
  const kept = (await log(all.id, seller, { first: 50 })).nodes.map(({ event }) => event);
  expect(new Set(kept)).toEqual(new Set(['STOCK_CHANGED', 'PRODUCT_CHANGED']));
  await deliver();
  const counts = receiver.received.filter(({ path }) => path === '/stock').map(({ body }) => body.data.stock?.onHand);
  expect(counts.at(-1)).toBe('7.000');
  expect(new Set((await log(stock.id, seller, { first: 50 })).nodes.map(({ event }) => event))).toEqual(new Set(['STOCK_CHANGED']));
  const products = receiver.received.filter(({ body }) => body.type === 'product.changed').map(({ body }) => body.data.product?.isDeleted);
  expect([products.at(0), products.at(-1)]).toEqual([false, true]);
});

it('X1 keeps nothing of a transaction that is not committed, and costs one statement without a listener', async () => {
  const seller = await approvedProducer(app);
  const { id: productId } = await publishedProduct(app, seller);
  const { id } = await hook(seller);
  const outbox = resolvePort(app.container, Outbox);
  await expect(
    inTransaction(app.db, (tx) => {
      outbox.note(tx, 'STOCK_CHANGED', [productId]);
      return Promise.reject(new Error('no'));
    }),
  ).rejects.toThrow('no');
  expect((await log(id, seller)).totalCount).toBe(0);
  await rows(app.db, 'DELETE FROM webhooks WHERE id = $1', [id]);
  const noted = await countSql(app.db, () =>
    inTransaction(app.db, (tx) => {
      for (let times = 0; times < 5; times++) outbox.note(tx, 'STOCK_CHANGED', [productId]);
      return Promise.resolve();
    }),
  );
  expect(noted.filter((text) => !text.startsWith('SET TRANSACTION'))).toHaveLength(1);
});

it('X1 signs as the document says; both secrets for a day after rotating', async () => {
  const verify = documented();
  const member = await consumer(app);
  const { id, secret } = await hook(member);
  const send = async () => {
    await app.gql(TEST, { id }, { token: member.token });
    await deliver();
    const last = receiver.received.at(-1);
    if (!last) throw new Error('nothing came');
    return (key: string, now?: number, text = last.text) => verify(text, last.signature, key, now);
  };
  const before = await send();
  expect([before(secret), before(`${secret}x`), before(secret, undefined, '{}'), before(secret, Date.now() + 301_000)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const rotated = (await app.gql<{ rotateWebhookSecret: { secret: string } }>(ROTATE, { id }, { token: member.token })).data
    .rotateWebhookSecret.secret;
  const during = await send();
  expect([during(secret), during(rotated)]).toEqual([true, true]);
  await rows(app.db, 'UPDATE webhooks SET previous_secret_until = now() WHERE id = $1', [id]);
  const after = await send();
  expect([after(secret), after(rotated)]).toEqual([false, true]);
});

it('X1 tries seven times with the documented waits, then gives up; the next of the same object waits for that', async () => {
  const member = await consumer(app);
  const { id } = await hook(member);
  receiver.answer = () => 500;
  await app.gql(TEST, { id }, { token: member.token });
  await app.gql(TEST, { id }, { token: member.token });
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 7; attempt++) {
    await due(id);
    await app.container.resolve(WebhookPump).run();
    const first = (await log(id, member)).nodes.at(-1);
    if (first?.nextAttemptAt) waits.push(Math.round((Date.parse(first.nextAttemptAt) - Date.now()) / 60_000));
    if (attempt < 7) expect(new Set(receiver.received.map(({ body }) => body.id)).size).toBe(1);
  }
  expect(waits).toEqual([1, 5, 30, 120, 360, 1440]);
  const [second, first] = (await log(id, member)).nodes;
  expect(first).toMatchObject({ status: 'FAILED', attempts: 7, responseStatus: 500, lastError: 'HTTP 500', nextAttemptAt: null });
  expect(second?.status).toBe('PENDING');
  receiver.answer = () => 200;
  await due(id);
  await app.container.resolve(WebhookPump).run();
  expect((await log(id, member)).nodes.map(({ status }) => status)).toEqual(['DELIVERED', 'FAILED']);
});

it('X1 sends again under the same id, and not what waits anyway', async () => {
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

it('X1 switches off what fails for five days and says so; switched on again it sends what waits', async () => {
  const member = await consumer(app);
  const { id } = await hook(member);
  receiver.answer = () => 503;
  await app.gql(TEST, { id }, { token: member.token });
  await deliver();
  await rows(app.db, "UPDATE webhooks SET failing_since = now() - interval '5 days 1 minute' WHERE id = $1", [id]);
  await due(id);
  await app.container.resolve(WebhookPump).run();
  const off = await one<{ enabled: boolean }>(app.db, 'SELECT enabled FROM webhooks WHERE id = $1', [id]);
  expect(off?.enabled).toBe(false);
  const told = await app.gql<{ notifications: { nodes: { title: string; message: string }[] } }>(
    '{ notifications { nodes { title message } } }',
    {},
    { token: member.token },
  );
  expect(told.data.notifications.nodes[0]?.title).toBe('Webhook Switched Off');
  receiver.answer = () => 204;
  await due(id);
  await app.container.resolve(WebhookPump).run();
  expect((await log(id, member)).nodes[0]?.status).toBe('PENDING');
  const input = { url: receiver.url, events: ['ORDER_PLACED'], enabled: true };
  expect((await app.gql(UPDATE, { id, input }, { token: member.token })).data).toMatchObject({
    updateWebhook: { enabled: true, failingSince: null, disabledAt: null },
  });
  await app.container.resolve(WebhookPump).run();
  expect((await log(id, member)).nodes[0]?.status).toBe('DELIVERED');
});

it('X1 a claim whose process died is made again after its 30 seconds', async () => {
  const member = await consumer(app);
  const { id } = await hook(member);
  await app.gql(TEST, { id }, { token: member.token });
  await rows(app.db, "UPDATE webhook_deliveries SET attempts = 1, next_attempt_at = now() + interval '30 seconds' WHERE webhook_id = $1", [
    id,
  ]);
  await app.container.resolve(WebhookPump).run();
  expect(types()).toEqual([]);
  await due(id);
  await app.container.resolve(WebhookPump).run();
  expect(types()).toEqual(['test']);
});

it('W2 names only the viewer’s own, by session or by a key that has the scope; another’s and a missing one answer alike', async () => {
  const [member, stranger] = [await consumer(app), await consumer(app)];
  const { id } = await hook(member);
  const [theirs, missing] = await Promise.all(
    [id, '01900000-0000-7000-8000-000000000000'].map((one) => app.gql(LOG, { id: one }, { token: stranger.token })),
  );
  expect(theirs?.code).toBe('NOT_FOUND');
  expect(missing?.body).toEqual(theirs?.body);
  const key = await apiKey(app, member, ['WEBHOOKS']);
  const other = await apiKey(app, member, ['READ_ORDERS']);
  expect((await app.gql('{ webhooks { id } }', {}, { token: key.token })).data).toEqual({ webhooks: [{ id }] });
  expect((await app.gql('{ webhooks { id } }', {}, { token: other.token })).code).toBe('FORBIDDEN');
});

it('X1 wants a public https address and an event, and keeps ten at most', async () => {
  const member = await consumer(app);
  const bad = await app.gql(CREATE, { input: { url: 'ftp://x', events: [] } }, { token: member.token });
  expect(bad.body.errors?.[0]?.extensions.fields?.map(({ field, key }) => [field, key])).toEqual([
    ['url', 'webhook.url'],
    ['events', 'webhook.events'],
  ]);
  for (let made = 0; made < 10; made++) await hook(member);
  expect((await app.gql(CREATE, { input: { url: receiver.url, events: EVENTS } }, { token: member.token })).code).toBe('CONFLICT');
});

it('X1 in production’s manner refuses private addresses when they are typed, and when a name turns out to be one', async () => {
  const strict = await startTestApp();
  try {
    const member = await consumer(strict);
    for (const url of [
      'http://partner.example/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/',
      'https://localhost/',
    ]) {
      const answer = await strict.gql(CREATE, { input: { url, events: EVENTS } }, { token: member.token });
      expect([url, answer.body.errors?.[0]?.extensions.key]).toEqual([url, 'webhook.urlRefused']);
    }
    const { data } = await strict.gql<{ createWebhook: { webhook: { id: string } } }>(
      CREATE,
      { input: { url: 'https://partner.example/', events: EVENTS } },
      { token: member.token },
    );
    const { id } = data.createWebhook.webhook;
    await rows(strict.db, "UPDATE webhooks SET url = 'https://127.0.0.1/' WHERE id = $1", [id]);
    await strict.gql(TEST, { id }, { token: member.token });
    await strict.container.resolve(WebhookPump).run();
    const { nodes } = (await strict.gql<Log>(LOG, { id }, { token: member.token })).data.webhookDeliveries;
    expect(nodes[0]).toMatchObject({ status: 'PENDING', attempts: 1, lastError: 'ADDRESS_REFUSED' });
  } finally {
    await strict.stop();
  }
});

it('X1 the log pages in a constant number of statements, and the sweep forgets what is old', async () => {
  const member = await consumer(app);
  const { id } = await hook(member);
  for (let sent = 0; sent < 5; sent++) await app.gql(TEST, { id }, { token: member.token });
  await deliver();
  const first = await log(id, member, { first: 3 });
  const rest = await log(id, member, { first: 3, after: first.pageInfo.endCursor });
  expect([first.totalCount, first.nodes.length, rest.nodes.length, rest.pageInfo.hasNextPage]).toEqual([5, 3, 2, false]);
  const few = await countSql(app.db, () => log(id, member, { first: 1 }));
  const many = await countSql(app.db, () => log(id, member, { first: 5 }));
  expect(many).toHaveLength(few.length);
  await rows(app.db, "UPDATE webhook_deliveries SET created_at = now() - interval '31 days' WHERE id = $1", [first.nodes[0]?.id]);
  expect(await app.container.resolve(WebhookPump).sweep()).toBe(1);
});
