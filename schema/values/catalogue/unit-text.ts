/** The unit of a quantity as text, in files. */
import { ownUnit } from '../../text/own-unit';
import type { Language } from '../accounts/roles';
import { textFor } from './product-text';
import { unitFacts, type Unit } from './units';

interface NotedUnit {
  readonly unit: Unit;
  readonly customUnitNote: string | null;
  readonly secondUnitNote: string | null;
}

export function unitText({ unit, customUnitNote, secondUnitNote }: NotedUnit, language: Language): string {
  return unit === 'OTHERS' && customUnitNote ? ownUnit(textFor(language, customUnitNote, secondUnitNote)) : unitFacts[unit][language];
}
