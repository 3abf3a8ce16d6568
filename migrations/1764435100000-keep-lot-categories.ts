import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A lot keeps the category that its product had when it was opened, as it keeps its name and unit: its number of GS1 is
 * of the category, and stands in files that others have. Of existing lots that of today is all that is known.
 */
const CODE_LOT = (columns: readonly string[], into: readonly string[]) => `
  CREATE OR REPLACE FUNCTION code_lot() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    LOOP
      NEW.code := (SELECT label_code FROM products WHERE id = NEW.product_id) || substr(label_code(nextval('lot_numbers')), 5);
      EXIT WHEN NOT EXISTS (SELECT 1 FROM lots WHERE code = NEW.code);
    END LOOP;
    SELECT ${columns.join(', ')} INTO ${into.map((name) => `NEW.${name}`).join(', ')} FROM products WHERE id = NEW.product_id;
    RETURN NEW;
  END $$`;
const BEFORE = [
  ['name', 'second_name', 'unit', 'custom_unit_note'],
  ['product_name', 'second_name', 'unit', 'custom_unit_note'],
] as const;

export class KeepLotCategories1764435100000 implements MigrationInterface {
  name = 'KeepLotCategories1764435100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE lots ADD COLUMN category_slug varchar(40) NOT NULL DEFAULT ''`);
    await db.query('UPDATE lots SET category_slug = p.category_slug FROM products p WHERE p.id = lots.product_id');
    await db.query(CODE_LOT([...BEFORE[0], 'category_slug'], [...BEFORE[1], 'category_slug']));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    await db.query(CODE_LOT(...BEFORE));
    await db.query('ALTER TABLE lots DROP COLUMN category_slug');
  }
}
