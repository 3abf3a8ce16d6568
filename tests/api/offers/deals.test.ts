/** Deals: the price with the running one, the price before, and the filter that shows only them. */
import { DealsService } from '../../../server/modules/offers/deals.service';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, asViewer, type TestAccount } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';

const PRICES =
  'query ($filter: ProductFilter, $sort: ProductSort) { products(filter: $filter, sort: $sort) { nodes { name price originalPrice } totalCount } }';
const HOUR = 60 * 60 * 1000;

interface Priced {
  name: string;
  price: string;
  originalPrice: string | null;
}

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR);
const start = (productId: string, percent: number, from = -1, until = 1, by = producer) =>
  app.container.resolve(DealsService).start(asViewer(by), { productId, percent, startsAt: fromNow(from), endsAt: fromNow(until) });
const list = async (filter: Record<string, unknown>, sort = 'NEWEST') =>
  (await app.gql<{ products: { nodes: Priced[]; totalCount: number } }>(PRICES, { filter, sort })).data.products;

it('S4 sells at the deal price, rounded to paisa, and shows the price before', async () => {
  const { id } = await publishedProduct(app, producer, { name: 'Honey', price: '333' });
  const deal = await start(id, 15);
  expect(deal.priceBefore).toBe('333.00');
  const { nodes } = await list({ search: 'honey' });
  expect(nodes).toEqual([{ name: 'Honey', price: '283.05', originalPrice: '333.00' }]);
});

it('counts a deal only while it runs', async () => {
  const owner = await approvedProducer(app);
  const past = await publishedProduct(app, owner, { name: 'Past' });
  const coming = await publishedProduct(app, owner, { name: 'Coming' });
  await start(past.id, 50, -3, -1, owner);
  await start(coming.id, 50, 1, 3, owner);
  expect((await list({ sellerId: owner.id })).nodes.map(({ price, originalPrice }) => [price, originalPrice])).toEqual([
    ['30.00', null],
    ['30.00', null],
  ]);
});

it('S4 filters deals, and filters and sorts by the price as sold now', async () => {
  const owner = await approvedProducer(app);
  const filter = { sellerId: owner.id };
  const half = await publishedProduct(app, owner, { name: 'Half', price: '100' });
  await publishedProduct(app, owner, { name: 'Plain', price: '70' });
  const tenth = await publishedProduct(app, owner, { name: 'Tenth', price: '100' });
  await start(half.id, 50, -1, 1, owner);
  await start(tenth.id, 10, -1, 1, owner);
  const names = async (more: Record<string, unknown>, sort?: string) =>
    (await list({ ...filter, ...more }, sort)).nodes.map(({ name }) => name);
  expect(await names({ dealsOnly: true })).toEqual(['Tenth', 'Half']);
  expect((await list({ ...filter, dealsOnly: true })).totalCount).toBe(2);
  expect(await names({}, 'PRICE_ASC')).toEqual(['Half', 'Plain', 'Tenth']);
  expect(await names({ maxPrice: '60' })).toEqual(['Half']);
  expect(await names({ minPrice: '90' })).toEqual(['Tenth']);
});

it("never lets two deals of a product run at once, nor a seller touch another's product", async () => {
  const { id } = await publishedProduct(app, producer);
  await start(id, 10, -1, 1);
  await expect(start(id, 20, 0, 2)).rejects.toMatchObject({ code: 'CONFLICT', key: 'deal.overlaps' });
  await start(id, 20, 1, 2);
  await expect(start(id, 10, 5, 6, await approvedProducer(app))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const atOnce = await Promise.allSettled([1, 2, 3, 4].map(() => start(id, 10, 10, 11)));
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
