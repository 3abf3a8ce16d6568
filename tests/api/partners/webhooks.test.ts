/** Webhooks: the events they receive, signed and in order; the secrets, the URLs, their owners. */
import dns from 'node:dns';
import fs from 'node:fs';
import { transformSync } from '@swc/core';
import { resolvePort } from '../../../server/app/wiring/container';
import { WebhookDeliveryWorker } from '../../../server/modules/partners/deliveries/webhook-delivery-worker.service';
import { rows } from '../../support/sql';
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
import { CREATE, EVENTS, LOG, ROTATE, TEST, UPDATE, makeHook, readLog, type Log } from './support/hooks';

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

it('notifies seller and buyer of an order, in order, with exact amounts and no contacts [X1]', async () => {
  const [seller, buyer, bystander] = [await approvedProducer(app), await consumer(app), await consumer(app)];
  for (const member of [seller, buyer, bystander]) await hook(member, ['ORDER_PLACED', 'ORDER_CHANGED'], `${receiver.url}/${member.id}`);
  const order = await orders.placedOrder(app, { seller, buyer });
  for (const step of ['confirmOrder', 'shipOrder'])
    await app.gql(`mutation ($id: ID!) { ${step}(id: $id) { id } }`, { id: order.id }, { token: seller.token });
  await deliver();
  for (const member of [seller, buyer]) {
    const notified = receiver.received
      .filter(({ path }) => path === `/${member.id}`)
      .map(({ body }) => [body.type, body.data.order?.status]);
    expect(notified).toEqual([
      ['order.placed', 'PLACED'],
      ['order.changed', 'CONFIRMED'],
      ['order.changed', 'SHIPPED'],
    ]);
  }
  expect(receiver.received).toHaveLength(6);
  expect(receiver.received[0]?.body.data.order).toMatchObject({ id: order.id, total: expect.stringMatching(/^\d+\.\d\d$/) as string });
  expect(receiver.received.map(({ text }) => text).join('')).not.toMatch(/contact|address|phone/i);
});

it('sends changes of products and stock, once for each transaction, and only the subscribed ones [X1]', async () => {
  const seller = await approvedProducer(app);
  const all = await hook(seller);
  const stock = await hook(seller, ['STOCK_CHANGED'], `${receiver.url}/stock`);
  const { id } = await publishedProduct(app, seller);
  await app.call('setStock', { productId: id, quantity: '7' }, 'id', { token: seller.token });
  await app.call('deleteProduct', { id }, 'removedId', { token: seller.token });
  const stored = (await log(all.id, seller, { first: 50 })).nodes.map(({ event }) => event);
  expect(new Set(stored)).toEqual(new Set(['STOCK_CHANGED', 'PRODUCT_CHANGED']));
  await deliver();
  const counts = receiver.received.filter(({ path }) => path === '/stock').map(({ body }) => body.data.stock?.onHand);
  expect([counts.includes('7'), counts.at(-1)]).toEqual([true, '0']); // a deleted product is counted away
  expect(new Set((await log(stock.id, seller, { first: 50 })).nodes.map(({ event }) => event))).toEqual(new Set(['STOCK_CHANGED']));
  const products = receiver.received.filter(({ body }) => body.type === 'product.changed').map(({ body }) => body.data.product?.isDeleted);
  expect([products.at(0), products.at(-1)]).toEqual([false, true]);
});

it('sends an edit that leaves the sale as it is, alone or together with others [X1]', async () => {
  const seller = await approvedProducer(app);
  const { id } = await publishedProduct(app, seller);
  const changes = await hook(seller, ['PRODUCT_CHANGED']);
  const notified = async () => (await log(changes.id, seller, { first: 50 })).totalCount;
  const before = await notified();
  await app.call('updateProduct', { id, input: { price: '41' } }, 'id', { token: seller.token });
  expect(await notified()).toBe(before + 1);
  const bulk = `mutation ($id: ID!) {
    bulkUpdateProducts(input: { productIds: [$id], price: { direction: UP, unit: AMOUNT, value: "1" } }) { results { isDone } } }`;
  await app.gql(bulk, { id }, { token: seller.token });
  expect(await notified()).toBe(before + 2);
});

it('stores nothing of a transaction that is not committed, and costs one statement without a webhook [X1]', async () => {
  const seller = await approvedProducer(app);
  const { id: productId } = await publishedProduct(app, seller);
  const { id } = await hook(seller);
  const outbox = resolvePort(app.container, Outbox);
  await expect(
    inTransaction(app.db, (tx) => {
      outbox.record(tx, 'STOCK_CHANGED', [productId]);
      return Promise.reject(new Error('no'));
    }),
  ).rejects.toThrow('no');
  expect((await log(id, seller)).totalCount).toBe(0);
  await rows(app.db, 'DELETE FROM webhooks WHERE id = $1', [id]);
  const noted = await countSql(app.db, () =>
    inTransaction(app.db, (tx) => {
      for (let times = 0; times < 5; times++) outbox.record(tx, 'STOCK_CHANGED', [productId]);
      return Promise.resolve();
    }),
  );
  expect(noted.filter((text) => !text.startsWith('SET TRANSACTION'))).toHaveLength(1);
});

it('signs as the document states; both secrets for a day after rotating [X1 Y1]', async () => {
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

it('names only the viewer’s own, by session or by a key with the scope; another user’s and a missing one return the same error [W2]', async () => {
  const [member, stranger] = [await consumer(app), await consumer(app)];
  const { id } = await hook(member);
  const [theirs, missing] = await Promise.all(
    [id, '01900000-0000-7000-8000-000000000000'].map((one) => app.gql(LOG, { id: one }, { token: stranger.token })),
  );
  expect(theirs?.code).toBe('NOT_FOUND');
  expect(missing?.body).toEqual(theirs?.body);
  const key = await apiKey(app, member, ['WEBHOOKS', 'READ_ORDERS', 'READ_PRODUCTS']);
  const other = await apiKey(app, member, ['READ_ORDERS']);
  expect((await app.gql('{ webhooks { id } }', {}, { token: key.token })).data).toEqual({ webhooks: [{ id }] });
  expect((await app.gql('{ webhooks { id } }', {}, { token: other.token })).code).toBe('FORBIDDEN');
});

it('requires a public https address and an event, and allows ten at most [X1]', async () => {
  const member = await consumer(app);
  const bad = await app.gql(CREATE, { input: { url: 'ftp://x', events: [] } }, { token: member.token });
  expect(bad.body.errors?.[0]?.extensions.fields?.map(({ field, key }) => [field, key])).toEqual([
    ['url', 'webhook.url'],
    ['events', 'webhook.events'],
  ]);
  for (let made = 0; made < 10; made++) await hook(member);
  expect((await app.gql(CREATE, { input: { url: receiver.url, events: EVENTS } }, { token: member.token })).code).toBe('CONFLICT');
});

it('stores the normal form of an address, so that people read the host that is called [X1]', async () => {
  const member = await consumer(app);
  const { origin, port } = new URL(receiver.url);
  const { id } = await hook(member, ['ORDER_PLACED'], `HTTP://LocalHost:${port}/ঘর?q=ক`);
  const save = (url: string) =>
    app.gql<{ updateWebhook: { url: string } }>(UPDATE, { id, input: { url, events: ['ORDER_PLACED'], enabled: true } }, member);
  const stored = `http://localhost:${port}/%E0%A6%98%E0%A6%B0?q=%E0%A6%95`;
  expect((await rows(app.db, 'SELECT url FROM webhooks WHERE id = $1', [id]))[0]).toEqual({ url: stored });
  // another spelling of the same address needs no password
  await rows(app.db, `UPDATE sessions SET proved_at = now() - interval '1 hour' WHERE user_id = $1`, [member.id]);
  expect((await save(`http://LOCALHOST:${port}/ঘর?q=ক`)).data.updateWebhook.url).toBe(stored);
  expect((await save(origin)).code).toBe('REAUTHENTICATION_REQUIRED');
  await rows(app.db, 'UPDATE sessions SET proved_at = now() WHERE user_id = $1', [member.id]);
  expect((await save(origin)).data.updateWebhook.url).toBe(`${origin}/`);
  for (const [url, key] of [
    [`${origin}\\@good.example/x`, 'webhook.urlRejected'],
    [`http:${origin.slice('http://'.length)}`, 'webhook.urlRejected'],
    [`http://127.0.0%2e1:${port}/`, 'webhook.urlRejected'],
    [`${origin}/${'ঘ'.repeat(60)}`, 'error.tooLong'],
  ] as const)
    expect([url, (await save(url)).body.errors?.[0]?.extensions.key]).toEqual([url, key]);
});

it('in production’s manner rejects private addresses when they are typed, and when a name turns out to be one [X1 Y1]', async () => {
  const strict = await startTestApp();
  try {
    const member = await consumer(strict);
    for (const url of [
      'http://partner.example/',
      'https://127.0.0.1/',
      'https://exa\nmple.com/',
      'https://example.com/\ta',
      'https://[::1]/',
      'https://169.254.169.254/',
      'https://2130706433/',
      'https://0177.0.0.1/',
      'https://[::ffff:10.0.0.1]/',
      'https://localhost/',
    ]) {
      const response = await strict.gql(CREATE, { input: { url, events: EVENTS } }, { token: member.token });
      expect([url, response.body.errors?.[0]?.extensions.key]).toEqual([url, 'webhook.urlRejected']);
    }
    const { data } = await strict.gql<{ createWebhook: { webhook: { id: string } } }>(
      CREATE,
      { input: { url: 'https://partner.example/', events: EVENTS } },
      { token: member.token },
    );
    const { id } = data.createWebhook.webhook;
    const triedAt = async () => {
      await strict.gql(TEST, { id }, { token: member.token });
      await strict.container.resolve(WebhookDeliveryWorker).run();
      return (await strict.gql<Log>(LOG, { id }, { token: member.token })).data.webhookDeliveries.nodes[0];
    };
    // the name was public when it was typed and is ours when it is called
    const asked = jest.spyOn(dns.promises, 'lookup').mockResolvedValue([{ address: '10.0.0.5', family: 4 }] as never);
    expect(await triedAt()).toMatchObject({ status: 'FAILED', attempts: 1, responseStatus: null, lastError: 'ADDRESS_REFUSED' });
    expect(asked.mock.calls.map(([host]) => host)).toEqual(['partner.example']);
    asked.mockRestore();
    // nor does an address in the table itself, however it came there
    await rows(strict.db, 'DELETE FROM webhook_deliveries WHERE webhook_id = $1', [id]);
    await rows(strict.db, "UPDATE webhooks SET url = 'https://127.0.0.1/' WHERE id = $1", [id]);
    expect(await triedAt()).toMatchObject({ status: 'FAILED', attempts: 1, lastError: 'ADDRESS_REFUSED' });
  } finally {
    await strict.stop();
  }
});
