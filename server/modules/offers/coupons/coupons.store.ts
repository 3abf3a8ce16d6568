/**
 * The table of coupons as admins manage them and as visitors claim the storefront's. Called by AdminCouponsService and
 * CouponClaimsService.
 */
import type { EntityManager } from 'typeorm';
import { CouponSource, FinancedBy, OfferState } from '../../../../schema/values/market/offers';
import {
  column,
  columns,
  decimal,
  flag,
  instant,
  int,
  nullable,
  oneOf,
  type RowOf,
  select,
  selectOne,
  text,
} from '../../../platform/db/columns';
import { byCreation, type List, type Params } from '../../../platform/db/list-query';
import { type Db, execute } from '../../../platform/db/sql';
import type { ClaimedCoupon, Coupon, OwnCoupon } from './coupon.types';

export interface CouponFilter {
  readonly state?: OfferState | null;
  readonly source?: CouponSource | null;
  readonly search?: string | null;
}

const STATES: Record<OfferState, string> = {
  SCHEDULED: 'c.ended_at IS NULL AND c.starts_at > now()',
  RUNNING: 'c.starts_at <= now() AND c.expires_at > now() AND c.used_count < c.max_uses',
  ENDED: '(c.ended_at IS NOT NULL OR c.expires_at <= now() OR c.used_count >= c.max_uses)',
};
const BY_ADMIN = `c.source <> '${CouponSource.POPUP}'`;
const STATE = `CASE WHEN ${STATES.SCHEDULED} THEN 'SCHEDULED' WHEN ${STATES.RUNNING} THEN 'RUNNING' ELSE 'ENDED' END`;

/** A code that was given to one email is shown by its ends only. */
export const coupons: List<Coupon> = {
  table: 'coupons',
  alias: 'c',
  sort: byCreation,
  columns: columns({
    id: column('c.id', text),
    code: column(`CASE WHEN ${BY_ADMIN} THEN c.code ELSE left(c.code, 2) || '••••' || right(c.code, 2) END`, text),
    source: column(`CASE WHEN ${BY_ADMIN} THEN 'ADMIN' ELSE 'POPUP' END`, oneOf(CouponSource)),
    financedBy: column('c.financed_by', oneOf(FinancedBy)),
    percent: column('c.percent', int),
    maxDiscount: column('c.max_discount', decimal),
    minSubtotal: column('c.min_subtotal', decimal),
    startsAt: column('c.starts_at', instant),
    expiresAt: column('c.expires_at', instant),
    endedAt: column('c.ended_at', nullable(instant)),
    maxUses: column('c.max_uses', int),
    usedCount: column('c.used_count', int),
    state: column(STATE, oneOf(OfferState)),
  }),
};

/** `search` is how a code of an admin begins, or the whole of another. */
export const couponsLike =
  ({ state, source, search }: CouponFilter) =>
  (params: Params): string[] => {
    const code = search ? params.add(search.toUpperCase()) : null;
    return [
      ...(state ? [STATES[state]] : []),
      ...(source ? [source === CouponSource.ADMIN ? BY_ADMIN : `NOT ${BY_ADMIN}`] : []),
      ...(code ? [`(c.code = ${code} OR (${BY_ADMIN} AND starts_with(c.code, ${code})))`] : []),
    ];
  };

export interface NewCoupon {
  readonly code: string;
  readonly percent: number;
  readonly maxDiscount: string;
  readonly minSubtotal: string | null;
  /** Null: now. */
  readonly startsAt: Date | null;
  readonly expiresAt: Date;
  readonly maxUses: number;
}

const ID = columns({ id: column('id', text) });
const ADD = (list: string) => `
  INSERT INTO coupons (code, percent, max_discount, min_subtotal, source, starts_at, expires_at, max_uses)
  VALUES ($1, $2, $3, coalesce($4, 0), '${CouponSource.ADMIN}', coalesce($5, now()), $6, $7) ON CONFLICT (code) DO NOTHING RETURNING ${list}`;
const END = `
  UPDATE coupons c SET ended_at = now(), expires_at = least(c.expires_at, greatest(c.starts_at, now())) WHERE c.id = $1 AND NOT ${STATES.ENDED}`;

/** Returns its id; null where the code is taken. */
export async function addCoupon(
  tx: EntityManager,
  { code, percent, maxDiscount, minSubtotal, startsAt, expiresAt, maxUses }: NewCoupon,
): Promise<string | null> {
  const added = await selectOne(tx, ID, ADD, [code, percent, maxDiscount, minSubtotal, startsAt, expiresAt, maxUses]);
  return added?.id ?? null;
}

/** False where it has ended already. */
export async function endCoupon(tx: EntityManager, id: string): Promise<boolean> {
  return (await execute(tx, END, [id])) > 0;
}

const claimedColumns = {
  code: column('code', text),
  percent: column('percent', int),
  maxDiscount: column('max_discount', decimal),
  expiresAt: column('expires_at', instant),
} as const;
const claimed = columns(claimedColumns);
const own = columns({
  ...claimedColumns,
  minSubtotal: column('min_subtotal', decimal),
  isUsed: column('used_count >= max_uses', flag),
});
const claimedUnder = columns({ ...claimedColumns, isSame: column('lower(email) = lower($2)', flag) });

// of the email, or of the key
const CLAIM = (list: string) => `
  INSERT INTO coupons (code, percent, max_discount, source, email, expires_at, claim_key_hash, user_id)
  VALUES ($1, $2, $3, 'POPUP', $4, now() + make_interval(days => $5), $6, $7)
  ON CONFLICT DO NOTHING
  RETURNING ${list}`;
const MINE = (list: string) => `SELECT ${list} FROM coupons WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`;
const UNDER_KEY = (list: string) => `SELECT ${list} FROM coupons WHERE claim_key_hash = $1`;

export interface CouponClaim {
  readonly code: string;
  readonly percent: number;
  readonly maxDiscount: string;
  readonly email: string;
  readonly days: number;
  readonly keyHash: Buffer | null;
  readonly userId: string | null;
}

/** Null where the email had one, or the key was used. */
export function claimCoupon(
  db: Db,
  { code, percent, maxDiscount, email, days, keyHash, userId }: CouponClaim,
): Promise<ClaimedCoupon | null> {
  return selectOne(db, claimed, CLAIM, [code, percent, maxDiscount, email, days, keyHash, userId]);
}

/** The coupon that was claimed under this key; `isSame` where it was for this email. */
export function couponUnderKey(db: Db, keyHash: Buffer, email: string): Promise<RowOf<typeof claimedUnder> | null> {
  return selectOne(db, claimedUnder, UNDER_KEY, [keyHash, email]);
}

/** Erases the email from the coupons of a user who closes the account; the coupons remain. */
export async function eraseCouponEmails(tx: EntityManager, userId: string): Promise<void> {
  await execute(tx, 'UPDATE coupons SET email = NULL WHERE user_id = $1', [userId]);
}

/** The newest first. */
export function couponsOf(db: Db, userId: string, limit: number): Promise<OwnCoupon[]> {
  return select(db, own, MINE, [userId, limit]);
}
