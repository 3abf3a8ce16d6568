/** Products and quantities of an order as text, in the files of a seller's day. */
import type { Language } from '../../../../schema/values/accounts/roles';
import { unitFacts, type Unit } from '../../../../schema/values/catalogue/units';
import type { OrderLine } from '../orders/order-line.entity';

export function unitText(
  { unit, customUnitNote }: { readonly unit: Unit; readonly customUnitNote: string | null },
  language: Language,
): string {
  return unit === 'OTHERS' && customUnitNote ? `(${customUnitNote})` : unitFacts[unit][language];
}

/** 'Potato 2.5 KG; Onion 4 KG'; what was taken out of the order is left out. */
export function itemsText(lines: readonly OrderLine[], language: Language): string {
  const wanted = lines.filter(({ quantity }) => Number(quantity) > 0);
  return wanted.map((line) => `${line.productName} ${line.quantity} ${unitText(line, language)}`).join('; ');
}
