import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts what an API key calls, by day, for thirty days. */
export class CreateKeyUses1764405600000 implements MigrationInterface {
  name = 'CreateKeyUses1764405600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE TABLE api_key_uses (
        api_key_id uuid NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
        day date NOT NULL,
        name varchar(120) NOT NULL,
        requests int NOT NULL,
        PRIMARY KEY (api_key_id, day, name),
        CONSTRAINT api_key_uses_requests CHECK (requests > 0)
      );
      CREATE INDEX api_key_uses_day ON api_key_uses (day)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'; DROP TABLE api_key_uses`);
  }
}
