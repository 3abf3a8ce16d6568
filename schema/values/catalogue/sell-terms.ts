/** The terms a sell post starts with, until its seller sets others, and what a buyer's first press takes of it. */
import { Unit } from './units';

/** Where the unit can be divided a buyer may take half a kilogram, or a tenth of a ton; else whole pieces. */
export function defaultTerms(unit: Unit): { readonly minQuantity: string; readonly step: string } {
  if (unit === Unit.KG) return { minQuantity: '0.5', step: '0.5' };
  if (unit === Unit.TON) return { minQuantity: '0.1', step: '0.1' };
  return { minQuantity: '1', step: '1' };
}

interface Offered {
  readonly unit: Unit;
  /** The largest quantity of one order. */
  readonly sellable: string;
  readonly sellPost?: { readonly minQuantity: string; readonly step: string } | null;
}

/** Quantities have at most three decimals, so thousandths are whole and exact. */
export const thousandths = (quantity: string): number => Math.round(Number(quantity) * 1000);

interface Lot {
  readonly minQuantity: string;
  readonly step: string;
}

/**
 * The largest quantity of minimum and whole steps within what is available, '0' where less than the minimum is left;
 * without terms all of it. The server has the same rule as SQL (product-state.query.ts).
 */
export function sellableQuantity(available: string, lot: Lot | null | undefined): string {
  if (!lot) return available;
  const [most, least, step] = [thousandths(available), thousandths(lot.minQuantity), thousandths(lot.step)];
  if (most < least) return '0';
  return String((step > 0 ? least + Math.floor((most - least) / step) * step : most) / 1000);
}

/** Less is left than one order must have: to buyers it is sold out, and the seller can lower the minimum. */
export const isBelowMinimum = ({ available, sellable }: { readonly available: string; readonly sellable: string }): boolean =>
  Number(available) > 0 && Number(sellable) === 0;

/**
 * Returns the quantity that "Add to cart" puts in: 1, or the post's minimum where that is more, on the post's steps and
 * within the stock. For tons it is the minimum, because a household does not begin with a ton.
 */
export function defaultQuantity({ unit, sellable, sellPost }: Offered): string {
  const least = thousandths(sellPost?.minQuantity ?? '1');
  const step = thousandths(sellPost?.step ?? '1');
  if (unit === Unit.TON || least >= 1000 || step <= 0) return String(least / 1000);
  const wanted = least + Math.ceil((1000 - least) / step) * step;
  const most = Math.max(least, thousandths(sellable));
  return String(Math.min(wanted, most) / 1000);
}
