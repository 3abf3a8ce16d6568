/**
 * `externalReference` of a product over REST: written, read, left as it is, removed, and unique among the seller's
 * products.
 */
import type { TestApp } from '../support/app';
import { ADD, FIELDS, LIST, openProductApi, type Product, type ProductApi, seen } from './support/product-api';

let app: TestApp;
let call: ProductApi['call'];
let add: ProductApi['add'];
let put: ProductApi['put'];

beforeAll(async () => {
  ({ app, call, add, put } = await openProductApi());
});
afterAll(() => app.stop());

it('is stored with a new product and returned by every read', async () => {
  const { status, body } = await add({ ...FIELDS, externalReference: ' SKU-1 ' });
  expect([status, body.product.externalReference]).toEqual([201, 'SKU-1']);
  const { body: one } = await call<Product>('GET', `${LIST}/${body.product._id}`);
  const { body: list } = await call<{ products: Product[] }>('GET', LIST);
  expect([one.externalReference, list.products[0]?.externalReference]).toEqual(['SKU-1', 'SKU-1']);
  expect((await add(FIELDS)).body.product.externalReference).toBeNull();
});

it('stays where an edit leaves it out or sends null back, changes, and goes with an empty text', async () => {
  const made = (await add({ ...FIELDS, externalReference: 'SKU-2' })).body.product;
  const edit = async (change: object) => (await put(made._id, { ...FIELDS, image: made.image, ...change })).body.product.externalReference;
  expect(await edit({})).toBe('SKU-2');
  expect(await edit({ externalReference: null })).toBe('SKU-2');
  expect(await edit({ externalReference: 'আলু-২' })).toBe('আলু-২');
  expect(await edit({ externalReference: '' })).toBeNull();
});

it.each([
  ['en', 'Another of your products has this reference.'],
  ['bn', 'আপনার অন্য একটি পণ্যে এই কোড আছে।'],
] as const)('of another product is rejected at its field: %s', async (language, message) => {
  const first = (await add({ ...FIELDS, externalReference: `taken-${language}` })).body.product;
  const second = (await add({ ...FIELDS, externalReference: `other-${language}` })).body.product;
  const json = { ...FIELDS, image: first.image, externalReference: `taken-${language}` };
  for (const [method, path] of [
    ['POST', ADD],
    ['PUT', `${LIST}/${second._id}`],
  ] as const) {
    const response = await call<{ message: string }>(method, path, { json, language });
    expect(seen(response)).toMatchObject({ status: 400, message, code: 'VALIDATION' });
    expect(JSON.parse(response.headers.get('error-fields') ?? '')).toEqual([{ field: 'externalReference', key: 'product.referenceTaken' }]);
  }
});

it('longer than 64 characters is rejected', async () => {
  const response = await add({ ...FIELDS, externalReference: 'x'.repeat(65) });
  expect(seen(response as never)).toMatchObject({ status: 400, code: 'VALIDATION' });
});
