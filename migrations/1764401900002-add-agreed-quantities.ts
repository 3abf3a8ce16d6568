/**
 * Adds the quantities that seller and buyer agreed on when the order was confirmed, beside the ordered and the shipped
 * ones. A weight above the agreed quantity waits for the buyer.
 */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SUBSTATES = "(substate = 'DELIVERY_FAILED' AND status = 'SHIPPED') OR (substate = 'RETURNED' AND status = 'CANCELLED')";
const substates = (check: string) => `
  ALTER TABLE orders DROP CONSTRAINT orders_substate, ADD CONSTRAINT orders_substate CHECK (substate IS NULL OR ${check})`;

export class AddAgreedQuantities1764401900002 implements MigrationInterface {
  readonly name = 'AddAgreedQuantities1764401900002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_lines ADD COLUMN agreed_quantity numeric(14,3)');
    await runner.query(
      substates(
        `${SUBSTATES} OR (substate = 'WEIGHT_PROPOSED' AND status = 'CONFIRMED') OR (substate = 'FEE_PROPOSED' AND status = 'PLACED')`,
      ),
    );
  }

  /** Proposed weights and fees are forgotten: their orders are confirmed or placed as they were. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE orders SET substate = NULL WHERE substate IN ('WEIGHT_PROPOSED', 'FEE_PROPOSED')");
    await runner.query("UPDATE order_events SET from_status = 'CONFIRMED' WHERE from_status = 'WEIGHT_PROPOSED'");
    await runner.query("UPDATE order_events SET to_status = 'CONFIRMED' WHERE to_status = 'WEIGHT_PROPOSED'");
    await runner.query("UPDATE order_events SET from_status = 'PLACED' WHERE from_status = 'FEE_PROPOSED'");
    await runner.query("UPDATE order_events SET to_status = 'PLACED' WHERE to_status = 'FEE_PROPOSED'");
    await runner.query(substates(SUBSTATES));
    await runner.query('ALTER TABLE order_lines DROP COLUMN agreed_quantity');
  }
}
