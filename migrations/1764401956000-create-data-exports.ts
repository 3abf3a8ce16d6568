import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files in which users take their data along, in parts, so that neither writing nor sending one has it in memory as a
 * whole.
 */
export class CreateDataExports1764401956000 implements MigrationInterface {
  name = 'CreateDataExports1764401956000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE data_exports (
        id uuid NOT NULL DEFAULT uuid_v7() PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        state varchar(9) NOT NULL DEFAULT 'REQUESTED',
        attempts smallint NOT NULL DEFAULT 0,
        bytes integer NOT NULL DEFAULT 0,
        token_hash bytea,
        requested_at timestamptz NOT NULL DEFAULT now(),
        ready_at timestamptz,
        expires_at timestamptz,
        CONSTRAINT data_exports_state CHECK (state IN ('REQUESTED', 'READY', 'EXPIRED', 'FAILED')),
        CONSTRAINT data_exports_ready CHECK ((state IN ('READY', 'EXPIRED')) = (expires_at IS NOT NULL)),
        CONSTRAINT data_exports_bytes CHECK (bytes >= 0),
        CONSTRAINT data_exports_token CHECK (token_hash IS NULL OR (octet_length(token_hash) = 32 AND state = 'READY'))
      )`);
    await db.query(`CREATE UNIQUE INDEX data_exports_running ON data_exports (user_id) WHERE state = 'REQUESTED'`);
    await db.query('CREATE INDEX data_exports_user ON data_exports (user_id, requested_at DESC)');
    await db.query(`CREATE INDEX data_exports_ending ON data_exports (expires_at) WHERE state = 'READY'`);
    await db.query(`
      CREATE TABLE data_export_parts (
        export_id uuid NOT NULL REFERENCES data_exports ON DELETE CASCADE,
        position integer NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (export_id, position),
        CONSTRAINT data_export_parts_content CHECK (octet_length(content) >= 1 AND octet_length(content) <= 1048576)
      )`);
    await db.query('ALTER TABLE data_export_parts ALTER COLUMN content SET STORAGE EXTERNAL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE data_export_parts');
    await db.query('DROP TABLE data_exports');
  }
}
