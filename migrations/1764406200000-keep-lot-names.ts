import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A lot keeps the name that its product had when it was opened; the trigger that gives it its code writes it. */
const CODE_LOT = (names: string) => `
  CREATE OR REPLACE FUNCTION code_lot() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    LOOP
      NEW.code := (SELECT label_code FROM products WHERE id = NEW.product_id) || substr(label_code(nextval('lot_numbers')), 5);
      EXIT WHEN NOT EXISTS (SELECT 1 FROM lots WHERE code = NEW.code);
    END LOOP;
    ${names}RETURN NEW;
  END $$`;

/** The name that the first buyer of an existing lot saw is known; a lot that was not sold has that of today. */
const FILL = `
  UPDATE lots SET product_name = p.name, second_name = p.second_name FROM products p WHERE p.id = lots.product_id;
  UPDATE lots SET product_name = sold.product_name, second_name = sold.second_name
  FROM (
    SELECT DISTINCT ON (share.lot_id) share.lot_id, line.product_name, line.second_name
    FROM lot_shares share JOIN order_lines line ON line.id = share.order_line_id ORDER BY share.lot_id, line.id) sold
  WHERE sold.lot_id = lots.id`;

export class KeepLotNames1764406200000 implements MigrationInterface {
  name = 'KeepLotNames1764406200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE lots ADD COLUMN product_name varchar(120) NOT NULL DEFAULT '', ADD COLUMN second_name varchar(120)`);
    await db.query(FILL);
    await db.query(
      CODE_LOT('SELECT name, second_name INTO NEW.product_name, NEW.second_name FROM products WHERE id = NEW.product_id;\n    '),
    );
    await db.query('CREATE INDEX lots_newest ON lots (opened_at DESC, id DESC)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'; DROP INDEX lots_newest`);
    await db.query(CODE_LOT(''));
    await db.query('ALTER TABLE lots DROP COLUMN product_name, DROP COLUMN second_name');
  }
}
