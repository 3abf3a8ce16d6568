/**
 * The messages of webhooks are what the documents say: by the served JSON Schemas, the listed headers, and in the
 * formats of GraphQL.
 */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { resolvePort } from '../../../server/app/wiring/container';
import { webhookHeaders, webhookMessage } from '../../../server/modules/partners/messages/webhook-message';
import { one, rows } from '../../support/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { Outbox } from '../../../server/platform/outbox/outbox';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';
import * as orders from '../../support/build-orders';
import { type Received, type Receiver, startReceiver } from '../../support/receiver';
import { AGAIN, makeHook, readLog, TEST } from './support/hooks';
import { deliverByCode } from '../../support/handover';

let app: TestApp;
let receiver: Receiver;
let validate: ValidateFunction;
let seller: TestAccount;
let hookId: string;
let orderId: string;

beforeAll(async () => {
  [app, receiver] = [await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true' }), await startReceiver()];
  const served = await fetch(`${app.url}/docs/webhooks.schema.json`);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'application/schema+json; charset=utf-8']);
  validate = addFormats(new Ajv2020({ allErrors: true, strict: true, strictRequired: false })).compile((await served.json()) as object);
  seller = await approvedProducer(app);
  const buyer = await consumer(app);
  hookId = (await makeHook(app, seller, receiver.url)).id;
  await publishedProduct(app, seller);
  ({ id: orderId } = await orders.placedOrder(app, { seller, buyer }));
  for (const step of ['confirmOrder', 'shipOrder'])
    await app.gql(`mutation ($id: ID!) { ${step}(id: $id) { id } }`, { id: orderId }, seller);
  await deliverByCode(app, orderId, seller.token);
  await app.gql(TEST, { id: hookId }, seller);
  await deliver();
});
afterAll(async () => {
  await receiver.stop();
  await app.stop();
});

const deliver = () => resolvePort(app.container, JobQueue).runDue();
const errorsOf = (body: unknown) =>
  validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
const last = (type: string): Received => {
  const found = receiver.received.findLast(({ body }) => body.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
};

it('every delivery of every event matches the served schemas [X1]', () => {
  const types = new Set(receiver.received.map(({ body }) => body.type));
  expect([...types].toSorted()).toEqual(['order.changed', 'order.placed', 'product.changed', 'stock.changed', 'test']);
  expect(receiver.received.flatMap(({ body }) => errorsOf(body))).toEqual([]);
});

it.each([
  ['a field that is missing', (body: Received['body']) => ({ ...body, apiVersion: undefined })],
  ['another type', (body: Received['body']) => ({ ...body, type: 'order.removed' })],
  ['a time of another format', (body: Received['body']) => ({ ...body, createdAt: '2026-11-22T11:09:06.9221+00:00' })],
  ['a quantity with zeros', (body: Received['body']) => ({ ...body, data: { stock: { ...body.data.stock, onHand: '2.000' } } })],
])('the schemas reject %s', (_what, change) => {
  expect(errorsOf(JSON.parse(JSON.stringify(change(last('stock.changed').body))))).not.toEqual([]);
});

it('a field that is new is no violation: receivers ignore what they do not know', () => {
  const { body } = last('order.changed');
  expect(errorsOf({ ...body, more: 1, data: { order: { ...body.data.order, more: 1 } } })).toEqual([]);
});

it('an order has the values, formats and version that GraphQL returns [X1]', async () => {
  const { data } = await app.call<{ order: Record<string, unknown> & { lines: object[] } }>(
    'order',
    { id: orderId },
    `id version trackingNumber status paymentMethod paymentStatus deliveryMethod
      preferredDay preferredWindow feePending refunded money { charged received claimed refunded due refundDue refundOwed } subtotal deliveryFee discount
      total placedAt updatedAt lines { product { id } productName quantity unit unitPrice lineTotal }`,
    seller,
  );
  const { lines, ...order } = data.order;
  expect(last('order.changed').body.data.order).toMatchObject({
    ...order,
    lines: lines.map((line) => {
      const { product, productName, quantity, unit, unitPrice, lineTotal } = line as Record<string, unknown> & { product: { id: string } };
      return { productId: product.id, name: productName, quantity, unit, unitPrice, total: lineTotal };
    }),
  });
  const versions = receiver.received.filter(({ body }) => body.type.startsWith('order.')).map(({ body }) => body.data.order?.version);
  expect(versions).toEqual([1, 2, 3, 5]); // the cash that is received with the delivery is a change of its own, in the same message
});

it('an order that its seller owes a refund for says so: what was received, and what goes back [X1]', async () => {
  const buyer = await consumer(app);
  const owed = await orders.confirmedOrder(app, { seller, buyer, input: orders.toldAsPaid });
  for (const step of ['confirmPayment(id: $id)', 'cancelOrder(id: $id, reason: "Flood")'])
    await app.gql(`mutation ($id: ID!) { ${step} { id } }`, { id: owed.id }, seller);
  await deliver();
  const { total } = owed.order;
  expect(last('order.changed').body.data.order).toMatchObject({
    id: owed.id,
    paymentStatus: 'REFUND_DUE',
    refunded: '0.00',
    money: { charged: '0.00', received: total, claimed: '0.00', refunded: '0.00', due: '0.00', refundDue: total, refundOwed: total },
  });
});

it('a product and its stock have the values, formats and version that GraphQL returns [X1]', async () => {
  const productId = String(last('stock.changed').body.data.stock?.productId);
  const read = async () =>
    (
      await app.call<{ product: Record<string, unknown> & { category: { slug: string } } }>(
        'product',
        { id: productId },
        'id version name unit regularPrice quantity available updatedAt category { slug } seller { id }',
        seller,
      )
    ).data.product;
  await app.call('updateProduct', { id: productId, input: { price: '41.5' } }, 'id', seller);
  await app.call('setStock', { productId, quantity: '7.25' }, 'id', seller);
  await deliver();
  const { id, version, unit, quantity, available } = await read();
  expect(last('stock.changed').body.data.stock).toMatchObject({ productId: id, version, unit, onHand: quantity, available });
  await app.call('updateProduct', { id: productId, input: { name: 'Red potato' } }, 'id', seller);
  await deliver();
  const product = await read();
  expect(last('product.changed').body.data.product).toMatchObject({
    id: product.id,
    version: product.version,
    name: 'Red potato',
    unit: product.unit,
    updatedAt: product.updatedAt,
    price: product.regularPrice,
    category: product.category.slug,
    sellerId: seller.id,
  });
});

it('the headers are the listed ones, and repeat type and id of the body [X1]', async () => {
  const { headers, body } = last('order.changed');
  const ofHttp = ['host', 'connection', 'accept', 'accept-encoding', 'transfer-encoding'];
  expect(
    Object.keys(headers)
      .filter((name) => !ofHttp.includes(name))
      .toSorted(),
  ).toEqual(Object.keys(webhookHeaders).toSorted());
  expect(headers).toMatchObject({ 'haatbar-event': body.type, 'haatbar-delivery': body.id, 'content-type': 'application/json' });
  for (const page of ['webhooks', 'webhook-events']) {
    const text = await (await fetch(`${app.url}/docs/${page}`)).text();
    expect(Object.keys(webhookHeaders).filter((name) => !text.includes(`<code>${name}</code>`))).toEqual([]);
  }
});

it('what was stored by the release before is sent in the same format, as the first version [X1]', async () => {
  const sent = last('order.placed').body;
  const before = { ...sent.data.order, version: undefined, money: undefined, placedAt: '2026-11-22T11:09:06.9221+00:00', lines: [] };
  await rows(app.db, 'UPDATE webhook_deliveries SET body = $2 WHERE id = $1', [sent.id, JSON.stringify({ order: before })]);
  await app.gql(AGAIN, { id: sent.id }, seller);
  await deliver();
  const again = last('order.placed').body;
  expect([again.id, again.data.order?.version, again.data.order?.placedAt]).toEqual([sent.id, 1, '2026-11-22T11:09:06.922Z']);
  expect(again.data.order?.money).toBeNull();
  expect(errorsOf(again)).toEqual([]);
});

it('a message that cannot be made is an error that names what is wrong, never a wrong message', () => {
  const stored = { id: '019a8e5c-0000-7000-8000-000000000000', createdAt: new Date(), data: { order: { id: 1 } } };
  expect(() => webhookMessage({ ...stored, event: 'ORDER_PLACED' })).toThrow('holds number instead of text');
  expect(() => webhookMessage({ ...stored, event: 'STOCK_CHANGED' })).toThrow('instead of an object');
});

it('a message that cannot be made fails like a try and holds up no other [X1]', async () => {
  const { id } = last('order.changed').body;
  await rows(app.db, `UPDATE webhook_deliveries SET body = '{}', status = 'PENDING', next_attempt_at = now() WHERE id = $1`, [id]);
  await app.gql(TEST, { id: hookId }, seller);
  const before = receiver.received.length;
  await deliver();
  expect(receiver.received.slice(before).map(({ body }) => body.type)).toEqual(['test']);
  const stored = await one<{ status: string; last_error: string }>(
    app.db,
    'SELECT status, last_error FROM webhook_deliveries WHERE id = $1',
    [id],
  );
  expect(stored).toEqual({ status: 'PENDING', last_error: 'NOT_SENT' });
  expect((await readLog(app, hookId, seller, { first: 1 })).totalCount).toBeGreaterThan(0);
});

it('of two messages about the stock of one version the later one has the later moment, whichever transaction began first [X1]', async () => {
  const { id } = await publishedProduct(app, seller);
  const outbox = resolvePort(app.container, Outbox);
  await rows(app.db, 'DELETE FROM webhook_deliveries WHERE webhook_id = $1', [hookId]);
  await inTransaction(app.db, async (early) => {
    await early.query('SELECT now()');
    await inTransaction(app.db, (late) => {
      outbox.record(late, 'STOCK_CHANGED', [id]);
      return Promise.resolve();
    });
    // sent meanwhile, so that it does not take the newest state
    await rows(app.db, `UPDATE webhook_deliveries SET status = 'DELIVERED', next_attempt_at = NULL WHERE subject_id = $1`, [id]);
    outbox.record(early, 'STOCK_CHANGED', [id]);
  });
  const MOMENTS = 'SELECT extract(epoch FROM created_at)::float8 AS moment FROM webhook_deliveries WHERE subject_id = $1 ORDER BY sequence';
  const moments = (await rows<{ moment: number }>(app.db, MOMENTS, [id])).map(({ moment }) => moment);
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  expect(new Set(moments).size).toBe(2);
});
