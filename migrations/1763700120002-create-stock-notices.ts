import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants to be notified when a product can be bought again; a row is deleted when its user was notified. */
export class CreateStockNotices1763700120002 implements MigrationInterface {
  name = 'CreateStockNotices1763700120002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE stock_notices (
        user_id uuid NOT NULL REFERENCES users (id),
        product_id uuid NOT NULL REFERENCES products (id),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, product_id)
      );
      CREATE INDEX stock_notices_product ON stock_notices (product_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE stock_notices');
  }
}
