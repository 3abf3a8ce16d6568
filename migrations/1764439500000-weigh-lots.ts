import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A lot keeps what one unit of it weighs, as it was stated when the lot was opened, and what its unit was in measures
 * before: a change of the unit is compared with that. A lot of a harvest that has no weight takes the one that is
 * stated before its unit changes.
 */
const CODE_LOT = (columns: readonly string[], into: readonly string[], further = '') => `
  CREATE OR REPLACE FUNCTION code_lot() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    LOOP
      NEW.code := (SELECT label_code FROM products WHERE id = NEW.product_id) || substr(label_code(nextval('lot_numbers')), 5);
      EXIT WHEN NOT EXISTS (SELECT 1 FROM lots WHERE code = NEW.code);
    END LOOP;
    SELECT ${columns.join(', ')} INTO ${into.map((name) => `NEW.${name}`).join(', ')} FROM products WHERE id = NEW.product_id;${further}
    RETURN NEW;
  END $$`;
const BEFORE = [
  ['name', 'second_name', 'unit', 'custom_unit_note', 'category_slug'],
  ['product_name', 'second_name', 'unit', 'custom_unit_note', 'category_slug'],
] as const;
const WEIGHT = `
    NEW.unit_kg := coalesce(NEW.unit_kg, (SELECT kilograms_in(unit, unit_weight_kg) FROM products WHERE id = NEW.product_id));`;

export class WeighLots1764439500000 implements MigrationInterface {
  name = 'WeighLots1764439500000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE FUNCTION kilograms_in(unit varchar, weight numeric) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN CASE unit WHEN 'KG' THEN 1 WHEN 'TON' THEN 1000 WHEN 'QUARTER' THEN 0.25 ELSE weight END;
      ALTER TABLE lots ADD unit_kg numeric(12, 3), ADD unit_was jsonb;
      ALTER TABLE lot_continuations ADD is_compared boolean NOT NULL DEFAULT false;
      UPDATE lots SET unit_kg = kilograms_in(lots.unit, CASE WHEN measure_of(lots.unit, lots.custom_unit_note) = measure_of(p.unit, p.custom_unit_note) THEN p.unit_weight_kg END)
      FROM products p WHERE p.id = lots.product_id`);
    await db.query(CODE_LOT(...BEFORE, WEIGHT));
    await db.query(`
      CREATE FUNCTION weigh_lots() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM 1 FROM product_stock WHERE product_id = new.id FOR UPDATE;
          UPDATE lots SET unit_kg = new.unit_weight_kg WHERE product_id = new.id AND remaining > 0 AND unit_kg IS NULL AND receipt_id IS NULL
            AND measure_of(unit, custom_unit_note) = measure_of(new.unit, new.custom_unit_note)
            AND NOT EXISTS (SELECT 1 FROM lot_continuations c WHERE c.lot_id = lots.id);
          RETURN NULL;
        END $$;
      CREATE TRIGGER weigh_lots AFTER UPDATE OF unit_weight_kg ON products FOR EACH ROW
        WHEN (old.unit_weight_kg IS NULL AND new.unit_weight_kg IS NOT NULL) EXECUTE FUNCTION weigh_lots()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP TRIGGER weigh_lots ON products;
      DROP FUNCTION weigh_lots()`);
    await db.query(CODE_LOT(...BEFORE));
    await db.query(`
      ALTER TABLE lot_continuations DROP is_compared;
      ALTER TABLE lots DROP unit_kg, DROP unit_was;
      DROP FUNCTION kilograms_in(varchar, numeric)`);
  }
}
