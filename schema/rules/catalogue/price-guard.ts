/**
 * When a seller is asked once more about a price: exact, without floats. What is no amount raises no doubt. Never an
 * error: a seller may sell at any price.
 */
import { readAmount } from '../../text/typed-number';
import { MEDIAN_TOLERANCE_PERCENT, percentFromMedian } from './week-price';

export interface PricedBefore {
  /** BDT for one unit, as typed. */
  readonly after: string;
  /** The seller's price until now; null for a new product. */
  readonly before?: string | null;
  /** Cost of one unit to the seller; null where it is not known. */
  readonly paid?: string | null;
  /** BDT for a kilogram in this week's market, and the kilograms of one unit. */
  readonly median?: string | null;
  readonly kilograms?: string | null;
}

export type PriceDoubt =
  | { readonly kind: 'BELOW_COST'; readonly paid: string; readonly loss: string }
  | { readonly kind: 'FAR_CHANGE'; readonly before: string }
  | { readonly kind: 'FAR_FROM_MEDIAN'; readonly percent: number };

/** In paisa; null for what is no amount above zero. */
function paisa(amount: string | null | undefined): bigint | null {
  const parts = /^([0-9]{1,12})(?:\.([0-9]{1,2}))?$/.exec(readAmount(amount ?? '') ?? '');
  const value = parts ? BigInt(parts[1] ?? '0') * 100n + BigInt((parts[2] ?? '').padEnd(2, '0')) : 0n;
  return value > 0n ? value : null;
}

const taka = (amount: bigint) =>
  amount % 100n === 0n ? String(amount / 100n) : `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

/** Whether a price changes by more than half of what it was. */
export function isFarChange(before: string | null | undefined, after: string): boolean {
  const [old, price] = [paisa(before), paisa(after)];
  if (old === null || price === null) return false;
  return 2n * (price > old ? price - old : old - price) > old;
}

/** Every reason to ask about this price, the dearest mistake first. */
export function priceDoubts({ after, before, paid, median, kilograms }: PricedBefore): PriceDoubt[] {
  const [price, cost] = [paisa(after), paisa(paid)];
  if (price === null || (before !== null && before !== undefined && paisa(before) === price)) return [];
  const percent = median && kilograms ? percentFromMedian(readAmount(after) ?? '', median, kilograms) : null;
  return [
    ...(cost !== null && price < cost ? [{ kind: 'BELOW_COST', paid: taka(cost), loss: taka(cost - price) } as const] : []),
    ...(before && isFarChange(before, after) ? [{ kind: 'FAR_CHANGE', before } as const] : []),
    ...(percent !== null && Math.abs(percent) > MEDIAN_TOLERANCE_PERCENT ? [{ kind: 'FAR_FROM_MEDIAN', percent } as const] : []),
  ];
}
