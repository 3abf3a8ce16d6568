import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the list of each seller's customers, with figures that follow the orders, and collations that sort names as
 * users expect.
 */
export class KeepCustomers1763700050001 implements MigrationInterface {
  name = 'KeepCustomers1763700050001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE customers (
        seller_id uuid NOT NULL REFERENCES users (id),
        buyer_id uuid NOT NULL REFERENCES users (id),
        order_count int NOT NULL CHECK (order_count >= 0),
        delivered_count int NOT NULL DEFAULT 0,
        delivered_kg numeric(16,3) NOT NULL DEFAULT 0,
        delivered_unweighed int NOT NULL DEFAULT 0,
        delivered_value numeric(16,2) NOT NULL DEFAULT 0,
        first_ordered_at timestamptz NOT NULL,
        last_ordered_at timestamptz NOT NULL,
        PRIMARY KEY (seller_id, buyer_id)
      );
      CREATE INDEX customers_purchases ON customers (seller_id, delivered_kg, buyer_id) WHERE order_count > 0;
      CREATE INDEX customers_since ON customers (seller_id, first_ordered_at, buyer_id) WHERE order_count > 0;

      INSERT INTO customers
      SELECT o.seller_id, o.buyer_id,
        count(*) FILTER (WHERE o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED')),
        count(*) FILTER (WHERE o.status = 'DELIVERED'),
        coalesce(sum(o.quantity_kg) FILTER (WHERE o.status = 'DELIVERED'), 0),
        coalesce(sum((SELECT count(*) FROM order_lines l WHERE l.order_id = o.id AND l.quantity_kg = 0)) FILTER (WHERE o.status = 'DELIVERED'), 0),
        coalesce(sum(o.total) FILTER (WHERE o.status = 'DELIVERED'), 0),
        min(o.placed_at), max(o.placed_at)
      FROM orders o GROUP BY o.seller_id, o.buyer_id;
    `);
    for (const language of ['en', 'bn']) await db.query(createCollation(language));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP COLLATION reader_en, reader_bn; DROP TABLE customers');
  }
}

/** ICU's order where this server was built with ICU, else the order of the code points, under the same name. */
function createCollation(language: string): string {
  return `
    DO $$
    BEGIN
      CREATE COLLATION reader_${language} (provider = icu, locale = '${language}');
    EXCEPTION WHEN feature_not_supported OR undefined_object OR invalid_parameter_value THEN
      CREATE COLLATION reader_${language} FROM "C";
    END $$`;
}
