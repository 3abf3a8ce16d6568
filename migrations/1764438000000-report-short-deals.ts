import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A deal that begins and ends between two runs of the job that reports deals is reported as well: a program may have
 * read its price meanwhile. Those that are over have been reported, or are no one's news any more.
 */
export class ReportShortDeals1764438000000 implements MigrationInterface {
  name = 'ReportShortDeals1764438000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE deals ADD reported_over boolean NOT NULL DEFAULT false;
      UPDATE deals SET reported_over = true WHERE ends_at <= now() AND NOT reported_running;
      CREATE INDEX deals_unreported ON deals (ends_at) WHERE NOT reported_over`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE deals DROP reported_over`);
  }
}
