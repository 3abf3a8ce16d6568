/**
 * Takes a coupon with a purchase: within its time, by whom it was given to, by each buyer once and never more often than it may be used. Called by checkout
 * inside its transaction, so that a purchase that fails leaves the coupon unused; the cart only looks. Coupons are made by the offers module.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { CouponProblemKind } from '../../../schema/values/orders';
import type { MessageKey } from '../../../schema/messages/text';
import { type Db, one } from '../../platform/db/sql';
import { AppError } from '../../platform/errors/app-error';
import type { Viewer } from '../../platform/graphql/context';
import { type CouponProblem, couponProblem, type CouponRow, discountOf } from './coupon-terms';

export interface Redemption {
  readonly couponId: string | null;
  readonly discount: string;
}

export interface CouponOffer {
  readonly code: string;
  readonly discount: string;
  readonly problem: CouponProblem | null;
}

/** A coupon of somebody else is not there, nor is one whose time has not come. */
const FIND = `
  SELECT id, code, percent, max_discount AS "maxDiscount", min_subtotal AS "minSubtotal", used_count >= max_uses AS "isUsed", expires_at <= now() AS "isExpired",
    max_uses > 1 AS "isShared"
  FROM coupons WHERE code = upper($1) AND starts_at <= now() AND (user_id IS NULL OR user_id = $2)`;

const USED_BEFORE = 'SELECT 1 FROM purchases WHERE coupon_id = $1 AND buyer_id = $2';

/** One for a single purchase is its buyer's from then on. */
const REDEEM = `
  UPDATE coupons SET used_at = now(), used_count = used_count + 1, user_id = CASE WHEN max_uses = 1 THEN $2 ELSE user_id END WHERE id = $1 RETURNING id`;

const refusals: Record<CouponProblemKind, MessageKey> = {
  UNKNOWN: 'order.couponInvalid',
  USED: 'order.couponUsed',
  EXPIRED: 'order.couponExpired',
  BELOW_MINIMUM: 'order.couponBelowMinimum',
};

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CouponRedemptionService {
  /** What the coupon would take off. Changes nothing. */
  async look(db: Db, viewer: Viewer, code: string, subtotal: string): Promise<CouponOffer> {
    const coupon = await this.find(db, FIND, viewer, code);
    const problem = couponProblem(coupon, subtotal);
    return { code: coupon?.code ?? code, discount: coupon && !problem ? discountOf(coupon, subtotal) : '0.00', problem };
  }

  async redeem(tx: EntityManager, viewer: Viewer, code: string | null | undefined, subtotal: string): Promise<Redemption> {
    if (!code) return { couponId: null, discount: '0.00' };
    // locked, so that of two purchases at once the second sees what the first did
    const coupon = await this.find(tx, `${FIND} FOR UPDATE`, viewer, code);
    const problem = couponProblem(coupon, subtotal);
    if (problem) throw refusal(problem);
    if (!coupon) throw new Error('A coupon without a problem is there.');
    await one(tx, REDEEM, [coupon.id, viewer.id]);
    return { couponId: coupon.id, discount: discountOf(coupon, subtotal) };
  }

  /** Whether this buyer has used a shared one is a statement of its own: it must see what was committed while the lock was waited for. */
  private async find(db: Db, text: string, viewer: Viewer, code: string): Promise<CouponRow | null> {
    const coupon = await one<CouponRow & { readonly isShared: boolean }>(db, text, [code, viewer.id]);
    if (!coupon?.isShared || coupon.isUsed) return coupon;
    return { ...coupon, isUsed: (await one(db, USED_BEFORE, [coupon.id, viewer.id])) !== null };
  }
}

function refusal({ kind, value }: CouponProblem): AppError {
  const key = refusals[kind];
  const params = value === null ? undefined : { minimum: value };
  return new AppError('BAD_USER_INPUT', key, params, [{ field: 'couponCode', key, ...(params && { params }) }]);
}
