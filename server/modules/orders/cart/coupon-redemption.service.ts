/**
 * Redeems a coupon with a purchase: within its time, by its owner, by each buyer once and never more often than it may
 * be used; of the storefront's offer each buyer redeems one, whatever number of emails they claimed it with. Called by
 * checkout inside its transaction, so that a purchase that fails leaves the coupon unused; the cart only checks.
 * Coupons are created by the offers module.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { CouponProblemKind } from '../../../../schema/values/orders/orders';
import { CouponSource, FinancedBy } from '../../../../schema/values/market/offers';
import type { MessageKey } from '../../../../schema/messages/text';
import type { Db } from '../../../platform/db/sql';
import { AppError } from '../../../platform/errors/app-error';
import type { Viewer } from '../../../platform/security/viewer';
import { CouponUsesService, type UsableCoupon } from '../../offers/coupons/coupon-uses.service';
import { hasUsedCoupon } from './coupon-purchases.query';
import { type CouponProblem, couponProblem, discountOf } from '../pricing/coupon-terms';

export interface Redemption {
  readonly couponId: string | null;
  readonly discount: string;
  readonly financedBy: FinancedBy;
}

export interface CouponOffer {
  readonly code: string;
  readonly discount: string;
  readonly problem: CouponProblem | null;
}

const messageKeys: Record<CouponProblemKind, MessageKey> = {
  UNKNOWN: 'order.couponInvalid',
  USED: 'order.couponUsed',
  EXPIRED: 'order.couponExpired',
  BELOW_MINIMUM: 'order.couponBelowMinimum',
};

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CouponRedemptionService {
  constructor(private readonly coupons: CouponUsesService) {}

  /** Returns what the coupon would take off, BDT, or its problem. Changes nothing. */
  async quote(db: Db, viewer: Viewer, code: string, subtotal: string): Promise<CouponOffer> {
    const coupon = await this.find(db, viewer, code, false);
    const problem = couponProblem(coupon, subtotal);
    return { code: coupon?.code ?? code, discount: coupon && !problem ? discountOf(coupon, subtotal) : '0.00', problem };
  }

  async redeem(tx: EntityManager, viewer: Viewer, code: string | null | undefined, subtotal: string): Promise<Redemption> {
    if (!code) return { couponId: null, discount: '0.00', financedBy: FinancedBy.PLATFORM };
    // locked, so that of two purchases at once the second sees what the first did
    const coupon = await this.find(tx, viewer, code, true);
    const problem = couponProblem(coupon, subtotal);
    if (problem) throw couponError(problem);
    if (!coupon) throw new Error('A coupon without a problem is there.');
    await this.coupons.redeem(tx, coupon.id, viewer.id);
    return { couponId: coupon.id, discount: discountOf(coupon, subtotal), financedBy: coupon.financedBy };
  }

  /**
   * Whether this buyer has used a coupon for many before is a statement of its own: it must see what was committed
   * while the locks were waited for.
   */
  private async find(db: Db, viewer: Viewer, code: string, lock: boolean): Promise<UsableCoupon | null> {
    const coupon = await this.coupons.find(db, viewer.id, code, lock);
    if (!coupon?.isShared || coupon.isUsed || coupon.source === CouponSource.POPUP) return coupon;
    return { ...coupon, isUsed: await hasUsedCoupon(db, coupon.id, viewer.id) };
  }
}

function couponError({ kind, value }: CouponProblem): AppError {
  const key = messageKeys[kind];
  const params = value === null ? undefined : { minimum: value };
  return new AppError('BAD_USER_INPUT', key, params, [{ field: 'couponCode', key, ...(params && { params }) }]);
}
