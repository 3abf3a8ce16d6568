/**
 * Adds the outcomes of an order after it was shipped (failed deliveries, returns and completion) and the agreed
 * quantities and total beside the final ones. Orders that were delivered more than three days ago become complete.
 */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = "'INITIAL', 'ADJUST', 'RESERVE', 'RELEASE', 'TAKE', 'RETURN', 'RECEIVE'";

export class AddOrderOutcomes1764401900001 implements MigrationInterface {
  readonly name = 'AddOrderOutcomes1764401900001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN substate varchar(16), ADD COLUMN delivery_attempts smallint NOT NULL DEFAULT 0, ADD COLUMN failure varchar(8),
        ADD COLUMN completed_at timestamptz, ADD COLUMN agreed_total numeric(14,2), ADD COLUMN refunded numeric(14,2) NOT NULL DEFAULT 0,
        ADD COLUMN fee_pending boolean NOT NULL DEFAULT false, ADD COLUMN preferred_day date, ADD COLUMN preferred_window varchar(16)`);
    await runner.query(`
      ALTER TABLE order_lines ADD COLUMN ordered_quantity numeric(14,3), ADD COLUMN unit_kg numeric(14,6), ADD COLUMN weighed_kg numeric(14,3),
        ADD COLUMN refunded numeric(14,2) NOT NULL DEFAULT 0`);
    await runner.query(
      'ALTER TABLE order_events ADD COLUMN action varchar(16), ALTER COLUMN from_status TYPE varchar(16), ALTER COLUMN to_status TYPE varchar(16)',
    );
    await runner.query("UPDATE orders SET completed_at = delivered_at + interval '3 days' WHERE delivered_at <= now() - interval '3 days'");
    await runner.query("UPDATE orders SET delivery_attempts = 1 WHERE status IN ('SHIPPED', 'DELIVERED')");
    await runner.query(`
      ALTER TABLE orders
        ADD CONSTRAINT orders_substate CHECK (substate IS NULL OR (substate = 'DELIVERY_FAILED' AND status = 'SHIPPED') OR (substate = 'RETURNED' AND status = 'CANCELLED')),
        ADD CONSTRAINT orders_failure CHECK (failure IN ('REFUSED', 'ABSENT', 'ADDRESS', 'DAMAGED')),
        ADD CONSTRAINT orders_attempts CHECK (delivery_attempts >= 0),
        ADD CONSTRAINT orders_completed CHECK (completed_at IS NULL OR delivered_at IS NOT NULL),
        ADD CONSTRAINT orders_refunded CHECK (refunded >= 0 AND refunded <= total),
        ADD CONSTRAINT orders_agreed CHECK (total <= round(agreed_total * 1.05, 2))`);
    await runner.query(`
      ALTER TABLE order_lines
        DROP CONSTRAINT order_lines_quantity_check, ADD CONSTRAINT order_lines_quantity_check CHECK (quantity >= 0),
        ADD CONSTRAINT order_lines_ordered CHECK (ordered_quantity > 0),
        ADD CONSTRAINT order_lines_weighed CHECK (weighed_kg >= 0 AND unit_kg > 0),
        ADD CONSTRAINT order_lines_refunded CHECK (refunded >= 0 AND refunded <= line_total)`);
    await runner.query(
      `ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_kind_check, ADD CONSTRAINT stock_movements_kind_check CHECK (kind IN (${KINDS}, 'RESTOCK', 'LOSS'))`,
    );
    await runner.query("CREATE INDEX orders_completing ON orders (delivered_at) WHERE status = 'DELIVERED' AND completed_at IS NULL");
    await runner.query("CREATE INDEX orders_refused ON orders (buyer_id) WHERE failure = 'REFUSED'");
  }

  /** Failed deliveries become shipped orders, returned ones cancelled; what was restocked stays. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE stock_movements SET kind = 'ADJUST' WHERE kind IN ('RESTOCK', 'LOSS')");
    await runner.query(
      `ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_kind_check, ADD CONSTRAINT stock_movements_kind_check CHECK (kind IN (${KINDS}))`,
    );
    await runner.query(`
      UPDATE order_events SET from_status = CASE from_status WHEN 'DELIVERY_FAILED' THEN 'SHIPPED' WHEN 'RETURNED' THEN 'CANCELLED' ELSE from_status END,
        to_status = CASE to_status WHEN 'DELIVERY_FAILED' THEN 'SHIPPED' WHEN 'RETURNED' THEN 'CANCELLED' ELSE to_status END
      WHERE from_status IN ('DELIVERY_FAILED', 'RETURNED') OR to_status IN ('DELIVERY_FAILED', 'RETURNED')`);
    await runner.query(
      'ALTER TABLE order_events DROP COLUMN action, ALTER COLUMN from_status TYPE varchar(10), ALTER COLUMN to_status TYPE varchar(10)',
    );
    // a cancelled line had no place before: the least quantity is as near as it gets
    await runner.query('UPDATE order_lines SET quantity = 0.001, line_total = round(0.001 * unit_price, 2) WHERE quantity = 0');
    await runner.query(
      'ALTER TABLE order_lines DROP CONSTRAINT order_lines_quantity_check, ADD CONSTRAINT order_lines_quantity_check CHECK (quantity > 0)',
    );
    await runner.query(
      'ALTER TABLE order_lines DROP COLUMN ordered_quantity, DROP COLUMN unit_kg, DROP COLUMN weighed_kg, DROP COLUMN refunded',
    );
    await runner.query('DROP INDEX orders_refused, orders_completing');
    await runner.query(`
      ALTER TABLE orders DROP COLUMN substate, DROP COLUMN delivery_attempts, DROP COLUMN failure, DROP COLUMN completed_at, DROP COLUMN agreed_total,
        DROP COLUMN refunded, DROP COLUMN fee_pending, DROP COLUMN preferred_day, DROP COLUMN preferred_window`);
  }
}
