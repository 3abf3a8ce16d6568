/** Results of several orders or products at once say by a key why one was not done. */
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer } from '../../support/build-accounts';
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
