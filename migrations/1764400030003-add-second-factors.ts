import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The second factor of admin accounts: one authenticator app each, and recovery codes. */
export class AddSecondFactors1764400030003 implements MigrationInterface {
  name = 'AddSecondFactors1764400030003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE second_factors (
        user_id uuid PRIMARY KEY REFERENCES users (id),
        secret varchar(64),
        pending_secret varchar(64),
        confirmed_at timestamptz,
        last_step bigint,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT second_factors_confirmed CHECK ((secret IS NULL) = (confirmed_at IS NULL))
      );
      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (user_id, code_hash)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE recovery_codes, second_factors');
  }
}
