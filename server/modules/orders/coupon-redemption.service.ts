/**
 * Takes a coupon with a purchase: once, before it expires, by whom it was given to. Called by checkout inside its transaction, so that a
 * purchase that fails leaves the coupon unused. Coupons are made by the offers module.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { one } from '../../platform/db/sql';
import { AppError } from '../../platform/errors/app-error';
import type { Viewer } from '../../platform/graphql/context';
import { money, toMoney } from '../../platform/money';

export interface Redemption {
  readonly couponId: string | null;
  readonly discount: string;
}

const REDEEM = `
  UPDATE coupons SET used_at = now(), user_id = $2
  WHERE code = upper($1) AND used_at IS NULL AND expires_at > now() AND (user_id IS NULL OR user_id = $2) AND min_subtotal <= $3
  RETURNING id, percent, max_discount AS "maxDiscount"`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CouponRedemptionService {
  async redeem(tx: EntityManager, viewer: Viewer, code: string | null | undefined, subtotal: string): Promise<Redemption> {
    if (!code) return { couponId: null, discount: '0.00' };
    const coupon = await one<{ id: string; percent: number; maxDiscount: string }>(tx, REDEEM, [code, viewer.id, subtotal]);
    if (!coupon)
      throw new AppError('BAD_USER_INPUT', 'order.couponInvalid', undefined, [{ field: 'couponCode', key: 'order.couponInvalid' }]);
    const percentOff = money(toMoney(money(subtotal).times(coupon.percent).div(100)));
    return { couponId: coupon.id, discount: percentOff.gt(coupon.maxDiscount) ? coupon.maxDiscount : toMoney(percentOff) };
  }
}
