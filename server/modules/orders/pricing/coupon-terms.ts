/**
 * These functions compute what a coupon takes off a subtotal, or why it takes nothing. They are pure: the cart shows
 * the result, checkout rejects by it.
 */
import { CouponProblemKind } from '../../../../schema/values/orders/orders';
import { money, toMoney } from '../../../platform/money';

export interface CouponRow {
  readonly id: string;
  readonly code: string;
  readonly percent: number;
  readonly maxDiscount: string;
  readonly minSubtotal: string;
  readonly isUsed: boolean;
  readonly isExpired: boolean;
}

export interface CouponProblem {
  readonly kind: CouponProblemKind;
  /** BDT the purchase must reach, for BELOW_MINIMUM. */
  readonly value: string | null;
}

/** Null for a code no one gave to this buyer. */
export function couponProblem(coupon: CouponRow | null, subtotal: string): CouponProblem | null {
  if (!coupon) return { kind: CouponProblemKind.UNKNOWN, value: null };
  if (coupon.isUsed) return { kind: CouponProblemKind.USED, value: null };
  if (coupon.isExpired) return { kind: CouponProblemKind.EXPIRED, value: null };
  return money(subtotal).lt(coupon.minSubtotal) ? { kind: CouponProblemKind.BELOW_MINIMUM, value: toMoney(coupon.minSubtotal) } : null;
}

export function discountOf({ percent, maxDiscount }: Pick<CouponRow, 'percent' | 'maxDiscount'>, subtotal: string): string {
  const percentOff = money(toMoney(money(subtotal).times(percent).div(100)));
  return percentOff.gt(maxDiscount) ? toMoney(maxDiscount) : toMoney(percentOff);
}
