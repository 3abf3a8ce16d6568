import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stock leaves `products`, whose rows every order line, favourite and cart line locks by its foreign key: a narrow row
 * of its own that nothing points at is updated in place (HOT) by every order. `version` counts the changes of stock
 * that were not made by the seller's own edit.
 */
export class SeparateStock1764400010002 implements MigrationInterface {
  name = 'SeparateStock1764400010002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE product_stock (
        product_id uuid PRIMARY KEY REFERENCES products (id),
        on_hand numeric(14,3) NOT NULL DEFAULT 0,
        reserved numeric(14,3) NOT NULL DEFAULT 0,
        version integer NOT NULL DEFAULT 0,
        CONSTRAINT product_stock_range CHECK (reserved >= 0 AND reserved <= on_hand)
      ) WITH (fillfactor = 70);
      INSERT INTO product_stock (product_id, on_hand, reserved) SELECT id, on_hand, reserved FROM products;
      ALTER TABLE products DROP COLUMN on_hand, DROP COLUMN reserved;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE products ADD COLUMN on_hand numeric(14,3) NOT NULL DEFAULT 0, ADD COLUMN reserved numeric(14,3) NOT NULL DEFAULT 0;
      UPDATE products p SET on_hand = stock.on_hand, reserved = stock.reserved, version = p.version + stock.version
      FROM product_stock stock WHERE stock.product_id = p.id;
      ALTER TABLE products ADD CONSTRAINT products_stock CHECK (reserved >= 0 AND reserved <= on_hand);
      DROP TABLE product_stock;
    `);
  }
}
