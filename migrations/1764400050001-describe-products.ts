import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The weight of a seller's own unit, and what they write of a product in a second language. Existing products have one
 * language and no weight.
 */
export class DescribeProducts1764400050001 implements MigrationInterface {
  name = 'DescribeProducts1764400050001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE products
        ADD COLUMN custom_unit_kg numeric(10,3) CONSTRAINT products_custom_unit_kg CHECK (custom_unit_kg IS NULL OR (custom_unit_kg > 0 AND unit = 'OTHERS')),
        ADD COLUMN second_name varchar(120),
        ADD COLUMN second_description varchar(5000),
        ADD COLUMN second_unit_note varchar(120);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE products
        DROP COLUMN second_unit_note,
        DROP COLUMN second_description,
        DROP COLUMN second_name,
        DROP COLUMN custom_unit_kg;
    `);
  }
}
