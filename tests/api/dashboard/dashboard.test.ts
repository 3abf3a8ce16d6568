/** A seller's home: eight tiles and twelve months from the seller's own data, in the months of Bangladesh. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct, placedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { changeAndSettle } from '../money/support/ledger';

const HOME =
  '{ sellerDashboard { tiles { kind value changePercent } months { month users revenue profit orders } pendingOrders unpublishedProducts } }';

interface Home {
  tiles: { kind: string; value: string | null; changePercent: number | null }[];
  months: { month: string; users: number; revenue: string; profit: string; orders: number }[];
  pendingOrders: number;
  unpublishedProducts: number;
}

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const home = async (seller: TestAccount) =>
  (await app.gql<{ sellerDashboard: Home }>(HOME, {}, { token: seller.token })).data.sellerDashboard;
const tilesOf = ({ tiles }: Home) => Object.fromEntries(tiles.map(({ kind, value, changePercent }) => [kind, [value, changePercent]]));

/**
 * Moves what happened to an order so many months back, to the first second of that month in Dhaka: in the same days of
 * it, whatever day is today.
 */
async function moveBack(orderId: string, months: number): Promise<void> {
  const then =
    "(date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka') - $2 * interval '1 month' + interval '1 second') AT TIME ZONE 'Asia/Dhaka'";
  await app.db.query(
    `UPDATE orders SET placed_at = ${then}, delivered_at = CASE WHEN delivered_at IS NOT NULL THEN ${then} END WHERE id = $1`,
    [orderId, months],
  );
}

const dhakaMonth = (monthsBack: number) => {
  const [year = 0, month = 1] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka', year: 'numeric', month: '2-digit' })
    .format(new Date())
    .split('-')
    .map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsBack, 1)).toISOString().slice(0, 7);
};

describe('the home of a seller', () => {
  it('is empty, not zero where there are no data, for a new seller [D1]', async () => {
    const fresh = await home(await approvedProducer(app));
    expect(fresh.tiles).toEqual([
      { kind: 'TOTAL_USERS', value: '0', changePercent: null },
      { kind: 'TOTAL_REVENUE', value: '0.00', changePercent: null },
      { kind: 'TOTAL_ORDERS', value: '0', changePercent: null },
      { kind: 'MONTHLY_TRAFFIC', value: '0', changePercent: null },
      { kind: 'PRODUCTS_SOLD', value: '0', changePercent: null },
      { kind: 'CUSTOMER_FEEDBACK', value: null, changePercent: null },
      { kind: 'ACTIVE_SUBSCRIPTIONS', value: '0', changePercent: null },
      { kind: 'TOTAL_PROFIT', value: '0.00', changePercent: null },
    ]);
    expect(fresh).toMatchObject({ pendingOrders: 0, unpublishedProducts: 0 });
    expect(fresh.months).toHaveLength(12);
  });

  it("computes all eight tiles from the seller's own data, with the change against the month before [D1]", async () => {
    const seller = await approvedProducer(app);
    const [anna, bela] = [await consumer(app), await consumer(app)];
    const potato = await listedProduct(app, seller, { price: '100', quantity: '1000' });
    const buy = (buyer: TestAccount, quantity: string) => ({ buyer, lines: [{ product: potato, quantity }] });
    // fees of 40 Tk: same upazila
    const before = await deliveredOrder(app, buy(anna, '10')); // 1,040
    await moveBack(before.id, 1);
    await deliveredOrder(app, buy(anna, '5')); // 540
    const refunded = await deliveredOrder(app, buy(bela, '2')); // 240
    await changeAndSettle(app, refunded.id, 'refunded = total');
    await placedOrder(app, buy(bela, '1'));
    const cancelled = await placedOrder(app, buy(await consumer(app), '3'));
    await app.call('cancelOrder', { id: cancelled.id }, 'id', { token: cancelled.buyer.token });
    await deliveredOrder(app); // another seller's
    await listedProduct(app, seller, { name: 'Draft', published: false });
    await addViews(potato.id);
    await addReviews(seller, anna);
    await app.db.query('INSERT INTO follows (follower_id, seller_id) VALUES ($1, $3), ($2, $3)', [anna.id, bela.id, seller.id]);

    const shown = await home(seller);
    expect(tilesOf(shown)).toEqual({
      TOTAL_USERS: ['2', 100],
      TOTAL_REVENUE: ['1820.00', -25],
      TOTAL_ORDERS: ['4', 200],
      MONTHLY_TRAFFIC: ['30', 50],
      PRODUCTS_SOLD: ['17', -30],
      CUSTOMER_FEEDBACK: ['50', null],
      ACTIVE_SUBSCRIPTIONS: ['2', null],
      // 1,820 less commission of 20 + 10 less the refund of 240, of which there is none; a month before 1,020
      TOTAL_PROFIT: ['1550.00', -48],
    });
    expect(shown).toMatchObject({ pendingOrders: 1, unpublishedProducts: 1 });
    expect(shown.months.at(-1)).toEqual({ month: dhakaMonth(0), users: 2, revenue: '780.00', profit: '530.00', orders: 3 });
    expect(shown.months.at(-2)).toEqual({ month: dhakaMonth(1), users: 1, revenue: '1040.00', profit: '1020.00', orders: 1 });
  });

  it('gives twelve months, oldest first, by the calendar of Bangladesh [D2]', async () => {
    const seller = await approvedProducer(app);
    const oldest = await deliveredOrder(app, { seller });
    const tooOld = await deliveredOrder(app, { seller });
    await moveBack(oldest.id, 11);
    await moveBack(tooOld.id, 12);
    const { months, tiles } = await home(seller);
    expect(months.map(({ month }) => month)).toEqual(Array.from({ length: 12 }, (_, index) => dhakaMonth(11 - index)));
    expect(months[0]).toMatchObject({ revenue: '115.00', orders: 1, users: 1 });
    expect(months.slice(1).every(({ revenue, orders }) => revenue === '0.00' && orders === 0)).toBe(true);
    expect(tiles.find(({ kind }) => kind === 'TOTAL_ORDERS')?.value).toBe('2');
  });

  it('names what sold best and where to, of the delivered orders of the last 12 months [D2]', async () => {
    const seller = await approvedProducer(app);
    const [potato, onion] = [
      await listedProduct(app, seller, { name: 'Potato', price: '10' }),
      await listedProduct(app, seller, { name: 'Onion', price: '30' }),
    ];
    const pickup = { deliveryMethod: 'PICKUP', upazilaId: null, address: null };
    const sell = (product: typeof potato, quantity: string, input?: object) =>
      deliveredOrder(app, { lines: [{ product, quantity }], ...(input && { input: { ...input } }) });
    await sell(potato, '5'); // 50 and 40 for the delivery
    await sell(onion, '2', pickup); // 60
    await sell(onion, '3'); // 90 and 40
    const old = await sell(potato, '90');
    await moveBack(old.id, 12);
    await placedOrder(app, { lines: [{ product: potato, quantity: '1' }] });
    const ask =
      '{ sellerDashboard { products topProducts { productId name revenue orders } districts { district { nameEn } revenue orders } } }';
    const { data } = await app.gql<{ sellerDashboard: unknown }>(ask, {}, { token: seller.token });
    expect(data.sellerDashboard).toEqual({
      products: 2,
      topProducts: [
        { productId: onion.id, name: 'Onion', revenue: '150.00', orders: 2 },
        { productId: potato.id, name: 'Potato', revenue: '50.00', orders: 1 },
      ],
      districts: [
        { district: { nameEn: 'Bogura' }, revenue: '220.00', orders: 2 },
        { district: null, revenue: '60.00', orders: 1 },
      ],
    });
  });

  it('counts the first hours of a month in Dhaka to that month [D2]', async () => {
    const seller = await approvedProducer(app);
    const order = await deliveredOrder(app, { seller });
    // 02:00 on the first in Dhaka is still the last of the month before in UTC
    const first = "date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka') + interval '2 hours'";
    await app.db.query(
      `UPDATE orders SET placed_at = (${first}) AT TIME ZONE 'Asia/Dhaka', delivered_at = (${first}) AT TIME ZONE 'Asia/Dhaka' WHERE id = $1`,
      [order.id],
    );
    expect((await home(seller)).months.at(-1)).toMatchObject({ month: dhakaMonth(0), orders: 1, revenue: '115.00' });
  });

  it('belongs to sellers and takes four SQL statements besides the session check [D1]', async () => {
    expect((await app.gql(HOME, {}, { token: (await consumer(app)).token })).code).toBe('FORBIDDEN');
    expect((await app.gql(HOME)).code).toBe('UNAUTHENTICATED');
    const seller = await approvedProducer(app);
    const statements = await countSql(app.db, () => home(seller));
    expect(statements.length).toBeLessThanOrEqual(5);
  });
});

/** 30 in the last 30 days, 20 in the 30 before. */
async function addViews(productId: string): Promise<void> {
  await app.db.query(
    `INSERT INTO product_views (product_id, day, views)
     SELECT $1, (now() AT TIME ZONE 'Asia/Dhaka')::date - back, views FROM (VALUES (0, 18), (29, 12), (30, 15), (59, 5), (60, 99)) AS seen (back, views)`,
    [productId],
  );
}

/** One good and one bad rating this month. */
async function addReviews(seller: TestAccount, author: TestAccount): Promise<void> {
  const lines: { id: string; product_id: string }[] = await app.db.query(
    "SELECT l.id, l.product_id FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.seller_id = $1 AND o.status = 'DELIVERED' LIMIT 2",
    [seller.id],
  );
  for (const [index, line] of lines.entries()) {
    await app.db.query('INSERT INTO reviews (order_line_id, product_id, seller_id, author_id, stars) VALUES ($1, $2, $3, $4, $5)', [
      line.id,
      line.product_id,
      seller.id,
      author.id,
      index === 0 ? 4 : 3,
    ]);
  }
}
