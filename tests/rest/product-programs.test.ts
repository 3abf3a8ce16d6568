/** Programs that save what REST gave them: names of wrong fields, tags of versions, products without an image. */
import type { TestApp } from '../support/app';
import type { TestAccount } from '../support/build-accounts';
import { FIELDS, LIST, openProductApi, type Product, type ProductApi } from './support/product-api';

let app: TestApp;
let producer: TestAccount;
let call: ProductApi['call'];
let add: ProductApi['add'];
let put: ProductApi['put'];
beforeAll(async () => {
  ({ app, producer, call, add, put } = await openProductApi());
});
afterAll(() => app.stop());

const fieldsOf = (headers: Headers) => (JSON.parse(headers.get('error-fields') ?? '[]') as { field: string }[]).map(({ field }) => field);

it('names wrong fields as the form does, not as the rules do', async () => {
  const { headers, status } = await add({ quantity: '1', addToSellPost: 'true', price: '5' });
  expect(status).toBe(400);
  expect(fieldsOf(headers)).toEqual(expect.arrayContaining(['productName', 'category', 'description']));
  const made = (await add(FIELDS, { image: 1 })).body.product;
  expect(fieldsOf((await put(made._id, { ...made, category: 'Gold', productName: '' })).headers).toSorted()).toEqual([
    'category',
    'productName',
  ]);
});

it('has the version as its tag or no tag at all, with an error as well', async () => {
  const made = (await add(FIELDS, { image: 1 })).body.product;
  const late = await put(made._id, made, { 'if-match': '"0"' });
  expect([late.status, late.headers.get('etag')]).toEqual([412, `"${made.version}"`]);
  const wrong = await put(made._id, { ...made, price: 'much' }, { 'if-match': `"${made.version}"` });
  expect([wrong.status, wrong.headers.get('etag')]).toEqual([400, null]);
  expect((await call('GET', LIST)).headers.get('etag')).toBeNull();
  // the version is checked before the fields
  expect((await put(made._id, { ...made, price: 'much' }, { 'if-match': '"0"' })).status).toBe(412);
});

it('saves a product without an image as it was read, until it is put on the market', async () => {
  const input = {
    externalReference: 'BARE-1',
    name: 'Red potatoes',
    description: 'Of this harvest',
    categorySlug: 'potato',
    unit: 'KG',
    price: '30',
    quantity: '40',
  };
  const { data } = await app.call<{ upsertProducts: { results: { product: { id: string } | null }[] } }>(
    'upsertProducts',
    { input: [input] },
    'results { product { id } }',
    { token: producer.token },
  );
  const id = data.upsertProducts.results[0]?.product?.id ?? '';
  const read = (await call<Product>('GET', `${LIST}/${id}`)).body;
  expect([read.image, read.secondaryImages]).toEqual([null, []]);
  const saved = await put(id, { ...read, price: 31 });
  expect([saved.status, saved.body.product.price, saved.body.product.image]).toEqual([200, 31, null]);
  const posted = await put(id, { ...saved.body.product, addToSellPost: true });
  expect([posted.status, fieldsOf(posted.headers)]).toEqual([400, ['image']]);
});
