/** Rows of a synchronisation that fail: what each is rejected for, and what becomes of the others. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';
import { listedProduct, placedOrder } from '../../support/build-orders';
import { relistingApi } from './support/relisting';
import { lenient, statuses, type Upserts, upsertsOf, whole } from './support/upserts';

let app: TestApp;
let producer: TestAccount;
let upsert: Upserts['upsert'];
let products: Upserts['count'];

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  ({ upsert, count: products } = upsertsOf(app, producer));
});
afterAll(() => app.stop());

it('names each rule that it breaks, in the language of the request', async () => {
  const { results, isStored } = await upsert([whole('f-1', { price: '0', unit: null, name: ' ' })], { language: 'bn' });
  expect(isStored).toBe(false);
  expect(results[0]?.errors.map(({ field }) => field).toSorted()).toEqual(['name', 'price', 'unit']);
  expect(results[0]?.errors.every(({ message, code }) => /[\u0980-\u09ff]/.test(message) && code === 'BAD_USER_INPUT')).toBe(true);
});

it('stores nothing with REJECT_EVERYTHING, and the others with REJECT_FAILED_ROWS', async () => {
  const rows = [whole('f-2'), whole('f-3', { categorySlug: 'spaceships' })];
  const before = await products();
  const all = await upsert(rows);
  expect([all.isStored, statuses(all), all.results[0]?.product]).toEqual([false, ['CREATED', 'FAILED'], null]);
  expect(await products()).toBe(before);
  const some = await upsert(rows, lenient);
  expect([some.isStored, statuses(some), some.failedCount]).toEqual([true, ['CREATED', 'FAILED'], 1]);
  expect(await products()).toBe(before + 1);
});

it('is another’s product, a missing one, or the reference of another product', async () => {
  const { id } = await publishedProduct(app, await approvedProducer(app));
  await upsert([whole('f-4'), whole('f-5')]);
  const own = (await upsert([{ externalReference: 'f-4' }])).results[0]?.product?.id;
  const { results } = await upsert(
    [
      { id, price: '1' },
      { id: 'none', price: '1' },
      { id: own, externalReference: 'f-5' },
    ],
    lenient,
  );
  expect(results.map(({ errors: [error] }) => [error?.code, error?.path])).toEqual([
    ['NOT_FOUND', 'input[0].id'],
    ['NOT_FOUND', 'input[1].id'],
    ['BAD_USER_INPUT', 'input[2].externalReference'],
  ]);
});

it('is a second row about one product, and a version that was edited since', async () => {
  await upsert([whole('f-6')]);
  const { results } = await upsert([{ externalReference: 'f-6', version: 7 }, whole('f-7'), whole('f-7')], lenient);
  expect(results.map(({ status, errors: [error] }) => [status, error?.code ?? null])).toEqual([
    ['FAILED', 'CONFLICT'],
    ['CREATED', null],
    ['FAILED', 'BAD_USER_INPUT'],
  ]);
});

it('is a count below what buyers were promised', async () => {
  const goods = await listedProduct(app, producer, { quantity: '10' });
  await placedOrder(app, { lines: [{ product: goods, quantity: '4' }] });
  expect((await upsert([{ id: goods.id, quantity: '3' }])).results[0]?.errors[0]?.field).toBe('quantity');
  expect(statuses(await upsert([{ id: goods.id, quantity: '4' }]))).toEqual(['UPDATED']);
});

it('is a new product of a wholesaler, who counts what was received up to what there is', async () => {
  const trader = await seller(app, 'WHOLESALER');
  const trade = relistingApi(app);
  const receipt = await trade.receive(trader, await listedProduct(app, producer), '10');
  const shelf = await trade.offer(trader, { receiptId: receipt.id, quantity: '4' });
  const rows = [whole('w-1'), { id: shelf.id, quantity: '10' }];
  const dry = await upsert(rows, { by: trader, dryRun: true, ...lenient });
  expect([statuses(dry), dry.results[1]?.product?.quantity]).toEqual([['FAILED', 'UPDATED'], '4']);
  const { results } = await upsert(rows, { by: trader, ...lenient });
  expect([results[0]?.errors[0]?.code, results[1]?.product?.quantity]).toEqual(['FORBIDDEN', '10']);
  expect((await upsert([{ id: shelf.id, quantity: '11' }], { by: trader })).results[0]?.errors[0]?.field).toBe('quantity');
});
