import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An image of a document waits until an admin has checked or rejected it, also after its seller was approved. An image
 * that a check of today has compared is decided; every other image waits, since an approval is no check.
 */
export class DecideIdentityDocuments1764403300000 implements MigrationInterface {
  name = 'DecideIdentityDocuments1764403300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE identity_documents ADD COLUMN decided_at timestamptz, ADD COLUMN rejection varchar(500),
        ADD CONSTRAINT identity_documents_rejection_check CHECK (rejection IS NULL OR decided_at IS NOT NULL)`);
    await db.query(`
      UPDATE identity_documents d SET decided_at = v.checked_at FROM seller_verifications v
      WHERE v.user_id = d.user_id AND v.ended_at IS NULL AND v.checked_at >= d.uploaded_at
        AND v.kind = CASE d.kind WHEN 'NID_FRONT' THEN 'NID' ELSE 'TRADE_LICENSE' END`);
    await db.query('CREATE INDEX identity_documents_waiting ON identity_documents (user_id, uploaded_at) WHERE decided_at IS NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX identity_documents_waiting');
    await db.query('ALTER TABLE identity_documents DROP COLUMN rejection, DROP COLUMN decided_at');
  }
}
