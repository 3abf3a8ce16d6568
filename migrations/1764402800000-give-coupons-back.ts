import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether no order of the purchase happened, and how many purchases use the coupon no longer. RETURNED is a substate of
 * CANCELLED, and happened.
 */
const NOT_HAPPENED = `NOT EXISTS (SELECT 1 FROM orders o WHERE o.purchase_id = p.id AND NOT (
  o.status IN ('REJECTED', 'EXPIRED') OR (o.status = 'CANCELLED' AND o.substate IS NULL)))`;

/** A coupon is given back when no order of its purchase happened; those that can still be used are given back now. */
export class GiveCouponsBack1764402800000 implements MigrationInterface {
  name = 'GiveCouponsBack1764402800000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE purchases ADD COLUMN coupon_given_back_at timestamptz');
    await db.query(`
      WITH given AS (
        UPDATE purchases p SET coupon_given_back_at = now() FROM coupons c
        WHERE c.id = p.coupon_id AND c.expires_at > now() AND c.used_count > 0 AND ${NOT_HAPPENED}
        RETURNING c.id
      )
      UPDATE coupons c SET used_count = greatest(c.used_count - g.count, 0), used_at = CASE WHEN c.used_count > g.count THEN c.used_at END
      FROM (SELECT id, count(*)::int AS count FROM given GROUP BY id) g WHERE c.id = g.id`);
    await db.query(
      'CREATE UNIQUE INDEX purchases_coupon_used ON purchases (coupon_id, buyer_id) WHERE coupon_id IS NOT NULL AND coupon_given_back_at IS NULL',
    );
    await db.query('DROP INDEX purchases_coupon_once');
    await db.query(
      'ALTER TABLE purchases ADD CONSTRAINT purchases_coupon_given_back CHECK (coupon_given_back_at IS NULL OR coupon_id IS NOT NULL)',
    );
  }

  /**
   * A coupon that was used again after it was given back would break the former index: the earlier purchase loses its
   * coupon.
   */
  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE purchases DROP CONSTRAINT purchases_coupon_given_back');
    await db.query('UPDATE purchases SET coupon_id = NULL WHERE coupon_given_back_at IS NOT NULL');
    await db.query('CREATE UNIQUE INDEX purchases_coupon_once ON purchases (coupon_id, buyer_id) WHERE coupon_id IS NOT NULL');
    await db.query('DROP INDEX purchases_coupon_used');
    await db.query('ALTER TABLE purchases DROP COLUMN coupon_given_back_at');
  }
}
