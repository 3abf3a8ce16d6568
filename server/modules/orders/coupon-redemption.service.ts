/**
 * Takes a coupon with a purchase: once, before it expires, by whom it was given to. Called by checkout inside its transaction, so that a
 * purchase that fails leaves the coupon unused; the cart only looks. Coupons are made by the offers module.
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

/** A coupon of somebody else is not there. */
const FIND = `
  SELECT id, code, percent, max_discount AS "maxDiscount", min_subtotal AS "minSubtotal", used_at IS NOT NULL AS "isUsed", expires_at <= now() AS "isExpired"
  FROM coupons WHERE code = upper($1) AND (user_id IS NULL OR user_id = $2)`;

const REDEEM = 'UPDATE coupons SET used_at = now(), user_id = $2 WHERE id = $1 RETURNING id';

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
    const coupon = await one<CouponRow>(db, FIND, [code, viewer.id]);
    const problem = couponProblem(coupon, subtotal);
    return { code: coupon?.code ?? code, discount: coupon && !problem ? discountOf(coupon, subtotal) : '0.00', problem };
  }

  async redeem(tx: EntityManager, viewer: Viewer, code: string | null | undefined, subtotal: string): Promise<Redemption> {
    if (!code) return { couponId: null, discount: '0.00' };
    // locked, so that of two purchases at once the second sees what the first did
    const coupon = await one<CouponRow>(tx, `${FIND} FOR UPDATE`, [code, viewer.id]);
    const problem = couponProblem(coupon, subtotal);
    if (problem) throw refusal(problem);
    if (!coupon) throw new Error('A coupon without a problem is there.');
    await one(tx, REDEEM, [coupon.id, viewer.id]);
    return { couponId: coupon.id, discount: discountOf(coupon, subtotal) };
  }
}

function refusal({ kind, value }: CouponProblem): AppError {
  const key = refusals[kind];
  const params = value === null ? undefined : { minimum: value };
  return new AppError('BAD_USER_INPUT', key, params, [{ field: 'couponCode', key, ...(params && { params }) }]);
}
