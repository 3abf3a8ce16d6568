import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHECK = (rule: string) => `
  ALTER TABLE recalled_shares DROP CONSTRAINT recalled_shares_quantities, ADD CONSTRAINT recalled_shares_quantities CHECK (${rule})`;

/** Earlier statements about the part that was recalled hold for the whole line in the same proportion. */
const FILL = `
  ALTER TABLE recall_reports DISABLE TRIGGER recall_reports_append_only;
  UPDATE recall_reports report SET missing = CASE WHEN line.receipt IS NULL
      THEN greatest(line.recalled - report.quantity, 0) * line.whole / line.recalled
      ELSE greatest(line.remaining * line.recalled / line.receipt - report.quantity, 0) * line.receipt / line.recalled END
  FROM (
    SELECT share.order_line_id AS id, sum(share.quantity - share.returned) AS whole, max(r.quantity) AS receipt, max(r.remaining) AS remaining,
      sum(least(recalled.quantity, share.quantity - share.returned)) AS recalled
    FROM lot_shares share LEFT JOIN recalled_shares recalled ON recalled.order_line_id = share.order_line_id AND recalled.lot_id = share.lot_id
    LEFT JOIN receipts r ON r.order_line_id = share.order_line_id GROUP BY 1) line
  WHERE line.id = report.order_line_id AND line.recalled > 0;
  ALTER TABLE recall_reports ENABLE TRIGGER recall_reports_append_only`;

const REFILL = `
  UPDATE recalled_shares recalled SET found = least(recalled.quantity, stated.quantity * recalled.quantity / line.quantity)
  FROM (SELECT DISTINCT ON (order_line_id) order_line_id, quantity FROM recall_reports ORDER BY order_line_id, id DESC) stated
  JOIN (SELECT order_line_id, sum(quantity) AS quantity FROM recalled_shares GROUP BY 1) line USING (order_line_id)
  WHERE recalled.order_line_id = stated.order_line_id`;

/**
 * A statement of found goods is about all that its maker has of a line, and keeps how much of that was missing then.
 */
export class KeepWhatWasMissing1764406340000 implements MigrationInterface {
  name = 'KeepWhatWasMissing1764406340000';

  readonly needsStop = true;

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE recall_reports ADD COLUMN missing numeric(20,6) NOT NULL DEFAULT 0, ADD CONSTRAINT recall_reports_missing CHECK (missing >= 0)`);
    await db.query(FILL);
    await db.query('ALTER TABLE recall_reports ALTER COLUMN missing DROP DEFAULT');
    await db.query(CHECK('quantity > 0'));
    await db.query('ALTER TABLE recalled_shares DROP COLUMN found');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'; ALTER TABLE recalled_shares ADD COLUMN found numeric(14,3) NOT NULL DEFAULT 0`);
    await db.query(REFILL);
    await db.query(CHECK('quantity > 0 AND found >= 0 AND found <= quantity'));
    await db.query('ALTER TABLE recall_reports DROP COLUMN missing');
  }
}
