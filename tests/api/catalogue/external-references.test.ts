/**
 * A product's name in the seller's own system: unique among the seller's products, found by, and shown to no one else.
 */
import type { TestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { image } from '../../support/build-catalogue';
import { as } from './support/own-products';
import { startTestApp } from '../../support/app';

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

interface Shown {
  id: string;
  externalReference: string | null;
}

const add = async (externalReference: string | null, seller = producer) =>
  app.call<{ addProduct: Shown }>(
    'addProduct',
    {
      input: {
        name: 'Lal Alu',
        description: 'Red',
        categorySlug: 'potato',
        unit: 'KG',
        quantity: '40',
        price: '30',
        addToSellPost: true,
        imageIds: [(await image(app, seller)).id],
        externalReference,
      },
    },
    'id externalReference',
    as(seller),
  );
const change = (id: string, input: object) =>
  app.call<{ updateProduct: Shown }>('updateProduct', { id, input }, 'id externalReference', as(producer));
const find = async (externalReferences: string[], seller = producer) =>
  app.call<{ myProducts: { totalCount: number; nodes: Shown[] } }>(
    'myProducts',
    { filter: { externalReferences } },
    'totalCount nodes { id externalReference }',
    as(seller),
  );

it('is trimmed, stored, changed, left as it is by other edits, and removed by an empty text', async () => {
  const { id, externalReference } = (await add('  SKU-1 ')).data.addProduct;
  expect(externalReference).toBe('SKU-1');
  expect((await change(id, { description: 'Redder' })).data.updateProduct.externalReference).toBe('SKU-1');
  expect((await change(id, { externalReference: null })).data.updateProduct.externalReference).toBe('SKU-1');
  expect((await change(id, { externalReference: 'আলু-১' })).data.updateProduct.externalReference).toBe('আলু-১');
  expect((await change(id, { externalReference: ' ' })).data.updateProduct.externalReference).toBeNull();
});

it('belongs to one product of a seller, and is free again when that is deleted', async () => {
  const { id } = (await add('SKU-2')).data.addProduct;
  const twice = await add('SKU-2');
  expect([twice.code, twice.body.errors?.[0]?.extensions?.fields]).toEqual([
    'BAD_USER_INPUT',
    [expect.objectContaining({ field: 'externalReference', key: 'product.referenceTaken' })],
  ]);
  const other = (await add(null)).data.addProduct;
  expect((await change(other.id, { externalReference: 'SKU-2' })).code).toBe('BAD_USER_INPUT');
  expect((await add('SKU-2', await approvedProducer(app))).data.addProduct.externalReference).toBe('SKU-2');
  await app.call('deleteProduct', { id }, 'removedId', as(producer));
  expect((await change(other.id, { externalReference: 'SKU-2' })).data.updateProduct.externalReference).toBe('SKU-2');
});

it('has at most 64 characters', async () => {
  expect((await add('x'.repeat(64))).code).toBeNull();
  expect((await add('x'.repeat(65))).code).toBe('BAD_USER_INPUT');
});

it('finds the own products that are named, and no one else’s', async () => {
  const first = (await add('SKU-3')).data.addProduct;
  await add('SKU-4');
  expect((await find(['SKU-3', 'unknown'])).data.myProducts).toEqual({ totalCount: 1, nodes: [first] });
  expect((await find(['SKU-3'], await approvedProducer(app))).data.myProducts.totalCount).toBe(0);
  expect((await find(Array.from({ length: 101 }, (_, at) => `SKU-${at}`))).code).toBe('BAD_USER_INPUT');
});

it('is null for everyone but the seller', async () => {
  const { id } = (await add('SKU-5')).data.addProduct;
  const read = async (token?: string) =>
    (await app.call<{ product: Shown }>('product', { id }, 'id externalReference', { token })).data.product;
  expect(await read(producer.token)).toEqual({ id, externalReference: 'SKU-5' });
  expect(await read((await consumer(app)).token)).toEqual({ id, externalReference: null });
  expect(await read()).toEqual({ id, externalReference: null });
});
