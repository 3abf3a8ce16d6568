/**
 * The migrations that take views, stock and logins out of the rows that foreign keys lock carry the data along, there
 * and back.
 */
import type { DataSource } from 'typeorm';
import { migrations } from '../../../migrations';
import { createDataSource } from '../../../server/platform/db/data-source';
import { one, rows } from '../../support/sql';
import { createEmptyDatabase, dropTestDatabase } from '../../support/database';

const MOVES = ['SeparateViews1764400010001', 'SeparateStock1764400010002', 'SeparateLogins1764400010003', 'VacuumHotTables1764400010004'];
const timeOf = ({ name }: { readonly name: string }) => Number(name.slice(-13));
const FIRST = Math.min(...MOVES.map((name) => timeOf({ name })));

let url: string;
beforeAll(async () => {
  url = await createEmptyDatabase();
});
afterAll(() => dropTestDatabase(url));

async function withMigrations<T>(wanted: (time: number) => boolean, work: (db: DataSource) => Promise<T>): Promise<T> {
  const chosen = migrations.filter((migration) => wanted(timeOf(migration)));
  const db = await createDataSource({ url, entities: [], migrations: chosen, poolSize: 2 }).initialize();
  try {
    await db.runMigrations({ transaction: 'each' });
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const FILL = `
  WITH seller AS (
    INSERT INTO users (role, status, name, phone, password_hash, last_login_at)
    VALUES ('PRODUCER', 'APPROVED', 'Rahima', '01711111111', 'x', '2026-03-05T06:00:00Z') RETURNING id
  ), sold AS (
    INSERT INTO products (seller_id, name, description, category_slug, unit, price, on_hand, reserved, search_text, view_count, version)
    SELECT id, 'Potato', 'New', 'potato', 'KG', 30, 12.5, 2.25, 'potato', 7, 3 FROM seller RETURNING id, seller_id
  ), seen AS (
    INSERT INTO product_views (product_id, day, views) SELECT id, day::date, views FROM sold, (VALUES ('2026-03-01', 3), ('2026-03-02', 4)) v (day, views)
  )
  INSERT INTO sell_posts (product_id, seller_id, state, min_quantity, step, views) SELECT id, seller_id, 'OPEN', 1, 1, 7 FROM sold`;

it('moves what was counted, and puts it back', async () => {
  await withMigrations(
    (time) => time < FIRST,
    async (db) => {
      await rows(db, FILL);
      await rows(
        db,
        "INSERT INTO users (role, status, name, phone, password_hash) VALUES ('CONSUMER', 'APPROVED', 'New', '01722222222', 'x')",
      );
    },
  );
  const last = Math.max(...MOVES.map((name) => timeOf({ name })));
  await withMigrations(
    (time) => time <= last,
    async (db) => {
      expect(await rows(db, 'SELECT on_hand AS "onHand", reserved, version FROM product_stock')).toEqual([
        { onHand: '12.500', reserved: '2.250', version: 0 },
      ]);
      expect(await rows(db, 'SELECT views FROM sell_post_views')).toEqual([{ views: 7 }]);
      expect(await rows(db, "SELECT last_login_at = '2026-03-05T06:00:00Z' AS same FROM user_logins")).toEqual([{ same: true }]);
      const hot = await one<{ options: string[] }>(db, "SELECT reloptions AS options FROM pg_class WHERE relname = 'product_stock'");
      expect(hot?.options.toSorted()).toEqual(['autovacuum_vacuum_scale_factor=0.01', 'autovacuum_vacuum_threshold=200', 'fillfactor=70']);
      await rows(db, 'UPDATE product_stock SET on_hand = 20, version = 2');
      for (const _ of MOVES) await db.undoLastMigration({ transaction: 'each' });
      expect(await rows(db, 'SELECT on_hand AS "onHand", reserved, view_count AS views, version FROM products')).toEqual([
        { onHand: '20.000', reserved: '2.250', views: 7, version: 5 },
      ]);
      expect(await rows(db, 'SELECT views FROM sell_posts')).toEqual([{ views: 7 }]);
      expect(await rows(db, 'SELECT last_login_at IS NULL AS never FROM users ORDER BY phone')).toEqual([
        { never: false },
        { never: true },
      ]);
      await expect(rows(db, 'UPDATE products SET reserved = 21')).rejects.toThrow('products_stock');
    },
  );
});
