/** The statements that find and redeem a coupon. Called by CouponUsesService. */
import type { EntityManager } from 'typeorm';
import { CouponSource, FinancedBy } from '../../../../schema/values/market/offers';
import { column, columns, decimal, flag, int, oneOf, type RowOf, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute, exists } from '../../../platform/db/sql';

const usable = columns({
  id: column('id', text),
  code: column('code', text),
  percent: column('percent', int),
  maxDiscount: column('max_discount', decimal),
  minSubtotal: column('min_subtotal', decimal),
  /** As often as it may be used. */
  isUsed: column('used_count >= max_uses', flag),
  isExpired: column('expires_at <= now()', flag),
  /** Several buyers may use it, each once. */
  isShared: column('max_uses > 1', flag),
  /** A process of the release before may still write another word for ADMIN during an upgrade. */
  source: column(`CASE WHEN source = '${CouponSource.POPUP}' THEN source ELSE '${CouponSource.ADMIN}' END`, oneOf(CouponSource)),
  financedBy: column('financed_by', oneOf(FinancedBy)),
});
export type UsableCoupon = RowOf<typeof usable>;

/** A coupon of another user is not found, nor is one that begins later. */
const FIND = (list: string) =>
  `SELECT ${list} FROM coupons WHERE code = upper($1) AND starts_at <= now() AND (user_id IS NULL OR user_id = $2)`;
const FIND_LOCKED = (list: string) => `${FIND(list)} FOR UPDATE`;
const OFFER_USED = `SELECT 1 FROM coupons c WHERE c.user_id = $1 AND c.source = '${CouponSource.POPUP}' AND c.used_count > 0 LIMIT 1`;
/**
 * Two purchases of one buyer with two coupons of the offer lock different coupons, so they wait for each other here,
 * until the transaction ends.
 */
const LOCK_BUYER = `SELECT pg_advisory_xact_lock(hashtextextended('coupon-offer ' || $1::text, 0))`;
/** One for a single purchase is its buyer's from then on. */
const REDEEM = `
  UPDATE coupons SET used_at = now(), used_count = used_count + 1, user_id = CASE WHEN max_uses = 1 THEN $2 ELSE user_id END WHERE id = $1`;

/**
 * One for a single purchase is not used up by the time that an order waited: it runs so much longer, unless an admin
 * ended it.
 */
const GIVE_BACK = (list: string) => `
  UPDATE coupons SET used_count = used_count - 1, used_at = CASE WHEN used_count > 1 THEN used_at END,
    expires_at = CASE WHEN $2 AND max_uses = 1 AND ended_at IS NULL THEN expires_at + (now() - coalesce(used_at, now())) ELSE expires_at END
  WHERE id = $1 RETURNING ${list}`;
const givenBack = columns({
  code: column('code', text),
  until: column(`to_char(expires_at AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD')`, text),
  isRunning: column('expires_at > now()', flag),
});

export function findCoupon(db: Db, code: string, userId: string, lock: boolean): Promise<UsableCoupon | null> {
  return selectOne(db, usable, lock ? FIND_LOCKED : FIND, [code, userId]);
}

export function hasUsedOffer(db: Db, userId: string): Promise<boolean> {
  return exists(db, OFFER_USED, [userId]);
}

export async function lockOfferOf(tx: Db, userId: string): Promise<void> {
  await execute(tx, LOCK_BUYER, [userId]);
}

export async function redeemCoupon(tx: EntityManager, id: string, userId: string): Promise<void> {
  await execute(tx, REDEEM, [id, userId]);
}

/** With the last day on which it can be used. */
export function giveBackCoupon(tx: EntityManager, id: string, isProlonged: boolean): Promise<RowOf<typeof givenBack> | null> {
  return selectOne(tx, givenBack, GIVE_BACK, [id, isProlonged]);
}
