/** Results of several orders or products at once say by a key why one was not done. */
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer } from '../../support/build-accounts';
import { listedProduct, placedOrder } from '../../support/build-orders';
import { apiKey } from '../../support/build-partners';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const MISSING = '0199a000-0000-7000-8000-000000000000';

it('in either language', async () => {
  const { token } = await apiKey(app, await approvedProducer(app));
  const fields = 'results { code key message }';
  const sender = { token, language: 'bn' } as const;
  const bulk = { productIds: [MISSING], quantity: '5' };
  const results = [
    (await app.call<{ confirmOrders: { results: object[] } }>('confirmOrders', { ids: [MISSING] }, fields, sender)).data.confirmOrders,
    (await app.call<{ bulkUpdateProducts: { results: object[] } }>('bulkUpdateProducts', { input: bulk }, fields, sender)).data
      .bulkUpdateProducts,
  ].map(({ results: [first] }) => first);
  const missing = { code: 'NOT_FOUND', key: 'error.notFound', message: expect.stringMatching(/[\u0980-\u09ff]/) as string };
  expect(results).toEqual([missing, missing]);
  const row = { externalReference: 'A1', name: 'Rice', price: '0' };
  const { data } = await app.call<{ upsertProducts: { results: { errors: { key: string; field: string }[] }[] } }>(
    'upsertProducts',
    { input: [row] },
    'results { errors { key field } }',
    sender,
  );
  expect(data.upsertProducts.results[0]?.errors.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['product.priceDigits', 'product.unit']),
  );
});

interface RowError {
  readonly path: string;
  readonly code: string;
  readonly key: string;
  readonly message: string;
  readonly allowed: string[] | null;
  readonly current: { readonly version: number | null; readonly status: string | null } | null;
}

it('names every field of a row that is wrong, what it may be, and what a newer product is now', async () => {
  const { token } = await apiKey(app, await approvedProducer(app));
  const fields = 'results { errors { path code key message allowed current { version status } } product { version } }';
  const upsert = async (input: object[]) => {
    const { data } = await app.call<{ upsertProducts: { results: { errors: RowError[] }[] } }>('upsertProducts', { input }, fields, {
      token,
    });
    return data.upsertProducts.results.map(({ errors }) => errors);
  };
  const whole = {
    externalReference: 'R1',
    name: 'Rice',
    description: 'Of this year',
    categorySlug: 'rice',
    unit: 'KG',
    quantity: '4',
    price: '70',
  };
  const [wrong] = await upsert([{ ...whole, name: '', categorySlug: 'nope', price: '0', quantity: '0.5', imageIds: [MISSING] }]);
  expect(wrong?.map(({ path, key }) => [path, key]).toSorted()).toEqual([
    ['input[0].categorySlug', 'product.unknownCategory'],
    ['input[0].imageIds', 'upload.unknownImage'],
    ['input[0].name', 'product.name'],
    ['input[0].price', 'product.priceDigits'],
    ['input[0].quantity', 'product.quantityDigits'],
  ]);
  const category = wrong?.find(({ key }) => key === 'product.unknownCategory');
  expect([category?.message, category?.allowed?.length]).toEqual([
    'There is no such category. Choose one from the list of categories.',
    62,
  ]);
  expect(category?.allowed).toEqual(expect.arrayContaining(['rice', 'potato']));
  const [missing] = await upsert([{ ...whole, categorySlug: '' }]);
  expect(missing?.map(({ path, key, allowed }) => [path, key, allowed])).toEqual([['input[0].categorySlug', 'product.category', null]]);

  expect(await upsert([whole])).toEqual([[]]);
  expect(await upsert([{ externalReference: 'R1', price: '75' }])).toEqual([[]]);
  const [[old] = []] = await upsert([{ externalReference: 'R1', price: '80', version: 1 }]);
  expect(old).toMatchObject({ path: 'input[0].version', code: 'CONFLICT', key: 'product.changed', current: { version: 2, status: null } });
  const [[unknown] = [], , [twice] = []] = await upsert([{ id: MISSING, price: '80' }, whole, whole]);
  expect(unknown).toMatchObject({ path: 'input[0].id', code: 'NOT_FOUND', current: null });
  expect(twice).toMatchObject({ path: 'input[2].externalReference', key: 'product.rowTwice' });
});

it('says what an order is now that could not take the step, and which field of a bulk change cannot be', async () => {
  const seller = await approvedProducer(app);
  const { token } = await apiKey(app, seller);
  const goods = await listedProduct(app, seller, { quantity: '10' });
  const { id } = await placedOrder(app, { lines: [{ product: goods, quantity: '4' }] });
  const step = 'results { code current { status state allowed } }';
  const { data } = await app.call<{ shipOrders: { results: object[] } }>('shipOrders', { ids: [id] }, step, { token });
  expect(data.shipOrders.results).toEqual([
    {
      code: 'INVALID_TRANSITION',
      current: { status: 'PLACED', state: 'PLACED', allowed: expect.arrayContaining(['CONFIRM']) as string[] },
    },
  ]);
  const input = { productIds: [goods.id], price: { direction: 'DOWN', unit: 'AMOUNT', value: '900000' } };
  const bulk = await app.call<{ bulkUpdateProducts: { results: object[] } }>(
    'bulkUpdateProducts',
    { input },
    'results { key field current { version } }',
    {
      token,
    },
  );
  expect(bulk.data.bulkUpdateProducts.results).toEqual([{ key: 'product.priceOutOfRange', field: 'price', current: null }]);
});
