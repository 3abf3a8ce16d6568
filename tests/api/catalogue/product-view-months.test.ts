/**
 * Views of products by month: partitions ahead, old ones dropped, nothing lost where a month has none yet, and reads of
 * the latest days read the latest months only.
 */
import { ProductViewMonthsService } from '../../../server/modules/catalogue/products/figures/product-view-months.service';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { rows } from '../../support/sql';

const PARTS = `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'product_views'::regclass ORDER BY 1`;
const TODAY = `(now() AT TIME ZONE 'Asia/Dhaka')::date`;

let app: TestApp;
let productId: string;
beforeAll(async () => {
  app = await startTestApp();
  productId = (await listedProduct(app, await approvedProducer(app))).id;
});
afterAll(() => app.stop());

const parts = async () => (await rows<{ name: string }>(app.db, PARTS)).map(({ name }) => name);
const days = async (table = 'product_views') =>
  (await rows<{ views: number }>(app.db, `SELECT views FROM ${table} ORDER BY views`)).map(({ views }) => views);
const roll = () => app.container.resolve(ProductViewMonthsService).roll();

it('makes the months ahead with the views that came before them, and drops a month that is too old', async () => {
  const [first = ''] = await parts();
  // as if the migration had run long ago, and the job never since
  await app.db.query(`ALTER TABLE product_views DETACH PARTITION ${first}; ALTER TABLE ${first} RENAME TO product_views_2024_05`);
  await app.db.query(`ALTER TABLE product_views ATTACH PARTITION product_views_2024_05 FOR VALUES FROM (MINVALUE) TO ('2024-06-01')`);
  await app.db.query(
    `INSERT INTO product_views (product_id, day, views)
     VALUES ($1, '2024-05-03', 1), ($1, '2024-06-01', 2), ($1, ${TODAY}, 3), ($1, (${TODAY} + interval '2 months')::date, 4)`,
    [productId],
  );
  expect(await days('product_views_other')).toEqual([2, 3, 4]);
  await roll();
  const made = await parts();
  expect(made).toHaveLength(5);
  expect(made).not.toContain('product_views_2024_05');
  expect([await days(), await days('product_views_other')]).toEqual([[3, 4], []]);
  await roll();
  expect(await parts()).toEqual(made);
});

it('counts a day once, whichever partition it is in', async () => {
  const add = `INSERT INTO product_views (product_id, day, views) VALUES ($1, ${TODAY}, 1)`;
  await expect(app.db.query(add, [productId])).rejects.toThrow('_pkey');
});

it('the latest days are read from the latest months', async () => {
  const current = await parts();
  await app.db.query(
    `CREATE TABLE product_views_2025_01 PARTITION OF product_views FOR VALUES FROM ('2025-01-01') TO (date_trunc('month', ${TODAY} - 60)::date)`,
  );
  const statement = `EXPLAIN SELECT sum(views) FROM product_views WHERE product_id = $1 AND day > ${TODAY} - 10`;
  const plan = (await rows<{ 'QUERY PLAN': string }>(app.db, statement, [productId])).map((row) => row['QUERY PLAN']).join('\n');
  expect((await parts()).filter((name) => plan.includes(name))).toEqual(current);
});
