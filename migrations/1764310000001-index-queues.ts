import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The admin's lists of SMS by phone and of deliveries to all partners, and the endpoints that fail now. */
export class IndexQueues1764310000001 implements MigrationInterface {
  name = 'IndexQueues1764310000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX sms_outbox_phone ON sms_outbox USING gin (phone gin_trgm_ops);
      CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (created_at DESC, id DESC);
      CREATE INDEX webhooks_failing ON webhooks (failing_since) WHERE failing_since IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX webhooks_failing, webhook_deliveries_newest, sms_outbox_phone');
  }
}
