import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores what a line of an import changes in its product, cell by cell; the stored name of the product; and whether its
 * price changes by more than half.
 */
export class AddImportChanges1764402502000 implements MigrationInterface {
  name = 'AddImportChanges1764402502000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    await db.query(`ALTER TABLE product_import_rows ADD COLUMN changes jsonb NOT NULL DEFAULT '[]', ADD COLUMN product_name varchar(120),
      ADD COLUMN is_price_far boolean NOT NULL DEFAULT false`);
    await db.query('CREATE INDEX product_import_rows_far_prices ON product_import_rows (import_id, line) WHERE is_price_far');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX product_import_rows_far_prices');
    await db.query('ALTER TABLE product_import_rows DROP COLUMN changes, DROP COLUMN product_name, DROP COLUMN is_price_far');
  }
}
