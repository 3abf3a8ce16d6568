/**
 * A body's field that no call takes is rejected by its name: a misspelt one would never arrive, and no one would know.
 */
import type { TestApp } from '../support/app';
import { consumer } from '../support/build-accounts';
import { documentedCalls } from '../support/rest-contract';
import { ADD, FIELDS, form, LIST, openProductApi, type Product, type ProductApi } from './support/product-api';

let app: TestApp;
let api: ProductApi;
beforeAll(async () => {
  api = await openProductApi({ TRUST_PROXY: '1' });
  app = api.app;
});
afterAll(() => app.stop());

interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly body: object;
}
const errorOf = ({ status, headers }: Seen) => ({
  status,
  code: headers.get('error-code'),
  fields: JSON.parse(headers.get('error-fields') ?? '[]') as unknown,
});
const unknown = (...fields: string[]) => ({
  status: 400,
  code: 'VALIDATION',
  fields: fields.map((field) => ({ field, key: 'error.unknownField' })),
});
const messageOf = ({ body }: Seen) => (body as { message: string }).message;

const added = async () => (await api.add(FIELDS, { image: 1 })).body.product;
const stored = async ({ _id }: Product) => (await api.call<Product>('GET', `${LIST}/${_id}`)).body;

it('rejects a misspelt field of an edit by its name, and the product stays as it was', async () => {
  const product = await added();
  const rejected = await api.put(product._id, { ...product, externalRefrence: 'E-1' });
  expect(errorOf(rejected)).toEqual(unknown('externalRefrence'));
  expect(messageOf(rejected)).toMatch(/^Unknown field “externalRefrence”\. This address takes: productName, quantity, .*externalReference/);
  expect(errorOf(await api.put(product._id, { ...product, Price: 3, foo: 1 }))).toEqual(unknown('Price', 'foo'));
  expect(await stored(product)).toEqual(product);
});

it('rejects one of a form, with the value or the file of a new product', async () => {
  const count = async () => (await api.call<{ products: Product[] }>('GET', LIST)).body.products.length;
  const before = await count();
  expect(errorOf(await api.add({ ...FIELDS, Grade: 'A' }, { image: 1 }))).toEqual(unknown('Grade'));
  const file = { status: 400, code: 'VALIDATION', fields: [{ field: 'photo', key: 'error.unknownFile' }] };
  const photo = await api.add(FIELDS, { image: 1, photo: 1 });
  expect(errorOf(photo)).toEqual(file);
  expect(messageOf(photo)).toBe('No file is taken under the name “photo”. Files go into: image, secondaryImages.');
  expect(errorOf(await api.add(FIELDS, { image: 1, price: 1 }))).toMatchObject({ fields: [{ field: 'price', key: 'error.unknownFile' }] });
  expect(await count()).toBe(before);
});

it('takes a list of files under its name with brackets, and a product as GET returns it', async () => {
  const made = await api.call('POST', ADD, { form: await form(FIELDS, { image: 1, 'secondaryImages[]': 2 }) });
  expect([made.status, made.body.product.secondaryImages.length]).toEqual([201, 2]);
  const { product } = made.body;
  expect((await api.put(product._id, await stored(product))).status).toBe(200);
  const { image, secondaryImages, ...rest } = product;
  expect((await api.call('POST', ADD, { json: { ...rest, image, secondaryImages, externalReference: 'COPY-1' } })).status).toBe(201);
});

it('rejects an object where a value belongs, also one that may be left out', async () => {
  const product = await added();
  for (const change of [{ grade: { is: 'A' } }, { secondaryImages: [{ url: product.image }] }, { image: [{}] }]) {
    const rejected = errorOf(await api.put(product._id, { ...product, ...change }));
    expect(rejected).toEqual({ status: 400, code: 'VALIDATION', fields: [{ field: Object.keys(change)[0], key: 'error.noObject' }] });
  }
  for (const image of [5, true]) {
    expect(errorOf(await api.put(product._id, { ...product, image }))).toMatchObject({ status: 400, fields: [{ field: 'image' }] });
  }
  expect(await stored(product)).toEqual(product);
});

it('repeats no more of a name than a header and a sentence can hold', async () => {
  const product = await added();
  const name = `${'ঘ'.repeat(80)}\u0007\u202e`;
  const rejected = await api.put(product._id, { ...product, [name]: 1 });
  expect([rejected.status, rejected.headers.get('error-code')]).toEqual([400, 'VALIDATION']);
  expect(messageOf(rejected)).toContain(`“${'ঘ'.repeat(60)}”`);
});

it('takes the role of a login in any spelling, and rejects one that there is not', async () => {
  const { phone, password } = await consumer(app);
  const login = (role: string) => app.rest('POST', '/api/v1/login', { json: { phone, password, role } });
  expect((await login('Consumer')).status).toBe(200);
  expect((await login('')).status).toBe(200);
  expect((await login('consumr')).status).toBe(400);
});

it.each(documentedCalls.filter(({ operation }) => operation.requestBody))(
  '$method $template rejects a field that it does not take, in JSON and in a form',
  async ({ method, template, operation }) => {
    const product = await added();
    const path = `/api/v1${template.replace('{id}', product._id)}`;
    const token = operation.security.length > 0 ? { token: api.producer.token } : {};
    const json = { ...(operation.requestBody?.content['application/json'].example as object), misspelt: 'x' };
    expect(errorOf(await app.rest(method, path, { json, ...token }))).toEqual(unknown('misspelt'));
    const sent = await form({ misspelt: 'x' }, {});
    expect(errorOf(await app.rest(method, path, { form: sent, ...token }))).toEqual(unknown('misspelt'));
    expect(operation.requestBody?.content['application/json'].schema).toMatchObject({ additionalProperties: false });
  },
);
