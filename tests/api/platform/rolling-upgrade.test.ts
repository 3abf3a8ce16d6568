/**
 * A roll from one version to the next: a server whose statements are prepared goes on while the tables get the newest
 * migration, and what a next release might add; a server that starts on those tables serves beside it. Every statement
 * that reads columns by `*`, or a plan that does not survive a migration, fails here.
 */
import { migrations } from '../../../migrations';
import { ProductViewsService } from '../../../server/modules/catalogue/products/figures/product-views.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, placedOrder } from '../../support/build-orders';
import { one } from '../../support/sql';

/** The newest migration that moves rows: it makes a table again under the same name. */
const NEWEST = 'PartitionProductViews1764401949001';
const NEXT_RELEASE = [
  'ALTER TABLE products ADD ripeness varchar(20), ADD tastings integer NOT NULL DEFAULT 0',
  'ALTER TABLE orders ADD parcels smallint NOT NULL DEFAULT 1',
  'ALTER TABLE users ADD nickname varchar(40)',
  'ALTER TABLE webhook_deliveries ADD network varchar(40)',
  'CREATE TABLE tastings (id uuid PRIMARY KEY DEFAULT uuid_v7(), product_id uuid NOT NULL REFERENCES products (id))',
  'CREATE INDEX orders_parcels ON orders (parcels) WHERE parcels > 1',
];

let app: TestApp;
let seller: TestAccount;
let buyer: TestAccount;
let goods: Goods;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  [seller, buyer] = [await approvedProducer(app), await consumer(app)];
  goods = await listedProduct(app, seller, { quantity: '100000' });
});
afterAll(() => app.stop());

async function run(direction: 'up' | 'down'): Promise<void> {
  const found = migrations.find(({ name }) => name === NEWEST);
  if (!found) throw new Error(`There is no migration ${NEWEST}.`);
  await inTransaction(app.db, async ({ queryRunner }) => {
    if (queryRunner) await new found()[direction](queryRunner);
  });
}

const READS = [
  'query ($id: ID!) { product(id: $id) { id name price seller { id name } } }',
  'query { products(first: 3) { totalCount nodes { id name price } } }',
];
let visitors = 0;

/** A view of the product by someone new, a listing, the seller's orders, and an order; what was not as it should be. */
async function use(server: TestApp): Promise<string[]> {
  visitors += 1;
  const headers = { 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}` };
  const seen = await Promise.all(READS.map((query) => server.gql(query, { id: goods.id }, { headers })));
  seen.push(await server.gql('{ mySales(first: 3) { nodes { id total } } }', {}, { token: seller.token, headers }));
  const failed = seen.filter(({ body }) => body.errors).map(({ body }) => JSON.stringify(body.errors));
  const { order } = await placedOrder(server, { buyer, lines: [{ product: goods, quantity: '1' }] });
  await server.container.resolve(ProductViewsService).flush();
  return order.trackingNumber.startsWith('HB-') ? failed : [...failed, order.trackingNumber];
}

it('a server goes on while the tables are upgraded, and a newer one serves beside it', async () => {
  await run('down');
  const failures: string[] = [];
  for (let n = 0; n < 6; n += 1) failures.push(...(await use(app))); // statements are prepared, and have plans of their own
  const load = { isOver: false };
  const used = (async () => {
    while (!load.isOver) failures.push(...(await use(app)));
  })();
  await run('up');
  for (const statement of NEXT_RELEASE) await app.db.query(statement);
  const newer = await startTestApp({ TRUST_PROXY: '1', DATABASE_URL: app.databaseUrl });
  try {
    for (let n = 0; n < 6; n += 1) failures.push(...(await use(newer)), ...(await use(app)));
  } finally {
    load.isOver = true;
    await used;
    await newer.stop();
  }
  expect(failures).toEqual([]);
  // no view and no order of either was lost
  expect(await one(app.db, 'SELECT sum(views)::int AS views FROM product_views WHERE product_id = $1', [goods.id])).toEqual({
    views: visitors,
  });
  expect(await one(app.db, 'SELECT count(*)::int AS orders FROM orders WHERE buyer_id = $1', [buyer.id])).toEqual({ orders: visitors });
});
