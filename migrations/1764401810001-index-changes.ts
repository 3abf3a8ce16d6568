/**
 * Partners synchronise by time: stock that orders moved has a time of its own beside its version, and what changed
 * since a moment is found by an index. Reserving leaves the time as it is, so that placing an order still updates its
 * narrow row in place.
 */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexChanges1764401810001 implements MigrationInterface {
  readonly name = 'IndexChanges1764401810001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product_stock ADD COLUMN changed_at timestamptz;
      UPDATE product_stock stock SET changed_at = p.updated_at FROM products p WHERE p.id = stock.product_id;
      ALTER TABLE product_stock ALTER COLUMN changed_at SET DEFAULT now(), ALTER COLUMN changed_at SET NOT NULL;
      CREATE INDEX product_stock_changed ON product_stock (changed_at);
      CREATE INDEX products_changed ON products (updated_at) WHERE deleted_at IS NULL;
      CREATE INDEX orders_buyer_changed ON orders (buyer_id, updated_at);
      CREATE INDEX orders_seller_changed ON orders (seller_id, updated_at);
      CREATE INDEX users_sellers ON users (created_at DESC, id DESC)
        WHERE status = 'APPROVED' AND role IN ('PRODUCER', 'SUPERSALER', 'WHOLESALER');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX users_sellers;
      DROP INDEX orders_seller_changed;
      DROP INDEX orders_buyer_changed;
      DROP INDEX products_changed;
      DROP INDEX product_stock_changed;
      ALTER TABLE product_stock DROP COLUMN changed_at;
    `);
  }
}
