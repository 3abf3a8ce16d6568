import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Strangers lock no one out and take no messages of orders: devices are known on which an account has logged in, tries
 * of a code are counted by network, and codes among the messages of a day.
 */
export class CountByNetwork1764441000000 implements MigrationInterface {
  name = 'CountByNetwork1764441000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE TABLE login_devices (
        token_hash bytea NOT NULL,
        user_id uuid NOT NULL REFERENCES users,
        last_login_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (token_hash, user_id)
      );
      CREATE INDEX login_devices_user ON login_devices (user_id);
      ALTER TABLE one_time_codes ADD networks jsonb NOT NULL DEFAULT '{}';
      ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_attempts_check;
      ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_attempts_check CHECK (attempts <= 20);
      ALTER TABLE sms_days ADD codes integer NOT NULL DEFAULT 0 CONSTRAINT sms_days_codes_check CHECK (codes >= 0)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE sms_days DROP codes;
      DELETE FROM one_time_codes WHERE attempts > 5;
      ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_attempts_check;
      ALTER TABLE one_time_codes ADD CONSTRAINT one_time_codes_attempts_check CHECK (attempts <= 5);
      ALTER TABLE one_time_codes DROP networks;
      DROP TABLE login_devices`);
  }
}
