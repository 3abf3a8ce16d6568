import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What delivering needs: until when the secret before signs too, since when a webhook fails, and each object's next
 * delivery at a glance.
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
