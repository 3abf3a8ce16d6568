import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A short code of each product, for the label on a sack: the number of a sequence, multiplied modulo 21^8 and written
 * in 21 digits without look-alikes. The factor shares no divisor with 21, so no two numbers have one code. It is a
 * default, so that rows of before get theirs, and so do rows that a process of the version before writes.
 */
export class AddLabelCodes1764401948001 implements MigrationInterface {
  name = 'AddLabelCodes1764401948001';

  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE SEQUENCE product_label_numbers');
    await db.query(`
      CREATE FUNCTION label_code(number bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
        SELECT string_agg(substr('3479CDFGHJKMNPQRTVWXY', 1 + ((mixed / (21 ^ place)::bigint) % 21)::int, 1), '' ORDER BY place DESC)
        FROM (SELECT mod(number::numeric * 23370000001, 37822859361)::bigint AS mixed) AS numbered, generate_series(0, 7) AS place
      $$`);
    await db.query("ALTER TABLE products ADD COLUMN label_code char(8) NOT NULL DEFAULT label_code(nextval('product_label_numbers'))");
    await db.query('CREATE UNIQUE INDEX products_label_code ON products (label_code)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_label_code');
    await db.query('ALTER TABLE products DROP COLUMN label_code');
    await db.query('DROP FUNCTION label_code(bigint)');
    await db.query('DROP SEQUENCE product_label_numbers');
  }
}
