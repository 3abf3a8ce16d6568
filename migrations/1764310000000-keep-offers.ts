import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets admins manage offers: a deal or coupon can be ended before its time (a deal that never began has an empty
 * window), and a coupon begins at a moment and can be used by several buyers, each once. Adds the indexes of the
 * admin's newest-first lists.
 */
export class KeepOffers1764310000000 implements MigrationInterface {
  name = 'KeepOffers1764310000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE deals
        ADD ended_at timestamptz,
        DROP CONSTRAINT deals_check,
        ADD CONSTRAINT deals_window CHECK (ends_at > starts_at OR (ends_at = starts_at AND ended_at IS NOT NULL));
      CREATE INDEX deals_newest ON deals (starts_at DESC, id DESC);

      ALTER TABLE coupons
        ADD starts_at timestamptz NOT NULL DEFAULT now(),
        ADD max_uses integer NOT NULL DEFAULT 1,
        ADD used_count integer NOT NULL DEFAULT 0,
        ADD ended_at timestamptz;
      UPDATE coupons SET starts_at = created_at, used_count = CASE WHEN used_at IS NULL THEN 0 ELSE 1 END;
      ALTER TABLE coupons ADD CONSTRAINT coupons_uses CHECK (used_count BETWEEN 0 AND max_uses AND max_uses > 0);
      CREATE UNIQUE INDEX purchases_coupon_once ON purchases (coupon_id, buyer_id) WHERE coupon_id IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX purchases_coupon_once, deals_newest;
      ALTER TABLE coupons DROP CONSTRAINT coupons_uses, DROP ended_at, DROP used_count, DROP max_uses, DROP starts_at;
      DELETE FROM deals WHERE ends_at = starts_at;
      ALTER TABLE deals DROP CONSTRAINT deals_window, DROP ended_at, ADD CONSTRAINT deals_check CHECK (ends_at > starts_at);
    `);
  }
}
