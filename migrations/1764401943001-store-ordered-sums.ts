/**
 * Stores the parts of which final sums are computed: the ordered discount, the percentage of the commission, and what
 * the platform pays for one unit of a line. Earlier orders leave them empty, and their existing sums are read instead.
 * Where less than ordered was confirmed already, the ordered discount is computed back to that of the whole order.
 */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoreOrderedSums1764401943001 implements MigrationInterface {
  readonly name = 'StoreOrderedSums1764401943001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN ordered_discount numeric(14,2), ADD COLUMN ordered_platform_discount numeric(14,2), ADD COLUMN commission_percent numeric,
        ADD CONSTRAINT orders_ordered_discount CHECK (ordered_platform_discount >= 0 AND ordered_platform_discount <= ordered_discount)`);
    await runner.query(`
      ALTER TABLE order_lines ADD COLUMN platform_pays numeric(14,2) NOT NULL DEFAULT 0, ADD CONSTRAINT order_lines_platform_pays CHECK (platform_pays >= 0)`);
    await runner.query(`
      UPDATE orders o SET ordered_discount = round(o.discount * l.ordered / o.subtotal, 2), ordered_platform_discount = round(o.platform_discount * l.ordered / o.subtotal, 2)
      FROM (SELECT order_id, sum(round(coalesce(ordered_quantity, quantity) * unit_price, 2)) AS ordered FROM order_lines GROUP BY order_id) AS l
      WHERE l.order_id = o.id AND o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED') AND o.subtotal > 0 AND l.ordered <> o.subtotal AND o.discount > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_lines DROP COLUMN platform_pays');
    await runner.query(
      'ALTER TABLE orders DROP COLUMN ordered_discount, DROP COLUMN ordered_platform_discount, DROP COLUMN commission_percent',
    );
  }
}
