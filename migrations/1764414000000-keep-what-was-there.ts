import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier statements were split by what each line has now. */
const FILL = `
  ALTER TABLE recall_reports DISABLE TRIGGER recall_reports_append_only;
  UPDATE recall_reports report SET there = line.there
  FROM (SELECT order_line_id, jsonb_object_agg(lot_id, quantity - returned) AS there FROM lot_shares GROUP BY 1) line
  WHERE line.order_line_id = report.order_line_id;
  ALTER TABLE recall_reports ENABLE TRIGGER recall_reports_append_only`;

/** A statement of found goods keeps how much there was of each lot, and a share what was sent after a recall. */
export class KeepWhatWasThere1764414000000 implements MigrationInterface {
  name = 'KeepWhatWasThere1764414000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE recall_reports ADD COLUMN there jsonb NOT NULL DEFAULT '{}';
      ALTER TABLE lot_shares ADD COLUMN sent_after_recall numeric(14,3) NOT NULL DEFAULT 0,
        ADD CONSTRAINT lot_shares_sent_after_recall CHECK (sent_after_recall >= 0 AND sent_after_recall <= replaced)`);
    await db.query(FILL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE lot_shares DROP COLUMN sent_after_recall;
      ALTER TABLE recall_reports DROP COLUMN there`);
  }
}
