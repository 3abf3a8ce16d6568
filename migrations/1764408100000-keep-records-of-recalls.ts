import type { MigrationInterface, QueryRunner } from 'typeorm';

const OUTCOMES = "'SET_ASIDE', 'RETURNED', 'DESTROYED', 'HANDED_OVER'";

/**
 * A recall keeps when each buyer was notified, with the ids of the notification and of its SMS, which are removed one
 * day, and statements keep what became of the goods. Nobody knows it of recalls and statements of before.
 */
export class KeepRecordsOfRecalls1764408100000 implements MigrationInterface {
  name = 'KeepRecordsOfRecalls1764408100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE recalled_shares ADD COLUMN notified_at timestamptz, ADD COLUMN notification_id uuid, ADD COLUMN sms_id uuid;
      ALTER TABLE recall_reports ADD COLUMN outcome varchar(12), ADD CONSTRAINT recall_reports_outcome CHECK (outcome IN (${OUTCOMES}))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE recall_reports DROP COLUMN outcome;
      ALTER TABLE recalled_shares DROP COLUMN notified_at, DROP COLUMN notification_id, DROP COLUMN sms_id`);
  }
}
