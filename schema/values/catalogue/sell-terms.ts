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
  /** What can be bought. */
  readonly available: string;
  readonly sellPost?: { readonly minQuantity: string; readonly step: string } | null;
}

/** Quantities have at most three decimals, so thousandths are whole and exact. */
const thousandths = (quantity: string): number => Math.round(Number(quantity) * 1000);

/**
 * What "Add to cart" puts in: 1, or the post's minimum where that is more, on the post's steps and within the stock. A ton is
 * no household's first quantity: of tons it is the minimum.
 */
export function defaultQuantity({ unit, available, sellPost }: Offered): string {
  const least = thousandths(sellPost?.minQuantity ?? '1');
  const step = thousandths(sellPost?.step ?? '1');
  if (unit === Unit.TON || least >= 1000 || step <= 0) return String(least / 1000);
  const wanted = least + Math.ceil((1000 - least) / step) * step;
  const most = least + Math.max(0, Math.floor((thousandths(available) - least) / step)) * step;
  return String(Math.min(wanted, most) / 1000);
}
