import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When the holder of a session last proved the password: at login, and again before keys, webhooks and their secrets.
 */
export class RememberPasswordProofs1764400030004 implements MigrationInterface {
  name = 'RememberPasswordProofs1764400030004';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE sessions ADD proved_at timestamptz NOT NULL DEFAULT now();
      UPDATE sessions SET proved_at = created_at;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE sessions DROP proved_at');
  }
}
