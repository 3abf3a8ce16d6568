/** Reporting a problem: what it takes, until when, for how much, and what is rejected. */
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../../support/build-accounts';
import { deliveredOrder, listedProduct, shippedOrder, type TestOrder } from '../../../support/build-orders';
import { openProblem, problemImage } from '../../../support/build-problems';
import { one } from '../../../support/sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const REPORT = `mutation ($input: ReportProblemInput!, $key: String) {
  reportProblem(input: $input, idempotencyKey: $key) { id state dueAt mostRefundable actions line { id } entries { action actor text amount images { id use } } } }`;
interface Reported {
  readonly reportProblem: {
    readonly id: string;
    readonly state: string;
    readonly dueAt: string;
    readonly mostRefundable: string;
    readonly actions: readonly string[];
    readonly line: { readonly id: string } | null;
    readonly entries: readonly { readonly images: readonly { readonly id: string }[] }[];
  };
}
const report = (by: TestAccount, input: Readonly<Record<string, unknown>>, key: string | null = null) =>
  app.gql<Reported>(REPORT, { input, key }, { token: by.token });
const missing = (order: TestOrder, more: Readonly<Record<string, unknown>> = {}) => ({
  orderId: order.id,
  lineId: order.lineIds[0],
  kind: 'MISSING',
  remedy: 'PARTIAL_REFUND',
  amount: '30',
  text: 'Half of it is missing',
  ...more,
});
const deliveredAgo = (id: string, hours: number, seconds: number) =>
  app.db.query('UPDATE orders SET delivered_at = now() - make_interval(hours => $2, secs => $3) WHERE id = $1', [id, hours, seconds]);
const windowOf = async ({ id, buyer }: TestOrder) => {
  const { data } = await app.call<{ order: { reportUntil: string | null; lines: { reportUntil: string | null }[] } }>(
    'order',
    { id },
    'reportUntil lines { reportUntil }',
    { token: buyer.token },
  );
  return data.order;
};

it('begins a history with private images, and the seller has 24 hours', async () => {
  const order = await deliveredOrder(app);
  const imageId = await problemImage(app, order.buyer, order.id);
  const { data } = await report(order.buyer, missing(order, { kind: 'SPOILED', imageIds: [imageId] }));
  const { state, dueAt, line, entries, actions, mostRefundable } = data.reportProblem;
  expect({ state, line, actions, mostRefundable }).toEqual({
    state: 'OPEN',
    line: { id: order.lineIds[0] },
    actions: ['WITHDRAW'],
    mostRefundable: '75.00',
  });
  expect(Math.abs(+new Date(dueAt) - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
  expect(entries).toEqual([
    {
      action: 'REPORT',
      actor: 'BUYER',
      text: 'Half of it is missing',
      amount: '30.00',
      images: [{ id: imageId, use: 'PROBLEM' }],
    },
  ]);
  const notified = await one<{ text_key: string; sms: number }>(
    app.db,
    `SELECT text_key, (SELECT count(*)::int FROM sms_outbox WHERE phone = (SELECT phone FROM users WHERE id = $1) AND body LIKE '%' || $2 || '%') AS sms
     FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT 1`,
    [order.seller.id, order.order.trackingNumber],
  );
  expect(notified?.text_key).toBe('problemReported');
  expect(notified?.sms).toBeGreaterThan(0);
});

it('stays one problem under one key, and another request under it is an error', async () => {
  const order = await deliveredOrder(app);
  const key = randomUUID();
  const first = await report(order.buyer, missing(order), key);
  expect((await report(order.buyer, missing(order), key)).data.reportProblem.id).toBe(first.data.reportProblem.id);
  expect((await report(order.buyer, missing(order, { amount: '20' }), key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
});

it('is rejected a second after 48 hours', async () => {
  const order = await deliveredOrder(app);
  await deliveredAgo(order.id, 47, 3590);
  expect((await windowOf(order)).lines[0]?.reportUntil).not.toBeNull();
  await deliveredAgo(order.id, 48, 1);
  expect(await windowOf(order)).toEqual({ reportUntil: null, lines: [{ reportUntil: null }] });
  expect(await report(order.buyer, missing(order))).toMatchObject({ code: 'CONFLICT' });
});

it('is rejected a second after 24 hours where the product is perishable, but not for a whole order that did not come', async () => {
  const seller = await approvedProducer(app);
  const tomatoes = await listedProduct(app, seller, { name: 'Tomato' });
  await app.db.query("UPDATE products SET category_slug = 'tomato' WHERE id = $1", [tomatoes.id]);
  const order = await deliveredOrder(app, { lines: [{ product: tomatoes, quantity: '2' }] });
  await deliveredAgo(order.id, 24, 1);
  expect((await report(order.buyer, missing(order))).code).toBe('CONFLICT');
  const whole = { orderId: order.id, kind: 'NOT_RECEIVED', remedy: 'REFUND', text: 'No one came' };
  expect((await report(order.buyer, whole)).data.reportProblem.line).toBeNull();
});

it('is rejected before the delivery, once the order is complete, and a second time', async () => {
  const shipped = await shippedOrder(app);
  expect((await report(shipped.buyer, missing(shipped))).code).toBe('INVALID_TRANSITION');
  const complete = await deliveredOrder(app);
  await app.db.query('UPDATE orders SET completed_at = now() WHERE id = $1', [complete.id]);
  expect((await report(complete.buyer, missing(complete))).code).toBe('CONFLICT');
  const twice = await openProblem(app);
  const again = { id: twice.orderId, lineIds: twice.lineIds } as unknown as TestOrder;
  expect((await report(twice.buyer, missing(again))).code).toBe('CONFLICT');
  expect((await report(twice.buyer, { orderId: twice.orderId, kind: 'NOT_RECEIVED', remedy: 'REFUND', text: 'Nothing' })).code).toBe(
    'CONFLICT',
  );
});

it.each([
  ['an amount above the cost', { amount: '75.01' }, 'amount'],
  ['no amount of a part', { amount: null }, 'amount'],
  ['an amount of nothing', { amount: '0' }, 'amount'],
  ['an amount of a whole refund', { remedy: 'REFUND' }, 'amount'],
  ['no text', { text: '  ' }, 'text'],
  ['no line', { lineId: null }, 'lineId'],
  ['no image of spoiled products', { kind: 'SPOILED' }, 'imageIds'],
  ['an image that is none', { imageIds: ['not-an-image'] }, 'imageIds[0]'],
  ['an image of no one', { imageIds: [randomUUID()] }, 'imageIds[0]'],
  ['six images', { imageIds: Array.from({ length: 6 }, () => randomUUID()) }, 'imageIds'],
] as const)('names the field of %s', async (_name, more, field) => {
  const order = await deliveredOrder(app);
  const { code, body } = await report(order.buyer, missing(order, more));
  expect(code).toBe('BAD_USER_INPUT');
  expect(JSON.stringify(body.errors)).toContain(`"${field}"`);
});

it('rejects a file that is no image, and the image of another order', async () => {
  const [order, other] = [await deliveredOrder(app), await deliveredOrder(app)];
  const file = { bytes: Uint8Array.from(Buffer.from('<svg/>')), name: 'sack.jpg', type: 'image/jpeg' };
  const upload = 'mutation ($orderId: ID!, $file: Upload!) { uploadOrderImage(orderId: $orderId, file: $file) { id } }';
  expect((await app.upload(upload, { file }, { orderId: order.id }, { token: order.buyer.token })).code).toBe('BAD_USER_INPUT');
  const foreign = await problemImage(app, other.buyer, other.id);
  expect((await report(order.buyer, missing(order, { imageIds: [foreign] }))).code).toBe('BAD_USER_INPUT');
});

it("does not find another's order, nor the line of another order", async () => {
  const [order, other] = [await deliveredOrder(app), await deliveredOrder(app)];
  expect((await report(await consumer(app), missing(order))).code).toBe('NOT_FOUND');
  expect((await report(order.buyer, missing(order, { lineId: other.lineIds[0] }))).code).toBe('NOT_FOUND');
  expect((await report(order.buyer, missing(order, { lineId: 'x' }))).code).toBe('NOT_FOUND');
});

it('of ten reports at once one is stored', async () => {
  const order = await deliveredOrder(app);
  const results = await Promise.all(Array.from({ length: 10 }, () => report(order.buyer, missing(order))));
  expect(results.filter(({ code }) => code === null)).toHaveLength(1);
  expect(results.filter(({ code }) => code === 'CONFLICT')).toHaveLength(9);
});
