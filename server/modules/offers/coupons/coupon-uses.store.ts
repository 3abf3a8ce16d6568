/** The statements that find and redeem a coupon. Called by CouponUsesService. */
import type { EntityManager } from 'typeorm';
import { CouponSource, type FinancedBy } from '../../../../schema/values/offers';
import { type Db, execute, one } from '../../../platform/db/sql';

export interface UsableCoupon {
  readonly id: string;
  readonly code: string;
  readonly percent: number;
  readonly maxDiscount: string;
  readonly minSubtotal: string;
  /** As often as it may be used. */
  readonly isUsed: boolean;
  readonly isExpired: boolean;
  /** Several buyers may use it, each once. */
  readonly isShared: boolean;
  readonly source: string;
  readonly financedBy: FinancedBy;
}

/** A coupon of another user is not found, nor is one that begins later. */
const FIND = `
  SELECT id, code, percent, max_discount AS "maxDiscount", min_subtotal AS "minSubtotal", used_count >= max_uses AS "isUsed", expires_at <= now() AS "isExpired",
    max_uses > 1 AS "isShared", source, financed_by AS "financedBy"
  FROM coupons WHERE code = upper($1) AND starts_at <= now() AND (user_id IS NULL OR user_id = $2)`;
const OFFER_USED = `SELECT 1 FROM coupons c WHERE c.user_id = $1 AND c.source = '${CouponSource.POPUP}' AND c.used_count > 0 LIMIT 1`;
/** Two purchases of one buyer with two coupons of the offer lock different coupons, so they wait for each other here, until the transaction ends. */
const LOCK_BUYER = `SELECT pg_advisory_xact_lock(hashtextextended('coupon-offer ' || $1::text, 0))`;
/** One for a single purchase is its buyer's from then on. */
const REDEEM = `
  UPDATE coupons SET used_at = now(), used_count = used_count + 1, user_id = CASE WHEN max_uses = 1 THEN $2 ELSE user_id END WHERE id = $1`;

export function findCoupon(db: Db, code: string, userId: string, lock: boolean): Promise<UsableCoupon | null> {
  return one<UsableCoupon>(db, lock ? `${FIND} FOR UPDATE` : FIND, [code, userId]);
}

export async function hasUsedOffer(db: Db, userId: string): Promise<boolean> {
  return (await one(db, OFFER_USED, [userId])) !== null;
}

export async function lockOfferOf(tx: Db, userId: string): Promise<void> {
  await one(tx, LOCK_BUYER, [userId]);
}

export async function redeemCoupon(tx: EntityManager, id: string, userId: string): Promise<void> {
  await execute(tx, REDEEM, [id, userId]);
}
