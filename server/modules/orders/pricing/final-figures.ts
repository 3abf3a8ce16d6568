/** The sums of an order after its quantities changed: to the paisa, and never more than a buyer has agreed to. Pure. */
import type Big from 'big.js';
import { limits } from '../../../../schema/values/limits';
import { money, roundDown, toMoney, toQuantity } from '../../../platform/money';
import { commissionOf } from './draft-orders';
import { lineTotalOf } from './price-line';

/**
 * The sums with which an order was placed. Whatever its lines become, its sums are computed from these, so that a step
 * that is taken back leaves no trace.
 */
export interface AgreedSums {
  readonly deliveryFee: string;
  readonly orderedDiscount: string;
  readonly orderedPlatformDiscount: string;
  readonly commissionPercent: string;
  /** The total that the buyer agreed to, BDT; null where this change is what is agreed. */
  readonly agreedTotal: string | null;
}

export interface FinalLine {
  readonly quantity: string;
  readonly orderedQuantity: string;
  readonly quantityKg: string;
  readonly unitPrice: string;
  readonly lineTotal: string;
  /** BDT that the platform pays to the seller for one unit. */
  readonly platformPays: string;
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

/**
 * Kilograms that differ so much from those expected are more likely a slip (1.000 kg typed for 1,000 g) than a weight.
 */
export function isUnusualWeight(kilograms: string, expectedKg: string): boolean {
  return money(kilograms).minus(expectedKg).abs().gt(money(expectedKg).times(limits.unusualWeightPercent).div(100));
}

/**
 * The discount of a coupon follows the subtotal, up to what it was of the order as placed; the commission follows what
 * the seller receives and what the platform pays for each line, for no more than was ordered of it. What would be
 * charged above the agreed total is taken off.
 */
export function finalSums(order: AgreedSums, lines: readonly FinalLine[]): FinalSums {
  const { total, subtotal, discount } = finalTotal(order, lines);
  const platform = money(toMoney(inProportion(order.orderedPlatformDiscount, lines)));
  const platformDiscount = platform.gt(discount) ? discount : platform;
  const deals = sum(lines.map((line) => lineTotalOf(dealtQuantityOf(line), line.platformPays)));
  return {
    quantity: toQuantity(sum(lines.map(({ quantity }) => quantity))),
    quantityKg: toQuantity(sum(lines.map(({ quantityKg }) => quantityKg))),
    subtotal: toMoney(subtotal),
    discount: toMoney(discount),
    platformDiscount: toMoney(platformDiscount),
    total: toMoney(total),
    commission: commissionOf(subtotal.minus(discount).toFixed(), platformDiscount.plus(deals).toFixed(), order.commissionPercent),
  };
}

/** Returns what the buyer pays for these lines, BDT, with the subtotal and the discount of which it is made. */
export function finalTotal(
  { deliveryFee, orderedDiscount, agreedTotal }: Pick<AgreedSums, 'deliveryFee' | 'orderedDiscount' | 'agreedTotal'>,
  lines: readonly PricedFinalLine[],
): { readonly total: Big; readonly subtotal: Big; readonly discount: Big } {
  const subtotal = money(sum(lines.map(({ lineTotal }) => lineTotal)));
  const scaled = inProportion(orderedDiscount, lines).round(2, 3); // 3: up, for the buyer
  const above =
    agreedTotal === null
      ? money(0)
      : subtotal
          .plus(deliveryFee)
          .minus(scaled)
          .minus(toMoney(withTolerance(agreedTotal)));
  const wanted = above.gt(0) ? scaled.plus(above) : scaled;
  const discount = wanted.gt(subtotal) ? subtotal : wanted;
  return { total: subtotal.plus(deliveryFee).minus(discount), subtotal, discount };
}

type PricedFinalLine = Pick<FinalLine, 'orderedQuantity' | 'unitPrice' | 'lineTotal'>;

/** The units of a line that the platform pays its deal for: no more than were ordered (`dealDiscountOf` in SQL). */
const dealtQuantityOf = ({ quantity, orderedQuantity }: Pick<FinalLine, 'quantity' | 'orderedQuantity'>): string =>
  money(quantity).gt(orderedQuantity) ? orderedQuantity : quantity;

/**
 * As much of an amount as the lines are of what was ordered, and never more than it. Divided last: a share with endless
 * decimals would be rounded up by a paisa.
 */
function inProportion(amount: string, lines: readonly PricedFinalLine[]): Big {
  const ordered = money(sum(lines.map(({ orderedQuantity, unitPrice }) => lineTotalOf(orderedQuantity, unitPrice))));
  const subtotal = sum(lines.map(({ lineTotal }) => lineTotal));
  if (ordered.eq(0)) return money(0);
  return ordered.lt(subtotal) ? money(amount) : money(amount).times(subtotal).div(ordered);
}

function sum(values: readonly string[]): string {
  return values.reduce((total, value) => total.plus(value), money(0)).toFixed();
}
