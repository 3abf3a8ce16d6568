import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a process began to send a message, so that another one takes it over when it dies; and until when the code in a
 * message is good.
 */
export class AddSmsClaims1764400020001 implements MigrationInterface {
  name = 'AddSmsClaims1764400020001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE sms_outbox ADD claimed_at timestamptz, ADD expires_at timestamptz;
      UPDATE sms_outbox SET expires_at = created_at + interval '5 minutes' WHERE purpose IN ('password-reset', 'registration', 'phone');
      CREATE INDEX sms_outbox_expiring ON sms_outbox (expires_at) WHERE expires_at IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX sms_outbox_expiring; ALTER TABLE sms_outbox DROP claimed_at, DROP expires_at');
  }
}
