import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The stock knows what it is counted in, and a product's new unit takes its lock: an order that was read before, and
 * reserves after, fails instead of taking five quarters for five kilograms.
 */
export class GuardUnits1764439000000 implements MigrationInterface {
  name = 'GuardUnits1764439000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE product_stock ADD measure varchar(130);
      CREATE FUNCTION measure_of(unit varchar, note varchar) RETURNS varchar LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN CASE WHEN unit = 'OTHERS' THEN unit || ':' || coalesce(note, '') ELSE unit END;
      CREATE FUNCTION measure_stock() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE product_stock SET measure = measure_of(new.unit, new.custom_unit_note) WHERE product_id = new.id;
          RETURN NULL;
        END $$;
      CREATE TRIGGER measure_stock AFTER UPDATE OF unit, custom_unit_note ON products FOR EACH ROW
        WHEN (measure_of(old.unit, old.custom_unit_note) IS DISTINCT FROM measure_of(new.unit, new.custom_unit_note)) EXECUTE FUNCTION measure_stock()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP TRIGGER measure_stock ON products;
      DROP FUNCTION measure_stock();
      ALTER TABLE product_stock DROP measure;
      DROP FUNCTION measure_of(varchar, varchar)`);
  }
}
