/** These tests compare the price of the week with a count by hand, by location, and from three sellers on. */
import { PriceMediansService } from '../../../server/modules/dashboard/week-prices/price-medians.service';
import { startTestApp, type TestApp } from '../../support/app';
import { account, approvedProducer, consumer, place, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { rows } from '../../support/sql';

let app: TestApp;
let here: TestAccount[];
let there: TestAccount[];
beforeAll(async () => {
  app = await startTestApp();
  const gazipur = { upazilaId: (await place(app, 'Dhaka', 'Gazipur')).upazilaId };
  here = [await approvedProducer(app), await approvedProducer(app), await approvedProducer(app)];
  there = [await approvedProducer(app, gazipur), await approvedProducer(app, gazipur)];
});
afterAll(() => app.stop());

interface WeekPrice {
  district: { nameEn: string } | null;
  median: string;
  low: string;
  high: string;
  saleCount: number;
  sellerCount: number;
}
interface Sale {
  readonly daysAgo?: number;
  readonly unit?: 'KG' | 'TON';
  readonly grade?: 'A' | 'B';
}
const refresh = () => app.container.resolve(PriceMediansService).refresh();
const read = (categorySlug: string, sellerId: string | null = null) =>
  app.call<{ weekPrice: WeekPrice | null }>(
    'weekPrice',
    { categorySlug, sellerId },
    'district { nameEn } median low high saleCount sellerCount',
  );
const near = async (categorySlug: string, seller?: TestAccount) => (await read(categorySlug, seller?.id)).data.weekPrice;
/** One delivered sale, `daysAgo` days ago. */
async function sale(
  seller: TestAccount,
  categorySlug: string,
  price: string,
  { daysAgo = 0, unit = 'KG', grade }: Sale = {},
): Promise<void> {
  const item = await listedProduct(app, seller, { categorySlug, price, unit, grade });
  const { id } = await deliveredOrder(app, { lines: [{ product: item, quantity: '1' }] });
  await app.db.query('UPDATE orders SET delivered_at = delivered_at - make_interval(days => $2) WHERE id = $1', [id, daysAgo]);
}

it('median, range and sales by hand: of the district of a seller, else of the whole country', async () => {
  for (const [index, price] of ['30', '34', '52'].entries()) await sale(here[index]!, 'potato', price);
  await sale(here[0]!, 'potato', '36000', { unit: 'TON' });
  await sale(there[0]!, 'potato', '20');
  await refresh();
  const district = { district: { nameEn: 'Bogura' }, median: '35.00', low: '30.00', high: '52.00', saleCount: 4, sellerCount: 3 };
  expect(await near('potato', here[1])).toEqual(district);
  const country = { district: null, median: '34.00', low: '20.00', high: '52.00', saleCount: 5, sellerCount: 4 };
  expect(await near('potato', there[1])).toEqual(country);
  expect(await near('potato')).toEqual(country);
  // where another user lives is their own matter
  expect(await near('potato', await consumer(app))).toEqual(country);
  expect((await read('potato', 'nobody')).data.weekPrice).toEqual(country);
});

it('shows nothing where fewer than three sellers sold, however much, nor what is older than seven days', async () => {
  for (const price of ['50', '60', '70']) await sale(here[0]!, 'tomato', price);
  await sale(here[1]!, 'tomato', '80');
  await sale(here[2]!, 'tomato', '90', { daysAgo: 8 });
  await refresh();
  expect(await near('tomato', here[0])).toBeNull();
  await sale(there[0]!, 'tomato', '100', { daysAgo: 6 });
  await refresh();
  expect(await near('tomato', here[0])).toEqual({
    district: null,
    median: '70.00',
    low: '50.00',
    high: '100.00',
    saleCount: 5,
    sellerCount: 3,
  });
  await app.db.query("UPDATE orders SET delivered_at = delivered_at - interval '7 days' WHERE seller_id = $1", [there[0]!.id]);
  await refresh();
  expect(await near('tomato', here[0])).toBeNull();
  expect(await rows(app.db, "SELECT 1 FROM week_prices WHERE category_slug = 'tomato'")).toEqual([]);
});

it('is that of a grade once three sellers sold it, else of all grades together', async () => {
  const ofGrade = async (grade: string, by?: TestAccount) =>
    (
      await app.call<{ weekPrice: { grade: string | null; median: string; district: { nameEn: string } | null } | null }>(
        'weekPrice',
        { categorySlug: 'brinjal', sellerId: by?.id, grade },
        'grade median district { nameEn }',
      )
    ).data.weekPrice;
  for (const [index, price] of ['60', '64', '66'].entries()) await sale(here[index]!, 'brinjal', price, { grade: 'A' });
  await sale(there[0]!, 'brinjal', '70', { grade: 'A' });
  for (const price of ['20', '22', '24', '26']) await sale(here[0]!, 'brinjal', price, { grade: 'B' });
  await refresh();
  expect(await ofGrade('A', here[0])).toEqual({ grade: 'A', median: '64.00', district: { nameEn: 'Bogura' } });
  expect(await ofGrade('A', there[0])).toEqual({ grade: 'A', median: '65.00', district: null });
  expect(await ofGrade('B', here[0])).toEqual({ grade: null, median: '26.00', district: { nameEn: 'Bogura' } });
});

it('is made of what everyone could have bought at [T9]', async () => {
  const trader = await account(app, 'WHOLESALER');
  for (const seller of here) {
    const bulk = await listedProduct(app, seller, { categorySlug: 'turmeric', price: '33', audience: 'BUSINESSES' });
    await deliveredOrder(app, { buyer: trader, lines: [{ product: bulk, quantity: '1' }] });
  }
  await refresh();
  expect(await near('turmeric', here[0])).toBeNull();
});

it('is one statement, and null for a category that does not exist', async () => {
  await near('potato', here[0]);
  expect(await countSql(app.db, () => near('potato', here[0]))).toHaveLength(1);
  const { code, data } = await read('gold');
  expect([code, data]).toEqual([null, { weekPrice: null }]);
  expect((await read('')).code).toBe('BAD_USER_INPUT');
});
