/** The sums of an order after its quantities changed: to the paisa, and never more than a buyer has agreed to. Pure. */
import { limits } from '../../../../schema/values/limits';
import { money, roundDown, toMoney, toQuantity } from '../../../platform/money';

/** Sums of an order as they were. */
export interface AgreedSums {
  readonly subtotal: string;
  readonly deliveryFee: string;
  readonly discount: string;
  readonly platformDiscount: string;
  readonly commission: string;
  /** The total that the buyer agreed to, BDT; null where this change is what is agreed. */
  readonly agreedTotal: string | null;
}

export interface FinalLine {
  readonly quantity: string;
  readonly quantityKg: string;
  readonly lineTotal: string;
}

export interface FinalSums {
  readonly quantity: string;
  readonly quantityKg: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly platformDiscount: string;
  readonly total: string;
  readonly commission: string;
}

/** The most that may be charged without the buyer's consent: the agreed amount and 5 percent. */
const withTolerance = (agreed: string) =>
  money(agreed)
    .times(100 + limits.overweightPercent)
    .div(100);

export const mostChargedQuantity = (agreedQuantity: string): string => roundDown(withTolerance(agreedQuantity), 3);

/** Kilograms that differ so much from those expected are more likely a slip (1.000 kg typed for 1,000 g) than a weight. */
export function isUnusualWeight(kilograms: string, expectedKg: string): boolean {
  return money(kilograms).minus(expectedKg).abs().gt(money(expectedKg).times(limits.unusualWeightPercent).div(100));
}

/** Discount and commission follow the subtotal; what rounding would charge above the agreed total is taken off. */
export function finalSums(order: AgreedSums, lines: readonly FinalLine[]): FinalSums {
  const subtotal = money(sum(lines.map(({ lineTotal }) => lineTotal)));
  const share = money(order.subtotal).eq(0) ? money(0) : subtotal.div(order.subtotal);
  const scaled = money(money(order.discount).times(share).round(2, 3)); // 3: up, for the buyer
  const total = subtotal.plus(order.deliveryFee).minus(scaled);
  const above = order.agreedTotal === null ? money(0) : total.minus(toMoney(withTolerance(order.agreedTotal)));
  const wanted = above.gt(0) ? scaled.plus(above) : scaled;
  const discount = wanted.gt(subtotal) ? subtotal : wanted;
  const platform = money(toMoney(money(order.platformDiscount).times(share)));
  return {
    quantity: toQuantity(sum(lines.map(({ quantity }) => quantity))),
    quantityKg: toQuantity(sum(lines.map(({ quantityKg }) => quantityKg))),
    subtotal: toMoney(subtotal),
    discount: toMoney(discount),
    platformDiscount: toMoney(platform.gt(discount) ? discount : platform),
    total: toMoney(subtotal.plus(order.deliveryFee).minus(discount)),
    commission: toMoney(money(order.commission).times(share)),
  };
}

function sum(values: readonly string[]): string {
  return values.reduce((total, value) => total.plus(value), money(0)).toFixed();
}
