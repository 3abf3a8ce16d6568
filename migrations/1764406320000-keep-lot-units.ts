import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A lot keeps the unit that its product had when it was opened; the trigger that gives it its code writes it. */
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
  ['name', 'second_name'],
  ['product_name', 'second_name'],
] as const;
const UNIT = ['unit', 'custom_unit_note'] as const;

/** The unit of a lot that was sold is that of its orders; of others that of today is all that is known. */
const FILL = `
  UPDATE lots SET unit = p.unit, custom_unit_note = p.custom_unit_note FROM products p WHERE p.id = lots.product_id;
  UPDATE lots SET unit = sold.unit, custom_unit_note = sold.custom_unit_note
  FROM (
    SELECT DISTINCT ON (share.lot_id) share.lot_id, line.unit, line.custom_unit_note
    FROM lot_shares share JOIN order_lines line ON line.id = share.order_line_id ORDER BY share.lot_id, line.id) sold
  WHERE sold.lot_id = lots.id`;

export class KeepLotUnits1764406320000 implements MigrationInterface {
  name = 'KeepLotUnits1764406320000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE lots ADD COLUMN unit varchar(8) NOT NULL DEFAULT 'PIECE', ADD COLUMN custom_unit_note varchar(120)`);
    await db.query(FILL);
    await db.query(CODE_LOT([...BEFORE[0], ...UNIT], [...BEFORE[1], ...UNIT]));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    await db.query(CODE_LOT(...BEFORE));
    await db.query('ALTER TABLE lots DROP COLUMN unit, DROP COLUMN custom_unit_note');
  }
}
