/** Quantities of lines by what was agreed and what the scale shows. Pure. */
import { kilogramsIn, Unit } from '../../../../schema/values/catalogue/units';
import { money, roundDown, toMoney, toQuantity } from '../../../platform/money';
import { lineTotalOf } from './price-line';
import { type AgreedSums, finalTotal, mostChargedQuantity } from './final-figures';

export interface Weighable {
  readonly unit: Unit;
  readonly quantity: string;
  readonly quantityKg: string;
  readonly unitKg: string | null;
}

/** Kilograms of one unit of a line that is sold by weight; null for what is counted. */
export function unitKgOf({ unit, quantity, quantityKg, unitKg }: Weighable): string | null {
  if (unit !== Unit.OTHERS) return kilogramsIn(unit, null);
  if (unitKg) return unitKg;
  return money(quantityKg).gt(0) && money(quantity).gt(0) ? money(quantityKg).div(quantity).toFixed() : null;
}

interface Changeable extends Weighable {
  readonly unitPrice: string;
}

/** The line with another quantity, at its price. */
export function withQuantity<T extends Changeable>(line: T, quantity: string): T & { readonly lineTotal: string } {
  const unitKg = unitKgOf(line) ?? line.unitKg ?? (money(line.quantity).gt(0) ? money(line.quantityKg).div(line.quantity).toFixed() : '0');
  return {
    ...line,
    quantity: toQuantity(quantity),
    quantityKg: toQuantity(money(unitKg).times(quantity)),
    lineTotal: lineTotalOf(quantity, line.unitPrice),
  };
}

/** Units in these kilograms, never rounded up. */
export const unitsIn = (kilograms: string, unitKg: string): string => roundDown(money(kilograms).div(unitKg), 3);

/**
 * Returns the quantity that is charged for a weight: all of it, up to 5 percent above what was agreed. A paid line is
 * never charged above what was agreed.
 */
export function chargedQuantity(kilograms: string, unitKg: string, agreedQuantity: string, isPaid: boolean): string {
  const units = unitsIn(kilograms, unitKg);
  const most = isPaid ? agreedQuantity : mostChargedQuantity(agreedQuantity);
  return money(units).gt(most) ? most : units;
}

interface ProposedLine extends Changeable {
  readonly orderedQuantity: string | null;
  readonly lineTotal: string;
  readonly weighedKg: string | null;
}

/** The line with the quantity that its weight is. */
export function asWeighed<T extends ProposedLine>(line: T): T & { readonly agreedQuantity: string } {
  const unitKg = unitKgOf(line);
  if (line.weighedKg === null || unitKg === null) return { ...line, agreedQuantity: line.quantity };
  const quantity = unitsIn(line.weighedKg, unitKg);
  return { ...withQuantity(line, quantity), agreedQuantity: quantity };
}

/**
 * The line as it was before a step that is taken back: as agreed, without a weight that was not agreed on, or as
 * ordered.
 */
export function asBefore<
  T extends Changeable & { readonly weighedKg: string | null; readonly orderedQuantity: string; readonly agreedQuantity: string },
>(line: T, step: 'CONFIRM' | 'SHIP'): T {
  const quantity = step === 'SHIP' ? line.agreedQuantity : line.orderedQuantity;
  const unitKg = unitKgOf(line);
  const isAgreed = line.weighedKg !== null && unitKg !== null && money(unitsIn(line.weighedKg, unitKg)).eq(quantity);
  return { ...withQuantity(line, quantity), agreedQuantity: quantity, weighedKg: isAgreed ? line.weighedKg : null };
}

/** Returns what an order would cost with the weights proposed, BDT. */
export function proposedTotalOf(order: Pick<AgreedSums, 'deliveryFee' | 'orderedDiscount'>, lines: readonly ProposedLine[]): string {
  const weighed = lines.map((line) => ({ ...asWeighed(line), orderedQuantity: line.orderedQuantity ?? line.quantity }));
  return toMoney(finalTotal({ ...order, agreedTotal: null }, weighed).total);
}

interface Ordered {
  readonly deliveryFee: string;
  readonly orderedDeliveryFee?: string | null;
  readonly discount: string;
  readonly orderedDiscount?: string | null;
}

/** Returns what an order cost as it was ordered, BDT. */
export function orderedTotalOf(
  order: Ordered,
  lines: readonly (Pick<ProposedLine, 'orderedQuantity' | 'quantity'> & { readonly unitPrice: string })[],
): string {
  const subtotal = lines.reduce(
    (sum, { orderedQuantity, quantity, unitPrice }) => sum.plus(lineTotalOf(orderedQuantity ?? quantity, unitPrice)),
    money(0),
  );
  return toMoney(subtotal.plus(order.orderedDeliveryFee ?? order.deliveryFee).minus(order.orderedDiscount ?? order.discount));
}

/** Kilograms of all lines; null where the weight of one is not known. */
export function weightOf(lines: readonly Pick<Weighable, 'quantity' | 'quantityKg'>[]): string | null {
  const isKnown = lines.every(({ quantity, quantityKg }) => money(quantity).eq(0) || money(quantityKg).gt(0));
  return isKnown ? toQuantity(lines.reduce((sum, { quantityKg }) => sum.plus(quantityKg), money(0))) : null;
}
