/** At most one test of a webhook waits: of those that wait the newest stays, the others are given up. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LimitWebhookTests1764403500001 implements MigrationInterface {
  readonly name = 'LimitWebhookTests1764403500001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    await db.query('LOCK TABLE webhook_deliveries IN SHARE ROW EXCLUSIVE MODE');
    await db.query(`
      UPDATE webhook_deliveries d SET status = 'FAILED', next_attempt_at = NULL
      WHERE d.event = 'TEST' AND d.status = 'PENDING' AND EXISTS (
        SELECT 1 FROM webhook_deliveries newer WHERE newer.webhook_id = d.webhook_id AND newer.event = 'TEST'
          AND newer.status = 'PENDING' AND newer.sequence > d.sequence)`);
    await db.query(`
      CREATE UNIQUE INDEX webhook_deliveries_waiting_test ON webhook_deliveries (webhook_id)
      WHERE event = 'TEST' AND status = 'PENDING'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX webhook_deliveries_waiting_test');
  }
}
