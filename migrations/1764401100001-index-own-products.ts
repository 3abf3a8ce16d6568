/** A seller's own products in order of name and price, a page at a time; dates have products_seller. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexOwnProducts1764401100001 implements MigrationInterface {
  readonly name = 'IndexOwnProducts1764401100001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX products_seller_name_en ON products (seller_id, name COLLATE reader_en, id) WHERE deleted_at IS NULL;
      CREATE INDEX products_seller_name_bn ON products (seller_id, name COLLATE reader_bn, id) WHERE deleted_at IS NULL;
      CREATE INDEX products_seller_price ON products (seller_id, price, id) WHERE deleted_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX products_seller_name_en, products_seller_name_bn, products_seller_price');
  }
}
