/**
 * Converts a quantity from one unit to another. Exact: the factors are 1000, 1 and 0.25 kg. Pure; used where received
 * items are listed again.
 */
import { type Unit, unitFacts } from '../../../../schema/values/catalogue/units';
import { money } from '../../../platform/money';

/** The unit in which a quantity is counted. */
export interface Measure {
  readonly unit: Unit;
  readonly customUnitNote: string | null;
}

/** Whether the same is counted: the explanation of the unit OTHERS is a part of it. */
export function isSameMeasure(one: Measure, other: Measure): boolean {
  return one.unit === other.unit && (one.unit !== 'OTHERS' || one.customUnitNote === other.customUnitNote);
}

/** As the stock has it (`measure_of` in the database): the same for the same measure alone. */
export const measureKey = ({ unit, customUnitNote }: { unit: string; customUnitNote: string | null }): string =>
  unit === 'OTHERS' ? `${unit}:${customUnitNote ?? ''}` : unit;

/** Units of `to` in one unit of `from`, null where the one cannot be converted to the other. */
export function ratioOf(from: Measure, to: Measure): string | null {
  if (from.unit === to.unit) return isSameMeasure(from, to) ? '1' : null;
  const [kgFrom, kgTo] = [unitFacts[from.unit].kgFactor, unitFacts[to.unit].kgFactor];
  return kgFrom === null || kgTo === null ? null : money(kgFrom).div(kgTo).toFixed();
}
