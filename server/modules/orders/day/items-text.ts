/** Products and quantities of an order as text, in the files of a seller's day. */
import { ownUnit } from '../../../../schema/text/own-unit';
import type { Language } from '../../../../schema/values/accounts/roles';
import { unitFacts, type Unit } from '../../../../schema/values/catalogue/units';
import { textFor } from '../../../../schema/values/catalogue/product-text';
import type { OrderLine } from '../orders/order-line.entity';

interface NotedUnit {
  readonly unit: Unit;
  readonly customUnitNote: string | null;
  readonly secondUnitNote: string | null;
}

export function unitText({ unit, customUnitNote, secondUnitNote }: NotedUnit, language: Language): string {
  return unit === 'OTHERS' && customUnitNote ? ownUnit(textFor(language, customUnitNote, secondUnitNote)) : unitFacts[unit][language];
}

/** 'Potato 2.5 KG' and 'আলু 2.5 কেজি' of the same line. */
export function itemText(line: OrderLine, language: Language): string {
  return `${textFor(language, line.productName, line.secondName)} ${line.quantity} ${unitText(line, language)}`;
}

/** 'Potato 2.5 KG; Onion 4 KG'; what was taken out of the order is left out. */
export function itemsText(lines: readonly OrderLine[], language: Language): string {
  const wanted = lines.filter(({ quantity }) => Number(quantity) > 0);
  return wanted.map((line) => itemText(line, language)).join('; ');
}
