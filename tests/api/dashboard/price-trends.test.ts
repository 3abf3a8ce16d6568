/**
 * These tests compare the medians of prices with a count by hand, and verify that groups which are too small stay
 * hidden. They cover location, time and how the prices are read.
 */
import { PriceMediansService } from '../../../server/modules/dashboard/week-prices/price-medians.service';
import { rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { account, approvedProducer, place, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

let app: TestApp;
let bogura: number;
beforeAll(async () => {
  app = await startTestApp();
  bogura = (await place(app)).districtId;
});
afterAll(() => app.stop());

interface Point {
  startsOn: string;
  sold: string | null;
  soldCount: number;
  offered: string | null;
  offeredCount: number;
}
interface Trends {
  points: Point[];
  districts: { district: { nameEn: string }; latest: Point }[];
}
const refresh = () => app.container.resolve(PriceMediansService).refresh();
const read = async (category: string, districtId: number | null = null, span = 'MONTH') => {
  const { data } = await app.call<{ priceTrends: Trends }>(
    'priceTrends',
    { categorySlug: category, districtId, span },
    'points { startsOn sold soldCount offered offeredCount } districts { district { nameEn } latest { sold soldCount } }',
  );
  return data.priceTrends;
};
/** One delivered sale of a category at each of these prices, `daysAgo` days ago. */
async function sales(seller: TestAccount, categorySlug: string, prices: readonly string[], { unit = 'KG' as const, daysAgo = 0 } = {}) {
  const made: string[] = [];
  for (const price of prices) {
    const thing = await listedProduct(app, seller, { name: `${categorySlug} ${price}`, categorySlug, price, unit });
    made.push((await deliveredOrder(app, { lines: [{ product: thing, quantity: '1' }] })).id);
  }
  await app.db.query('UPDATE orders SET delivered_at = delivered_at - make_interval(days => $2) WHERE id = ANY ($1::uuid[])', [
    made,
    daysAgo,
  ]);
  return made;
}
/** By hand: the middle one, or the mean of the two in the middle. */
function median(prices: readonly number[]): string {
  const sorted = prices.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  const [low = 0, high = 0] = sorted.length % 2 ? [sorted[half], sorted[half]] : [sorted[half - 1], sorted[half]];
  return ((low + high) / 2).toFixed(2);
}

it('a median of what was delivered and of what is offered, as counted by hand [R13]', async () => {
  const prices = ['31', '45', '28', '120', '33', '36'];
  await sales(await approvedProducer(app), 'potato', prices);
  await refresh();
  const { points } = await read('potato');
  const expected = median(prices.map(Number));
  expect(points).toEqual([expect.objectContaining({ sold: expected, soldCount: 6, offered: expected, offeredCount: 6 })]);
  expect((await read('potato', bogura)).points).toEqual(points);
});

it('shows no group of fewer than three, neither by place nor by day [R13]', async () => {
  const [here, there] = [
    await approvedProducer(app),
    await approvedProducer(app, { upazilaId: (await place(app, 'Dhaka', 'Gazipur')).upazilaId }),
  ];
  await sales(here, 'tomato', ['50', '60']);
  await refresh();
  expect((await read('tomato')).points).toEqual([]);
  await sales(there, 'tomato', ['70']);
  await refresh();
  expect((await read('tomato')).points).toMatchObject([{ sold: '60.00', soldCount: 3 }]);
  expect((await read('tomato', bogura)).points).toEqual([]);
  expect((await read('tomato')).districts).toEqual([]);
  await sales(here, 'tomato', ['10'], { daysAgo: 3 });
  await refresh();
  expect((await read('tomato', null, 'DAY')).points).toMatchObject([{ soldCount: 3 }]);
  const small = await rows(app.db, 'SELECT 1 FROM price_medians WHERE sold_count BETWEEN 1 AND 2 OR asked_count BETWEEN 1 AND 2');
  expect(small).toEqual([]);
});

it('counts by the kilogram, and leaves out what has no weight [R13]', async () => {
  const seller = await approvedProducer(app);
  await sales(seller, 'onion', ['30000', '50000'], { unit: 'TON' as never });
  await sales(seller, 'onion', ['10'], { unit: 'QUARTER' as never });
  await sales(seller, 'onion', ['999'], { unit: 'PIECE' as never });
  await refresh();
  expect((await read('onion')).points).toMatchObject([{ sold: '40.00', soldCount: 3 }]);
});

it('is made of what everyone could have bought at: no post for businesses, no price by quantity [R13 T9]', async () => {
  const [grower, trader] = [await approvedProducer(app), await account(app, 'WHOLESALER')];
  const spice = { categorySlug: 'turmeric', price: '90' };
  const open = await listedProduct(app, grower, { ...spice, tiers: [{ minQuantity: '10', price: '41' }] });
  const bulk = await listedProduct(app, grower, { ...spice, price: '33', audience: 'BUSINESSES' });
  for (let time = 0; time < 3; time++) {
    await deliveredOrder(app, { buyer: trader, lines: [{ product: open, quantity: '10' }] });
    await deliveredOrder(app, { buyer: trader, lines: [{ product: bulk, quantity: '1' }] });
  }
  await refresh();
  expect((await read('turmeric')).points).toEqual([]);
  // below the quantity a trader pays what everyone pays, and that counts
  await deliveredOrder(app, { buyer: trader, lines: [{ product: open, quantity: '9' }] });
  for (let time = 0; time < 2; time++) await deliveredOrder(app, { lines: [{ product: open, quantity: '20' }] });
  await refresh();
  expect((await read('turmeric')).points).toMatchObject([{ sold: '90.00', soldCount: 3, offered: null, offeredCount: 0 }]);
});

it('what is offered counts as it is sold now, a running deal taken off [R13]', async () => {
  const grower = await approvedProducer(app);
  const [first] = await Promise.all(['100', '80', '90'].map((price) => listedProduct(app, grower, { categorySlug: 'honey', price })));
  await app.db.query(
    "INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, accepted_at) VALUES ($1, 30, 100, now() - interval '1 hour', now() + interval '1 hour', now())",
    [first?.id],
  );
  await refresh();
  expect((await read('honey')).points).toMatchObject([{ sold: null, offered: '80.00', offeredCount: 3 }]);
});

it('lists districts apart, latest first of each, by name [R13]', async () => {
  const [here, there] = [
    await approvedProducer(app),
    await approvedProducer(app, { upazilaId: (await place(app, 'Dhaka', 'Gazipur')).upazilaId }),
  ];
  await sales(there, 'garlic', ['100', '110', '120']);
  await sales(here, 'garlic', ['80', '90', '95']);
  await refresh();
  expect((await read('garlic')).districts).toEqual([
    { district: { nameEn: 'Bogura' }, latest: { sold: '90.00', soldCount: 3 } },
    { district: { nameEn: 'Gazipur' }, latest: { sold: '110.00', soldCount: 3 } },
  ]);
});

it('is updated: a sale that no longer counts is removed, a repeated run changes nothing, older months stay [R13]', async () => {
  const seller = await approvedProducer(app);
  const recent = await sales(seller, 'ginger', ['200', '210', '220']);
  await sales(seller, 'ginger', ['100', '110', '120'], { daysAgo: 150 });
  await app.db.query('DELETE FROM price_medians');
  await refresh();
  const all = await read('ginger');
  expect(all.points.map(({ sold }) => sold)).toEqual(['110.00', '210.00']);
  await refresh();
  expect(await read('ginger')).toEqual(all);
  await app.db.query("UPDATE products SET category_slug = 'wheat' WHERE id IN (SELECT product_id FROM order_lines WHERE order_id = $1)", [
    recent[0],
  ]);
  await refresh();
  expect((await read('ginger')).points).toMatchObject([{ sold: '110.00' }, { sold: null, soldCount: 0, offeredCount: 5 }]);
});

it('takes two statements, however many rows there are, and is available as CSV [R13]', async () => {
  const statements = await countSql(app.db, () => read('potato'));
  expect(statements).toHaveLength(2);
  const { data } = await app.call<{ priceTrendsCsv: { text: string; rowCount: number } }>(
    'priceTrendsCsv',
    { categorySlug: 'potato', span: 'MONTH' },
    'text rowCount',
    { language: 'bn' },
  );
  expect(data.priceTrendsCsv.rowCount).toBe(1);
  expect(data.priceTrendsCsv.text).toMatch(/\d{4}-\d{2}-01,\d+\.\d{2},6,/);
  expect((await app.call('priceTrends', { categorySlug: '', span: 'MONTH' }, 'id')).code).toBe('BAD_USER_INPUT');
  expect((await app.gql('{ priceTrends { id } }')).code).toBe('GRAPHQL_VALIDATION_FAILED');
});

it('a category that does not exist is NOT_FOUND', async () => {
  expect((await app.call('priceTrends', { categorySlug: 'gold' }, 'id')).code).toBe('NOT_FOUND');
  expect((await app.call('priceTrendsCsv', { categorySlug: 'gold' }, 'text')).code).toBe('NOT_FOUND');
});
