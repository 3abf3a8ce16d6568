import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Images of NID and trade licence that applicants send. They are stored in the database and nowhere else: no image
 * store, no address, at most one of each kind for an account.
 */
export class CreateIdentityDocuments1764400040002 implements MigrationInterface {
  name = 'CreateIdentityDocuments1764400040002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE identity_documents (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind varchar(13) NOT NULL CHECK (kind IN ('NID_FRONT', 'TRADE_LICENSE')),
        content bytea NOT NULL CHECK (octet_length(content) BETWEEN 1 AND 4000000),
        uploaded_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, kind)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE identity_documents');
  }
}
