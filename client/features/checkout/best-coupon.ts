import type { CheckoutAccountQuery } from '../../generated/graphql';

type OwnCoupon = CheckoutAccountQuery['myCoupons'][number];

/** BDT that it takes off products of this price. */
const takes = ({ percent, maxDiscount }: OwnCoupon, subtotal: number) => Math.min((subtotal * percent) / 100, Number(maxDiscount));

/**
 * The code of the buyer's own coupon that saves most on this cart, of equal ones the one that runs out first; '' where
 * none can be used.
 */
export function bestCoupon(coupons: readonly OwnCoupon[], subtotal: string, leftOut: string): string {
  const price = Number(subtotal);
  const usable = coupons.filter(
    ({ code, isUsed, expiresAt, minSubtotal }) =>
      !isUsed && code !== leftOut && Date.parse(expiresAt) > Date.now() && Number(minSubtotal) <= price,
  );
  const [best] = usable.toSorted((a, b) => takes(b, price) - takes(a, price) || a.expiresAt.localeCompare(b.expiresAt));
  return best && takes(best, price) > 0 ? best.code : '';
}
