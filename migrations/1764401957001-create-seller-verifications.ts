import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records the checks of sellers by admins. A phone number is checked by a code, which users.phone_verified_at records.
 * An earlier approval does not count as a check: nothing is carried over.
 */
export class CreateSellerVerifications1764401957001 implements MigrationInterface {
  name = 'CreateSellerVerifications1764401957001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE seller_verifications (
        id uuid NOT NULL DEFAULT uuid_v7() PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        kind varchar(13) NOT NULL,
        checked_by uuid NOT NULL REFERENCES users,
        checked_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        ended_by uuid REFERENCES users,
        end_reason varchar(500),
        CONSTRAINT seller_verifications_kind CHECK (kind IN ('NID', 'TRADE_LICENSE', 'ADDRESS')),
        CONSTRAINT seller_verifications_end CHECK ((ended_at IS NULL) = (ended_by IS NULL))
      )`);
    await db.query('CREATE UNIQUE INDEX seller_verifications_current ON seller_verifications (user_id, kind) WHERE ended_at IS NULL');
    await db.query('CREATE INDEX seller_verifications_user ON seller_verifications (user_id, checked_at, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE seller_verifications');
  }
}
