/** A product's name in the seller's own system, by which it is synchronised; free again once the product is deleted. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddExternalReferences1764401820001 implements MigrationInterface {
  readonly name = 'AddExternalReferences1764401820001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products ADD COLUMN external_reference varchar(64) CONSTRAINT products_external_reference_check CHECK (external_reference <> '');
      CREATE UNIQUE INDEX products_external_reference ON products (seller_id, external_reference)
        WHERE deleted_at IS NULL AND external_reference IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX products_external_reference; ALTER TABLE products DROP COLUMN external_reference');
  }
}
