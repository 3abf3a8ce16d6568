import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records who switched a webhook off, other than its owner, and an admin's reason. For webhooks that an admin switched
 * off before, both are read from the audit trail.
 */
export class TellWhyWebhooksAreOff1764400030002 implements MigrationInterface {
  name = 'TellWhyWebhooksAreOff1764400030002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE webhooks
        ADD disabled_by varchar(14) CHECK (disabled_by IN ('FAILING', 'ADMIN', 'PASSWORD_RESET')),
        ADD disabled_reason varchar(500);
      UPDATE webhooks SET disabled_by = 'FAILING' WHERE disabled_at IS NOT NULL;
      UPDATE webhooks w SET disabled_by = 'ADMIN', disabled_at = last.created_at, disabled_reason = last.reason
      FROM (
        SELECT DISTINCT ON (subject_id) subject_id, reason, created_at FROM audit_events
        WHERE action = 'webhook.disabled' ORDER BY subject_id, created_at DESC, id DESC
      ) last
      WHERE last.subject_id = w.id AND NOT w.enabled AND w.disabled_by IS NULL;
      ALTER TABLE webhooks ADD CONSTRAINT webhooks_disabled
        CHECK ((disabled_by IS NULL) = (disabled_at IS NULL) AND (disabled_by IS NULL OR NOT enabled));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE webhooks DROP CONSTRAINT webhooks_disabled;
      UPDATE webhooks SET disabled_at = NULL WHERE disabled_by <> 'FAILING';
      ALTER TABLE webhooks DROP disabled_reason, DROP disabled_by;
    `);
  }
}
