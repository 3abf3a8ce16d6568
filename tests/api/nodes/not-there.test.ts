/** A query of one object has one answer where there is none, as docs/errors.md says. */
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer } from '../../support/build-accounts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const MISSING = '0199a000-0000-7000-8000-000000000000';

it.each(['product', 'seller', 'myProduct', 'node'] as const)('%s is null', async (name) => {
  const { code, data } = await app.call<Record<string, unknown>>(name, { id: MISSING }, 'id', await approvedProducer(app));
  expect([code, data]).toEqual([null, { [name]: null }]);
});

it.each([
  ['order', approvedProducer],
  ['myCustomer', approvedProducer],
  ['bill', approvedProducer],
  ['payout', approvedProducer],
  ['recurringOrder', consumer],
  ['payoutBatch', admin],
] as const)('%s is NOT_FOUND', async (name, caller) => {
  expect((await app.call(name, { id: MISSING }, 'id', await caller(app))).code).toBe('NOT_FOUND');
});

it('a basket of a link is NOT_FOUND, an order of a tracking number null', async () => {
  expect((await app.call('sharedBasket', { token: 'x'.repeat(22) }, 'id', await consumer(app))).code).toBe('NOT_FOUND');
  const { code, data } = await app.call('trackOrder', { trackingNumber: 'HB-999999', phoneDigits: '1234' }, 'trackingNumber');
  expect([code, data]).toEqual([null, { trackOrder: null }]);
});

it('a category matches nothing in a filter, is NOT_FOUND as what is asked about, and wrong input where it is stored', async () => {
  const { token } = await approvedProducer(app);
  for (const [name, filter] of [
    ['products', { categorySlugs: ['gold'] }],
    ['myProducts', { categorySlug: 'gold' }],
  ] as const) {
    const { data } = await app.call<Record<string, { totalCount: number }>>(name, { filter }, 'totalCount', { token });
    expect(data[name]?.totalCount).toBe(0);
  }
  expect((await app.call('category', { categorySlug: 'gold' }, 'slug')).data).toEqual({ category: null });
  expect((await app.call('categories', { categorySlugs: ['gold'] }, 'slug')).data).toEqual({ categories: [] });
  for (const [name, fields] of [
    ['priceTrends', 'id'],
    ['weekPrice', 'high'],
  ] as const)
    expect([name, (await app.call(name, { categorySlug: 'gold' }, fields)).code]).toEqual([name, 'NOT_FOUND']);
  const alert = { categorySlug: 'gold', direction: 'BELOW', price: '10' };
  const stored = await app.call('addPriceAlert', { input: alert }, 'id', { token });
  expect([stored.code, stored.body.errors?.[0]?.extensions.fields?.map(({ field }) => field)]).toEqual([
    'BAD_USER_INPUT',
    ['categorySlug'],
  ]);
});
