import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The weight of one unit, now of pieces, dozens and pairs as well as of a seller's own unit. Weights that were given
 * stay; back again only those of own units do.
 */
export class RenameUnitWeight1764401920001 implements MigrationInterface {
  name = 'RenameUnitWeight1764401920001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE products RENAME COLUMN custom_unit_kg TO unit_weight_kg;
      ALTER TABLE products DROP CONSTRAINT products_custom_unit_kg;
      ALTER TABLE products ADD CONSTRAINT products_unit_weight_kg
        CHECK (unit_weight_kg IS NULL OR (unit_weight_kg > 0 AND unit IN ('PIECE', 'DOZEN', 'PAIR', 'OTHERS')));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE products DROP CONSTRAINT products_unit_weight_kg;
      UPDATE products SET unit_weight_kg = NULL WHERE unit <> 'OTHERS' AND unit_weight_kg IS NOT NULL;
      ALTER TABLE products RENAME COLUMN unit_weight_kg TO custom_unit_kg;
      ALTER TABLE products ADD CONSTRAINT products_custom_unit_kg
        CHECK (custom_unit_kg IS NULL OR (custom_unit_kg > 0 AND unit = 'OTHERS'));
    `);
  }
}
