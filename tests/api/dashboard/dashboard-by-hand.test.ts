/**
 * The tiles and months of a seller over rows thrown at random, held against sums made in plain integers from the same
 * rows.
 */
import { one, rows } from '../../support/sql';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer } from '../../support/build-accounts';
import { listedProduct, placedOrder } from '../../support/build-orders';

const HOME =
  '{ sellerDashboard { tiles { kind value thisMonth sameDaysBefore changePercent } months { month users revenue profit orders } pendingOrders } }';
const DAY_MS = 86_400_000;
const DHAKA_MS = 6 * 3_600_000;
const STATUSES = ['PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'DELIVERED', 'DELIVERED', 'CANCELLED', 'REJECTED', 'EXPIRED'] as const;

/** The month before, as far as this one has come. */
const SAME_DAYS = 'same days';

interface Order {
  readonly buyer: string;
  readonly status: (typeof STATUSES)[number];
  /** Paisa. */
  readonly total: number;
  readonly commission: number;
  /** Thousandths of a unit. */
  readonly quantity: number;
  readonly isRefunded: boolean;
  readonly placedAt: number;
  readonly deliveredAt: number | null;
}
interface Rating {
  readonly stars: number;
  readonly isHidden: boolean;
  readonly at: number;
}
interface Look {
  readonly daysAgo: number;
  readonly views: number;
}
interface World {
  readonly orders: readonly Order[];
  readonly ratings: readonly Rating[];
  readonly looks: readonly Look[];
  readonly follows: readonly number[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** The same numbers for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: <T>(from: readonly T[]): T => from[below(from.length)] as T };
}

function throwWorld(seed: number, buyers: readonly string[], now: number): World {
  const { below, pick } = dice(seed);
  const moment = () => now - below(400 * DAY_MS); // some before the twelve months
  const order = (): Order => {
    const status = pick(STATUSES);
    const placedAt = moment();
    const total = 1 + below(500_000);
    return {
      buyer: pick(buyers),
      status,
      total,
      commission: below(total),
      quantity: 1 + below(90_000),
      placedAt,
      isRefunded: below(8) === 0,
      deliveredAt: status === 'DELIVERED' ? Math.min(now, placedAt + below(6 * DAY_MS)) : null,
    };
  };
  const orders = Array.from({ length: 150 }, order);
  const delivered = orders.filter(({ status }) => status === 'DELIVERED');
  return {
    orders,
    ratings: delivered
      .filter(() => below(2) === 0)
      .map(() => ({ stars: 1 + below(5), isHidden: below(6) === 0, at: now - below(70 * DAY_MS) })),
    looks: Array.from({ length: 70 }, (_, daysAgo) => ({ daysAgo, views: below(40) })),
    follows: buyers.map(() => now - below(90 * DAY_MS)),
  };
}

async function keep(seller: string, productId: string, buyers: readonly string[], world: World): Promise<void> {
  const purchase = await one<{ id: string }>(app.db, 'SELECT id FROM purchases LIMIT 1');
  const at = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  const stored = await rows<{ id: string; status: string }>(
    app.db,
    `INSERT INTO orders (purchase_id, seller_id, buyer_id, status, quantity, subtotal, total, commission, delivery_method, contact_name,
       contact_phone, payment_method, refunded, expires_at, placed_at, delivered_at)
     SELECT $1, $2, buyer, status, quantity / 1000.0, total / 100.0, total / 100.0, commission / 100.0, 'PICKUP', 'Rahim', '01712345678',
       'CASH_ON_DELIVERY', CASE WHEN "isRefunded" AND status = 'DELIVERED' THEN total / 100.0 ELSE 0 END, now(), "placedAt", "deliveredAt"
     FROM jsonb_to_recordset($3::jsonb) AS thrown (buyer uuid, status text, quantity numeric, total numeric, commission numeric, "isRefunded" boolean,
       "placedAt" timestamptz, "deliveredAt" timestamptz)
     RETURNING id, status`,
    [
      purchase?.id,
      seller,
      JSON.stringify(world.orders.map((one) => ({ ...one, placedAt: at(one.placedAt), deliveredAt: at(one.deliveredAt) }))),
    ],
  );
  const delivered = stored.filter(({ status }) => status === 'DELIVERED');
  const lines = await rows<{ id: string }>(
    app.db,
    `INSERT INTO order_lines (order_id, position, product_id, product_name, unit, quantity, unit_price, line_total)
     SELECT id, 0, $2, 'Potato', 'KG', 1, 1, 1 FROM unnest($1::uuid[]) AS given (id) RETURNING id`,
    [delivered.map(({ id }) => id), productId],
  );
  await app.db.query(
    `INSERT INTO reviews (order_line_id, product_id, seller_id, author_id, stars, created_at, hidden_at)
     SELECT line, $2, $3, $4, stars, at, CASE WHEN "isHidden" THEN now() END
     FROM jsonb_to_recordset($1::jsonb) AS thrown (line uuid, stars int, at timestamptz, "isHidden" boolean)`,
    [JSON.stringify(world.ratings.map((one, index) => ({ ...one, at: at(one.at), line: lines[index]?.id }))), productId, seller, buyers[0]],
  );
  await app.db.query(
    `INSERT INTO product_views (product_id, day, views)
     SELECT $1, (now() AT TIME ZONE 'Asia/Dhaka')::date - "daysAgo", views FROM jsonb_to_recordset($2::jsonb) AS thrown ("daysAgo" int, views int)`,
    [productId, JSON.stringify(world.looks)],
  );
  await app.db.query(
    'INSERT INTO follows (follower_id, seller_id, created_at) SELECT id, $1, at FROM unnest($2::uuid[], $3::timestamptz[]) AS thrown (id, at)',
    [seller, buyers, world.follows.map(at)],
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const monthAt = (ms: number) => new Date(ms + DHAKA_MS).toISOString().slice(0, 7);
/** Whole numbers only; halves go away from zero. */
function divided(value: number, by: number): number {
  const [whole, rest] = [BigInt(Math.abs(value)) / BigInt(by), BigInt(Math.abs(value)) % BigInt(by)];
  return Number(rest * 2n >= BigInt(by) ? whole + 1n : whole) * Math.sign(value) || 0;
}
const change = (now: number | null, before: number | null) =>
  now === null || before === null || before === 0 ? null : (divided((now - before) * 1000, Math.abs(before)) / 10) * Math.sign(before);
const taka = (paisa: number) =>
  `${paisa < 0 ? '-' : ''}${Math.floor(Math.abs(paisa) / 100)}.${String(Math.abs(paisa) % 100).padStart(2, '0')}`;

function byHand({ orders, ratings, looks: viewed, follows }: World, now: number) {
  const month = monthAt(now);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const back = (count: number) => new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
  const standing = orders.filter(({ status }) => ['PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED'].includes(status));
  const [start, startBefore] = [Date.UTC(year, number - 1, 1) - DHAKA_MS, Date.UTC(year, number - 2, 1) - DHAKA_MS];
  const untilBefore = Math.min(startBefore + now - start, start);
  const inMonth = (ms: number | null, wanted: string | null) => {
    if (wanted === SAME_DAYS) return ms !== null && ms >= startBefore && ms < untilBefore;
    return wanted === null || (ms !== null && monthAt(ms) === wanted);
  };
  const placed = (wanted: string | null) => standing.filter(({ placedAt }) => inMonth(placedAt, wanted));
  const given = (wanted: string | null) => orders.filter((order) => order.status === 'DELIVERED' && inMonth(order.deliveredAt, wanted));
  const users = (wanted: string | null) => new Set(placed(wanted).map(({ buyer }) => buyer)).size;
  const revenue = (wanted: string | null) => sum(given(wanted).map(({ total }) => total));
  const quantity = (wanted: string | null) => sum(given(wanted).map((order) => order.quantity));
  // no commission of what did not stay sold
  const profit = (wanted: string | null) => sum(given(wanted).map((order) => (order.isRefunded ? 0 : order.total - order.commission)));
  const share = (wanted: string | null) => {
    const shown = ratings.filter(({ isHidden, at }) => !isHidden && inMonth(at, wanted));
    return shown.length === 0 ? null : divided(shown.filter(({ stars }) => stars >= 4).length * 1000, shown.length);
  };
  const views = (from: number, until: number) =>
    sum(viewed.filter(({ daysAgo }) => daysAgo >= from && daysAgo < until).map((look) => look.views));
  const followers = (wanted: string | null) => follows.filter((at) => inMonth(at, wanted)).length;
  type Write = (figure: number) => string;
  const tile = (kind: string, write: Write, value: string | null, now: number | null, before: number | null) => ({
    kind,
    value,
    thisMonth: now === null ? null : write(now),
    sameDaysBefore: before === null ? null : write(before),
    changePercent: change(now, before),
  });
  const monthly = (kind: string, write: Write, figure: (wanted: string | null) => number | null) => {
    const all = figure(null);
    return tile(kind, write, all === null ? null : write(all), figure(back(0)), figure(SAME_DAYS));
  };
  const tenths = (figure: number) => String(figure / 10);
  return {
    tiles: [
      monthly('TOTAL_USERS', String, users),
      monthly('TOTAL_REVENUE', taka, revenue),
      monthly('TOTAL_ORDERS', String, (wanted) => placed(wanted).length),
      tile('MONTHLY_TRAFFIC', String, String(views(0, 30)), views(0, 30), views(30, 60)),
      monthly('PRODUCTS_SOLD', (thousandths) => String(thousandths / 1000), quantity),
      monthly('CUSTOMER_FEEDBACK', tenths, share),
      monthly('ACTIVE_SUBSCRIPTIONS', String, followers),
      monthly('TOTAL_PROFIT', taka, profit),
    ],
    months: Array.from({ length: 12 }, (_, index) => back(11 - index)).map((one) => ({
      month: one,
      users: users(one),
      revenue: taka(revenue(one)),
      profit: taka(profit(one)),
      orders: placed(one).length,
    })),
    pendingOrders: standing.filter(({ status }) => status !== 'DELIVERED').length,
  };
}

it.each([1, 2, 3, 4, 5])('tiles and months are the plain sums of random rows (throw %i) [D1 D2]', async (seed) => {
  const seller = await approvedProducer(app);
  const product = await listedProduct(app, seller, { published: false });
  const buyers: string[] = [];
  for (let count = 0; count < 4; count++) buyers.push((await consumer(app)).id);
  await placedOrder(app); // another seller's, whose purchase the thrown orders share
  const now = Date.now();
  const world = throwWorld(seed, buyers, now);
  await keep(seller.id, product.id, buyers, world);
  const { data } = await app.gql<{ sellerDashboard: unknown }>(HOME, {}, { token: seller.token });
  expect(data.sellerDashboard).toEqual(byHand(world, now));
});
