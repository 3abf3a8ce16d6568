import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Delivering webhooks needs to know until when the previous secret signs as well, since when a webhook fails, and which
 * delivery of each object is next, which an index finds.
 */
export class DeliverWebhooks1763700180002 implements MigrationInterface {
  name = 'DeliverWebhooks1763700180002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE webhooks
        ADD previous_secret_until timestamptz,
        ADD failing_since timestamptz,
        ADD disabled_at timestamptz,
        ADD CONSTRAINT webhooks_previous CHECK ((previous_secret IS NULL) = (previous_secret_until IS NULL));
      CREATE INDEX webhook_deliveries_heads ON webhook_deliveries (webhook_id, subject_id, sequence) WHERE status = 'PENDING';
      CREATE INDEX webhook_deliveries_old ON webhook_deliveries (created_at) WHERE status <> 'PENDING';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX webhook_deliveries_old, webhook_deliveries_heads;
      ALTER TABLE webhooks DROP CONSTRAINT webhooks_previous, DROP disabled_at, DROP failing_since, DROP previous_secret_until;
    `);
  }
}
