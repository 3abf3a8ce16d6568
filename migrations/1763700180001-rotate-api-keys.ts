import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A rotated API key: the one before it works on for a while. */
export class RotateApiKeys1763700180001 implements MigrationInterface {
  name = 'RotateApiKeys1763700180001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE api_keys
        ADD previous_hash bytea UNIQUE,
        ADD previous_until timestamptz,
        ADD CONSTRAINT api_keys_previous CHECK ((previous_hash IS NULL) = (previous_until IS NULL));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE api_keys DROP CONSTRAINT api_keys_previous, DROP previous_until, DROP previous_hash;`);
  }
}
