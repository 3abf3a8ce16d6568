import type { MigrationInterface, QueryRunner } from 'typeorm';

const reasonCheck = (reasons: readonly string[]) => `
  ALTER TABLE webhooks DROP CONSTRAINT webhooks_disabled_by_check,
    ADD CONSTRAINT webhooks_disabled_by_check CHECK (disabled_by IN (${reasons.map((reason) => `'${reason}'`).join(', ')}))`;
const REASONS = ['FAILING', 'ADMIN', 'PASSWORD_RESET'];

/** A webhook knows the key that set its address: it is switched off with it. Nobody knows it of those of before. */
export class EndWebhooksWithTheirKey1764406120000 implements MigrationInterface {
  name = 'EndWebhooksWithTheirKey1764406120000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE webhooks ADD COLUMN api_key_id uuid REFERENCES api_keys (id);
      CREATE INDEX webhooks_key ON webhooks (api_key_id) WHERE api_key_id IS NOT NULL`);
    await db.query(reasonCheck([...REASONS, 'KEY_REVOKED']));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      UPDATE webhooks SET disabled_by = 'PASSWORD_RESET' WHERE disabled_by = 'KEY_REVOKED';
      DROP INDEX webhooks_key;
      ALTER TABLE webhooks DROP COLUMN api_key_id`);
    await db.query(reasonCheck(REASONS));
  }
}
