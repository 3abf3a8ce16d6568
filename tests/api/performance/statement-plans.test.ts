/**
 * These tests verify which rows statements read, in a market where one seller and one buyer have thousands of rows. The
 * filters and lists of programs that synchronise use an index, the newest products of a category read each row once,
 * and placing an order scans no whole table.
 */
import { randomUUID } from 'node:crypto';
import { pickupOf } from '../../support/pickup';
import { sellerToken, buyerToken, phoneOf, fillMarket } from '../../bench/speed/market-data';
import { type TestApp, startTestApp } from '../../support/app';
import { createTestDatabase, dropTestDatabase, RAISE_ORDER_LIMITS, withClient } from '../../support/database';

const SIZE = { sellers: 1_500, products: 20_000, orders: 20_000 };
/** Number of products and orders of the first seller, and of orders of the first buyer. */
const OWN = 8_000;
const AUDITED = 10_000;
const RECENT = new Date(Date.now() - 60_000).toISOString();
const EARLIER = new Date(Date.now() - 3_600_000).toISOString();

let url: string;
let app: TestApp;
const ids = { product: '', order: '', number: '', category: '' };

beforeAll(async () => {
  url = await createTestDatabase();
  await withClient(url, async (client) => {
    await fillMarket(client, SIZE);
    await client.query('SET session_replication_role = replica'); // rows are only moved: nothing has to follow
    const seller = `(SELECT id FROM users WHERE phone = '${phoneOf(0)}')`;
    const buyer = `(SELECT id FROM users WHERE phone = '${phoneOf(SIZE.sellers)}')`;
    await client.query(`
      UPDATE products SET updated_at = created_at, market_changed_at = created_at, external_reference = 'SKU ' || id;
      UPDATE product_stock stock SET market_changed_at = p.created_at FROM products p WHERE p.id = stock.product_id;
      UPDATE users SET market_changed_at = created_at - interval '1 year';
      UPDATE deals SET market_changed_at = starts_at - interval '1 year';
      UPDATE product_stock s SET changed_at = p.created_at FROM products p WHERE p.id = s.product_id;
      UPDATE products SET seller_id = ${seller} WHERE id IN (SELECT id FROM products ORDER BY md5(id::text) LIMIT ${OWN});
      UPDATE users SET role = 'ADMIN' WHERE phone = '${phoneOf(SIZE.sellers + 1)}';
      UPDATE orders SET updated_at = placed_at;
      UPDATE orders SET seller_id = ${seller}, buyer_id = ${buyer} WHERE id IN (SELECT id FROM orders ORDER BY md5(id::text) LIMIT ${OWN});
      INSERT INTO audit_events (actor_id, action, subject_type, subject_id, created_at)
        SELECT ${seller}, 'account.approved', 'account', ${buyer}, now() - n * interval '1 hour' FROM generate_series(1, ${AUDITED}) n`);
    await client.query('VACUUM FULL users');
    await client.query('VACUUM ANALYZE');
    const found = await client.query<typeof ids>(
      `SELECT (SELECT id FROM products WHERE seller_id = ${seller} LIMIT 1) AS product, (SELECT category_slug FROM products LIMIT 1) AS category, o.id AS order, o.tracking_number AS number
       FROM orders o WHERE o.seller_id = ${seller} AND o.buyer_id = ${buyer} LIMIT 1`,
    );
    Object.assign(ids, found.rows[0]);
    await client.query(RAISE_ORDER_LIMITS);
  });
  app = await startTestApp({ DATABASE_URL: url });
}, 180_000);
afterAll(async () => {
  await app.stop();
  await dropTestDatabase(url);
});

/** Every statement about these tables that the operation sends, planned as the database would execute it now. */
async function plansOf(query: string, variables: object, token: string): Promise<string[]> {
  const read: { text: string; values: unknown[] }[] = [];
  const usual = app.db.logger;
  app.db.logger = Object.assign(Object.create(usual) as typeof usual, {
    logQuery: (text: string, values: unknown[] = []) => void read.push({ text, values }),
  });
  try {
    expect((await app.gql(query, { ...variables }, { token, headers: { 'haatbar-cost': '1' } })).code).toBeNull();
  } finally {
    app.db.logger = usual;
  }
  const selected = read.filter(
    ({ text }) =>
      /^\s*(?:\/\*.*?\*\/\s*)?(?:SELECT|WITH)\b/.test(text) && /(?:FROM|JOIN) (?:products|orders|users|audit_events)\b/.test(text),
  );
  return Promise.all(
    selected.map(async ({ text, values }) => {
      const lines: { 'QUERY PLAN': string }[] = await app.db.query(`EXPLAIN ${text}`, values);
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    }),
  );
}

const MARKET = 'query ($filter: ProductFilter) { products(filter: $filter, sort: NEWEST) { totalCount nodes { id } } }';
const MINE = 'query ($filter: MyProductFilter) { myProducts(filter: $filter) { totalCount nodes { id } } }';
const SALES = 'query ($filter: OrderFilter) { mySales(filter: $filter) { totalCount nodes { id } } }';
const ORDERS = 'query ($filter: OrderFilter) { myOrders(filter: $filter) { totalCount nodes { id } } }';
const SELLERS = 'query ($after: String) { sellers(after: $after) { totalCount nodes { id } } }';
const PLACED = 'query ($filter: AdminOrderFilter) { adminOrders(filter: $filter) { nodes { id } } }';
const TRAIL = 'query ($from: DateTimeISO) { auditEntries(createdFrom: $from) { nodes { id } } }';
const seller = () => sellerToken(0);
const buyer = () => buyerToken(0);
const asAdmin = () => buyerToken(1);

it.each([
  ['products by updatedSince', MARKET, () => ({ filter: { updatedSince: RECENT } }), buyer, 'products_market_changed', 'products'],
  ['products by ids', MARKET, () => ({ filter: { ids: [ids.product] } }), buyer, 'products_pkey', 'products'],
  ['own products by updatedSince', MINE, () => ({ filter: { updatedSince: RECENT } }), seller, 'products_market_changed', 'products'],
  ['own products by ids', MINE, () => ({ filter: { ids: [ids.product] } }), seller, 'products_pkey', 'products'],
  [
    'own products by reference',
    MINE,
    () => ({ filter: { externalReferences: [`SKU ${ids.product}`] } }),
    seller,
    'products_external_reference',
    'products',
  ],
  ['sales by updatedSince', SALES, () => ({ filter: { updatedSince: RECENT } }), seller, 'orders_seller_changed', 'orders'],
  ['sales by ids', SALES, () => ({ filter: { ids: [ids.order] } }), seller, 'orders_pkey', 'orders'],
  ['sales by statuses', SALES, () => ({ filter: { statuses: ['SHIPPED'] } }), seller, 'orders_seller_status', 'orders'],
  ['sales by tracking number', SALES, () => ({ filter: { trackingNumber: ids.number } }), seller, 'orders_tracking_number_key', 'orders'],
  [
    'sales by the time of placing',
    SALES,
    () => ({ filter: { placedFrom: EARLIER, placedUntil: RECENT } }),
    seller,
    'orders_seller',
    'orders',
  ],
  ['orders by updatedSince', ORDERS, () => ({ filter: { updatedSince: RECENT } }), buyer, 'orders_buyer_changed', 'orders'],
  ['orders by ids', ORDERS, () => ({ filter: { ids: [ids.order] } }), buyer, 'orders_pkey', 'orders'],
  ['orders by tracking number', ORDERS, () => ({ filter: { trackingNumber: ids.number } }), buyer, 'orders_tracking_number_key', 'orders'],
  [
    'orders by the time of placing',
    ORDERS,
    () => ({ filter: { placedFrom: EARLIER, placedUntil: RECENT } }),
    buyer,
    'orders_buyer',
    'orders',
  ],
  ['sellers', SELLERS, () => ({}), buyer, 'users_sellers', 'users'],
  ['orders of all sellers by the time of placing', PLACED, () => ({ filter: { placedFrom: EARLIER } }), asAdmin, 'orders_placed', 'orders'],
  ['the audit trail by time', TRAIL, () => ({ from: EARLIER }), asAdmin, 'audit_events_time', 'audit_events'],
] as const)('%s', async (_name, query, variables, who, index, table) => {
  const plans = await plansOf(query, variables(), who());
  expect(plans.join('\n')).toMatch(new RegExp(`\\b${index}\\b`));
  expect(plans.filter((plan) => new RegExp(`Seq Scan on ${table}\\b`).test(plan))).toEqual([]);
});

const NEWEST = `query ($category: ID!) { products(first: 24, filter: { categorySlugs: [$category] }, sort: NEWEST) {
  nodes { id name price originalPrice ratingAverage image { url(width: 320) } seller { id name } } pageInfo { endCursor } } }`;
const PLACE = `mutation ($input: PlaceOrderInput!, $key: String!) {
  placeOrder(input: $input, idempotencyKey: $key) { id total orders { id trackingNumber status total } } }`;

it('the newest of a category reads each product and each seller once, and no stock that no one asked for', async () => {
  const [plan = '', ...others] = (await plansOf(NEWEST, { category: ids.category }, buyer())).filter((text) =>
    text.includes(' on products '),
  );
  expect(others).toEqual([]);
  expect(plan.match(/Scan using \w+ on (?:products|users|product_stock) /g)).toEqual([
    'Scan using products_category_newest on products ',
    'Scan using users_pkey on users ',
  ]);
});

it('placing an order reads neither products nor users nor orders whole', async () => {
  const contact = { contactName: 'A buyer', contactPhone: '01800000000', paymentMethod: 'CASH_ON_DELIVERY' };
  const input = { lines: [{ productId: ids.product, quantity: '1' }], ...contact, ...(await pickupOf(app, ids.product)) };
  const plans = await plansOf(PLACE, { input, key: randomUUID() }, buyer());
  expect(plans.length).toBeGreaterThan(1);
  expect(plans.filter((plan) => /Seq Scan on (?:products|users|orders)\b/.test(plan))).toEqual([]);
});
