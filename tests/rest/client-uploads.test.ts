/**
 * Images that a client has put at Cloudinary before an edit: fetched once, by limits, from the operator's clouds only.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardedGet } from '../../server/platform/outgoing/guarded-get';
import { jpegFile } from '../support/build-catalogue';
import { FIELDS, LIST, openProductApi, type Product, type ProductApi, seen } from './support/product-api';

const asked: string[] = [];
let cloud: http.Server;
let origin = '';
let open: ProductApi;
let bytes: Buffer;

const files: Readonly<Record<string, (response: http.ServerResponse) => void>> = {
  '/first-client/image/upload/v1/potato.jpg': (response) => response.setHeader('content-type', 'image/jpeg').end(bytes),
  '/first-client/image/upload/moved.jpg': (response) =>
    response.writeHead(302, { location: '/first-client/image/upload/v1/potato.jpg' }).end(),
  '/first-client/image/upload/page.jpg': (response) => response.setHeader('content-type', 'text/html').end('<p>'),
  '/first-client/image/upload/text.jpg': (response) => response.setHeader('content-type', 'image/jpeg').end('no image'),
  '/first-client/image/upload/large.jpg': (response) => response.setHeader('content-type', 'image/jpeg').end(Buffer.alloc(10_485_761)),
};

beforeAll(async () => {
  bytes = await jpegFile();
  cloud = http.createServer(({ url = '' }, response) => {
    asked.push(url);
    const file = files[url];
    if (file) file(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => cloud.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(cloud.address() as AddressInfo).port}`;
  open = await openProductApi({
    CLOUDINARY_CLIENT_CLOUDS: 'other, first-client',
    CLOUDINARY_DELIVERY_URL: origin,
    WEBHOOK_ALLOW_PRIVATE: 'true',
  });
});
afterAll(async () => {
  await open.app.stop();
  cloud.close();
});
beforeEach(() => (asked.length = 0));

const made = async ({ add }: ProductApi) => (await add(FIELDS)).body.product;

it('an image that the client has uploaded is fetched once and stored here [H1 E1]', async () => {
  const { _id: id, image: before } = await made(open);
  const address = `${origin}/first-client/image/upload/v1/potato.jpg`;
  const { status, body } = await open.put(id, { ...FIELDS, image: address, secondaryImages: [before] });
  expect([status, asked]).toEqual([200, ['/first-client/image/upload/v1/potato.jpg']]);
  expect(body.product.image).toMatch(/\/media\/[0-9a-f]{64}-\d+\.webp$/);
  expect(body.product.secondaryImages).toEqual([before]);
  expect((await fetch(body.product.image ?? '')).headers.get('content-type')).toBe('image/webp');
  const stored = (await open.call<Product>('GET', `${LIST}/${id}`)).body;
  expect((await open.put(id, { ...FIELDS, image: stored.image })).status).toBe(200);
  expect(asked).toHaveLength(1);
});

it('an address elsewhere is not fetched, and nothing is changed [P14]', async () => {
  const product = await made(open);
  const elsewhere = [
    `${origin}/foreign-cloud/image/upload/v1/potato.jpg`,
    `${origin}/first-client/raw/upload/v1/potato.jpg`,
    `${origin}/first-client/image/upload/../../../etc`,
    `${origin.replace('http://', 'http://user@')}/first-client/image/upload/v1/potato.jpg`,
    `${origin}.evil.example/first-client/image/upload/v1/potato.jpg`,
    'https://res.cloudinary.com/first-client/image/upload/v1/potato.jpg',
  ];
  for (const image of elsewhere) {
    expect([image, seen(await open.put(product._id, { ...FIELDS, image }))]).toMatchObject([
      image,
      { status: 400, code: 'VALIDATION', message: 'Image upload failed' },
    ]);
  }
  expect(asked).toEqual([]);
  expect((await open.call<Product>('GET', `${LIST}/${product._id}`)).body.version).toBe(product.version);
});

it.each([
  ['moved.jpg', 503, 'Image upload failed'],
  ['page.jpg', 503, 'Image upload failed'],
  ['gone.jpg', 503, 'Image upload failed'],
  ['large.jpg', 503, 'Image upload failed'],
  ['text.jpg', 400, null],
])('what is no image of the allowed size there is rejected: %s [P14]', async (file, status, message) => {
  const product = await made(open);
  const response = seen(await open.put(product._id, { ...FIELDS, image: `${origin}/first-client/image/upload/${file}` }));
  expect(response).toMatchObject({ status, ...(message && { message }) });
  expect(asked).toEqual([`/first-client/image/upload/${file}`]);
});

it('a cloud at a private address is not reached in production [P14]', async () => {
  const guarded = await openProductApi({ CLOUDINARY_CLIENT_CLOUDS: 'first-client', CLOUDINARY_DELIVERY_URL: origin });
  const product = await made(guarded);
  const image = `${origin}/first-client/image/upload/v1/potato.jpg`;
  expect(seen(await guarded.put(product._id, { ...FIELDS, image }))).toMatchObject({ status: 503, message: 'Image upload failed' });
  await guarded.app.stop();
  const download = { url: 'https://res.cloudinary.com/a/image/upload/b.jpg', maxBytes: 10, type: 'image/', allowPrivate: false };
  const resolve = () => Promise.resolve([{ address: '10.0.0.7', family: 4 }]);
  await expect(guardedGet({ ...download, resolve })).rejects.toThrow('res.cloudinary.com');
  expect(asked).toEqual([]);
});

it('a slow cloud is given up [P14]', async () => {
  const slow = http.createServer((_request, response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).write('x'));
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
  await expect(guardedGet({ url, maxBytes: 10, type: 'image/', allowPrivate: true, withinMs: 200 })).rejects.toThrow(/abort/i);
  slow.closeAllConnections();
  slow.close();
});
