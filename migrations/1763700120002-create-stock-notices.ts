import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each row asks to notify a user when a product can be bought again; it is deleted once the user was notified. */
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
