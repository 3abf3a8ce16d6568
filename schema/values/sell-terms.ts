/** The terms a sell post starts with, until its seller says otherwise. */
import { Unit } from './units';

/** Where the unit can be divided a buyer may take half a kilogram, or a tenth of a ton; else whole pieces. */
export function defaultTerms(unit: Unit): { readonly minQuantity: string; readonly step: string } {
  if (unit === Unit.KG) return { minQuantity: '0.5', step: '0.5' };
  if (unit === Unit.TON) return { minQuantity: '0.1', step: '0.1' };
  return { minQuantity: '1', step: '1' };
}
