import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Deals become proposals that the seller accepts, deals that the platform pays for, or deals of the seller. A proposal
 * has no window and no price before: statements that look for running deals never find one. Deals made before count as
 * accepted when they were made, and are paid for by the seller.
 */
export class AddDealProposals1764400040001 implements MigrationInterface {
  name = 'AddDealProposals1764400040001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE deals
        ALTER price_before DROP NOT NULL,
        ALTER starts_at DROP NOT NULL,
        ALTER ends_at DROP NOT NULL,
        ADD made_by varchar(8) NOT NULL DEFAULT 'ADMIN' CHECK (made_by IN ('ADMIN', 'SELLER')),
        ADD financed_by varchar(8) NOT NULL DEFAULT 'SELLER' CHECK (financed_by IN ('SELLER', 'PLATFORM')),
        ADD reason varchar(500),
        ADD proposed_from timestamptz,
        ADD proposed_until timestamptz,
        ADD accepted_at timestamptz,
        ADD declined_at timestamptz;
      UPDATE deals SET accepted_at = created_at;
      ALTER TABLE deals
        ADD CONSTRAINT deals_accepted CHECK ((starts_at IS NULL) = (accepted_at IS NULL)
          AND (starts_at IS NULL) = (ends_at IS NULL) AND (starts_at IS NULL) = (price_before IS NULL)),
        ADD CONSTRAINT deals_proposed CHECK (starts_at IS NOT NULL OR (proposed_from IS NOT NULL AND proposed_until > proposed_from)),
        ADD CONSTRAINT deals_decided CHECK (accepted_at IS NULL OR declined_at IS NULL);
      DROP INDEX deals_newest;
      CREATE INDEX deals_newest ON deals ((coalesce(starts_at, proposed_from)) DESC, id DESC);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX deals_newest;
      DELETE FROM deals WHERE starts_at IS NULL;
      ALTER TABLE deals
        DROP CONSTRAINT deals_decided, DROP CONSTRAINT deals_proposed, DROP CONSTRAINT deals_accepted,
        DROP declined_at, DROP accepted_at, DROP proposed_until, DROP proposed_from, DROP reason, DROP financed_by, DROP made_by,
        ALTER ends_at SET NOT NULL, ALTER starts_at SET NOT NULL, ALTER price_before SET NOT NULL;
      CREATE INDEX deals_newest ON deals (starts_at DESC, id DESC);
    `);
  }
}
