import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = "'INITIAL', 'ADJUST', 'RESERVE', 'RELEASE', 'TAKE', 'RETURN', 'RECEIVE', 'RESTOCK', 'LOSS'";
const kinds = (list: string) => `
  ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_kind_check, ADD CONSTRAINT stock_movements_kind_check CHECK (kind IN (${list}))`;

/**
 * A replacement that is sent leaves the stock by a movement of its own kind, and the history of its problem names
 * how much it was. Replacements of before stay without a movement: their sellers have counted the stock since, so that
 * it would be taken twice.
 */
export class TakeStockForReplacements1764403100001 implements MigrationInterface {
  name = 'TakeStockForReplacements1764403100001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(kinds(`${BEFORE}, 'REPLACE'`));
    await db.query(`
      ALTER TABLE stock_movements ADD CONSTRAINT stock_movements_replace
        CHECK (kind <> 'REPLACE' OR (order_line_id IS NOT NULL AND on_hand_delta < 0 AND reserved_delta = 0))`);
    await db.query("CREATE INDEX stock_movements_replaced ON stock_movements (product_id) WHERE kind = 'REPLACE'");
    await db.query(`
      ALTER TABLE order_problem_entries ADD COLUMN quantity numeric(14,3),
        ADD CONSTRAINT order_problem_entries_quantity CHECK (quantity IS NULL OR (quantity > 0 AND action = 'SEND_REPLACEMENT'))`);
  }

  /**
   * Sent replacements stay off the stock; they become adjustments by the seller, the only kind that the release before
   * has for them.
   */
  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE order_problem_entries DROP COLUMN quantity');
    await db.query('DROP INDEX stock_movements_replaced');
    await db.query('ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_replace');
    await db.query('ALTER TABLE stock_movements DISABLE TRIGGER stock_movements_append_only');
    await db.query("UPDATE stock_movements SET kind = 'ADJUST' WHERE kind = 'REPLACE'");
    await db.query('ALTER TABLE stock_movements ENABLE TRIGGER stock_movements_append_only');
    await db.query(kinds(BEFORE));
  }
}
