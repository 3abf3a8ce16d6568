/** Private images of orders: who uploads and who sees them, what is rejected, and when they are removed. */
import { OrderImagesService } from '../../../server/modules/orders/images/order-images.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { jpegFile } from '../../support/build-catalogue';
import { apiKey } from '../../support/build-partners';
import { placedOrder, shippedOrder, type TestOrder } from '../../support/build-orders';
import { rows } from '../../support/sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Uploaded {
  readonly id: string;
  readonly url: string;
  readonly use: string | null;
}

const UPLOAD = 'mutation ($orderId: ID!, $file: Upload!) { uploadOrderImage(orderId: $orderId, file: $file) { id url use } }';
const send = async (by: TestAccount, { id }: Pick<TestOrder, 'id'>, bytes?: Buffer) =>
  app.upload<{ uploadOrderImage: Uploaded }>(
    UPLOAD,
    { file: { bytes: Uint8Array.from(bytes ?? (await jpegFile({ width: 800, height: 600 }))), name: 'sack.jpg', type: 'image/jpeg' } },
    { orderId: id },
    { token: by.token },
  );
const uploaded = async (by: TestAccount, order: TestOrder): Promise<Uploaded> => (await send(by, order)).data.uploadOrderImage;
const fetchImage = (url: string, by: TestAccount | null) =>
  fetch(`${app.url}${url}`, { headers: by ? { authorization: `Bearer ${by.token}` } : {} });
const use = (by: TestAccount, order: TestOrder, imageIds: readonly string[]) =>
  inTransaction(app.db, (tx) =>
    app.container.resolve(OrderImagesService).use(tx, asViewer(by), { orderId: order.id, imageIds, use: 'FAILURE', field: 'imageIds' }),
  );

it('is seen by buyer, seller and admins as a WebP without metadata, and by no one else', async () => {
  const order = await shippedOrder(app);
  const image = await uploaded(order.seller, order);
  expect(image).toEqual({ id: image.id, url: `/order-images/${image.id}`, use: null });
  for (const who of [order.seller, order.buyer, await admin(app)]) {
    const response = await fetchImage(image.url, who);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-cache',
    ]);
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
  }
  expect((await fetchImage(image.url, await approvedProducer(app))).status).toBe(404);
  expect((await fetchImage('/order-images/1', order.seller)).status).toBe(404);
  expect((await fetchImage(image.url, null)).status).toBe(401);
});

it('is sent again only where it changed, after the session was checked', async () => {
  const order = await shippedOrder(app);
  const { url } = await uploaded(order.buyer, order);
  const etag = (await fetchImage(url, order.buyer)).headers.get('etag') ?? '';
  const again = (token: string) =>
    fetch(`${app.url}${url}`, { headers: { authorization: `Bearer ${token}`, 'if-none-match': etag, 'cache-control': 'max-age=0' } });
  expect((await again(order.buyer.token)).status).toBe(304);
  expect((await again((await consumer(app)).token)).status).toBe(404);
});

it('is shown with the order once an action used it', async () => {
  const order = await shippedOrder(app);
  const { id } = await uploaded(order.seller, order);
  const read = async () =>
    (
      await app.call<{ order: { images: unknown[] } }>('order', { id: order.id }, 'images { id use }', {
        token: order.buyer.token,
      })
    ).data.order.images;
  expect(await read()).toEqual([]);
  await use(order.seller, order, [id]);
  expect(await read()).toEqual([{ id, use: 'FAILURE' }]);
});

it('of another user, another order or another action cannot be used; each is named', async () => {
  const [order, other] = [await shippedOrder(app), await shippedOrder(app)];
  const mine = await uploaded(order.seller, order);
  const others = [await uploaded(order.buyer, order), await uploaded(other.seller, other)];
  await expect(use(order.seller, order, [mine.id, ...others.map(({ id }) => id), 'x'])).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [1, 2, 3].map((index) => ({ field: `imageIds[${index}]`, key: 'order.unknownImage' })),
  });
  await use(order.seller, order, [mine.id]);
  await expect(use(order.seller, order, [mine.id])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

it('is rejected where it is no image, or one too many of this user', async () => {
  const order = await placedOrder(app);
  const svg = await send(order.buyer, order, Buffer.from('<svg/>'));
  expect(svg.body.errors?.[0]?.extensions.fields?.[0]).toMatchObject({ field: 'file' });
  await app.db.query("INSERT INTO order_images (order_id, owner_id, content) SELECT $1, $2, '\\x01' FROM generate_series(1, 19)", [
    order.id,
    order.buyer.id,
  ]);
  expect((await send(order.buyer, order)).code).toBeNull();
  expect((await send(order.buyer, order)).code).toBe('BAD_USER_INPUT');
  expect((await send(order.seller, order)).code).toBeNull();
});

it('is removed after a day without use, and 180 days after its order last changed', async () => {
  const order = await shippedOrder(app);
  const [unused, used, old] = [
    await uploaded(order.seller, order),
    await uploaded(order.seller, order),
    await uploaded(order.seller, order),
  ];
  await use(order.seller, order, [used.id, old.id]);
  const age = (id: string, days: number) =>
    app.db.query('UPDATE order_images SET uploaded_at = now() - make_interval(days => $2) WHERE id = $1', [id, days]);
  await age(unused.id, 2);
  await age(used.id, 2);
  await age(old.id, 181);
  const left = async () => {
    await app.container.resolve(OrderImagesService).sweep();
    return (await rows<{ id: string }>(app.db, 'SELECT id FROM order_images WHERE order_id = $1 ORDER BY id', [order.id])).map(
      ({ id }) => id,
    );
  };
  expect(await left()).toEqual([used.id, old.id]);
  await app.db.query("UPDATE orders SET updated_at = now() - interval '181 days' WHERE id = $1", [order.id]);
  expect(await left()).toEqual([used.id]);
});

it('an API key sees what the API shows it of an order, with the scope of orders: no image of a message', async () => {
  const order = await shippedOrder(app);
  const [shown, sent, unused] = [
    await uploaded(order.seller, order),
    await uploaded(order.seller, order),
    await uploaded(order.seller, order),
  ];
  await use(order.seller, order, [shown.id]);
  await app.db.query("UPDATE order_images SET use = 'MESSAGE', is_for_parties = true WHERE id = $1", [sent.id]);
  const [products, orders] = [await apiKey(app, order.seller, ['READ_PRODUCTS']), await apiKey(app, order.seller, ['READ_ORDERS'])];
  const statuses = (token: string) =>
    Promise.all([shown, sent, unused].map(async ({ url }) => (await fetchImage(url, { ...order.seller, token })).status));
  expect(await statuses(products.token)).toEqual([403, 403, 403]);
  expect(await statuses(orders.token)).toEqual([200, 404, 404]);
});

it('is of the limits of a key and of an address, whoever tries a credential', async () => {
  const { token } = await apiKey(app, await consumer(app), ['READ_ORDERS']);
  const left = (response: Response) => response.headers.get('ratelimit') ?? '';
  const read = (bearer: string) =>
    fetch(`${app.url}/order-images/0199a000-0000-7000-8000-000000000000`, { headers: { authorization: `Bearer ${bearer}` } });
  const [first, second] = [await read(token), await read(token)];
  expect([first.status, left(first), left(second)]).toEqual([
    404,
    expect.stringMatching(/"key";r=299/),
    expect.stringMatching(/"key";r=298/),
  ]);
  const wrong = await read(`hbk_${'x'.repeat(43)}`);
  expect([wrong.status, left(wrong)]).toEqual([401, expect.stringMatching(/^"api";r=\d+;t=\d+$/)]);
});
