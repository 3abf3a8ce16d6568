import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A line of an order keeps both names of its product, and both notes of its unit. Lines that are there get the second
 * ones of their product where it is still called what it was called then: of a product that was renamed nobody knows
 * what the other name was.
 */
export class AddSecondNames1764402600000 implements MigrationInterface {
  name = 'AddSecondNames1764402600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE order_lines ADD COLUMN second_name varchar(120), ADD COLUMN second_unit_note varchar(120)');
    await db.query('ALTER TABLE recurring_order_lines ADD COLUMN second_name varchar(120)');
    await db.query(`
      UPDATE order_lines l SET second_name = p.second_name,
        second_unit_note = CASE WHEN l.custom_unit_note = p.custom_unit_note THEN p.second_unit_note END
      FROM products p WHERE p.id = l.product_id AND p.name = l.product_name AND p.second_name IS NOT NULL`);
    await db.query(`
      UPDATE recurring_order_lines l SET second_name = p.second_name
      FROM products p WHERE p.id = l.product_id AND p.name = l.product_name AND p.second_name IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE recurring_order_lines DROP COLUMN second_name');
    await db.query('ALTER TABLE order_lines DROP COLUMN second_unit_note, DROP COLUMN second_name');
  }
}
