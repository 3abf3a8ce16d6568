/** Names the errors in quantities and weights that a seller sends, by field. */
import type { MessageKey } from '../../../../schema/messages/text';
import { unitFacts } from '../../../../schema/values/catalogue/units';
import { limits } from '../../../../schema/values/limits';
import type { FieldError } from '../../../platform/errors/app-error';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money } from '../../../platform/money';
import { isUnusualWeight } from '../pricing/final-figures';
import { isMuchLess } from './part-consent';
import type { LineQuantityInput, LineWeightInput } from './order-quantities.inputs';
import type { LockedLine } from './order-quantities.store';
import { unitKgOf } from '../pricing/weighed-line';

export function assertKnown(list: string, wanted: readonly { readonly lineId: string }[], lines: readonly LockedLine[]): void {
  const seen = new Set<string>();
  const fields = wanted.flatMap(({ lineId }, index): FieldError[] => {
    const isKnown = lines.some(({ id }) => id === lineId) && !seen.has(lineId);
    seen.add(lineId);
    return isKnown ? [] : [{ field: `${list}[${index}].lineId`, key: 'order.unknownLine' }];
  });
  if (fields.length > 0) throw invalidInput(fields);
}

export function assertLower(wanted: readonly LineQuantityInput[], lines: readonly LockedLine[]): void {
  const fields = wanted.flatMap(({ lineId, quantity }, index): FieldError[] => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const field = `quantities[${index}].quantity`;
    if (money(quantity).gt(line.quantity)) return [{ field, key: 'order.aboveOrdered', params: { max: money(line.quantity).toFixed() } }];
    const decimals = unitFacts[line.unit].decimals;
    return money(quantity).round(decimals, 0).eq(quantity) ? [] : [{ field, key: 'quantity.decimals' }];
  });
  if (fields.length > 0) throw invalidInput(fields);
}

/**
 * Kilograms by line; BAD_USER_INPUT for a line that is none, one that is counted, and a weight that is unusual and not
 * checked.
 */
export function readWeights(weights: readonly LineWeightInput[], lines: readonly LockedLine[]): Map<string, string> {
  assertKnown('weights', weights, lines);
  const wrong = (index: number, key: MessageKey, params?: FieldError['params']): FieldError => ({
    field: `weights[${index}].kilograms`,
    key,
    params,
  });
  const fields = weights.flatMap(({ lineId, kilograms, isChecked }, index): FieldError[] => {
    const line = lines.find(({ id }) => id === lineId);
    const unitKg = line ? unitKgOf(line) : null;
    if (!line || unitKg === null) return [wrong(index, 'order.notWeighed')];
    const expected = money(unitKg).times(line.agreedQuantity).toFixed();
    return isUnusualWeight(kilograms, expected) && !isChecked ? [wrong(index, 'order.unusualWeight', { expected })] : [];
  });
  if (fields.length > 0) throw invalidInput(fields);
  return new Map(weights.map(({ lineId, kilograms }) => [lineId, kilograms]));
}

/**
 * BAD_USER_INPUT for a weight of several times what was ordered: an order that grows without limit would pass what a
 * buyer may order at once.
 */
export function assertNotFarAbove(weights: readonly LineWeightInput[], lines: readonly LockedLine[]): void {
  const fields = weights.flatMap(({ lineId, kilograms }, index): FieldError[] => {
    const line = lines.find(({ id }) => id === lineId);
    const max = money((line && unitKgOf(line)) ?? 0)
      .times(line?.orderedQuantity ?? 0)
      .times(limits.mostWeightTimes);
    if (money(kilograms).lte(max)) return [];
    return [{ field: `weights[${index}].kilograms`, key: 'order.farAbove', params: { max: max.toFixed() } }];
  });
  if (fields.length > 0) throw invalidInput(fields);
}

/** BAD_USER_INPUT for a shipment of so little of a line that its buyer is asked first. */
export function assertNotMuchLess(weights: readonly LineWeightInput[], lines: readonly LockedLine[]): void {
  const fields = weights.flatMap(({ lineId }, index): FieldError[] => {
    const line = lines.find(({ id }) => id === lineId);
    return line && isMuchLess(line) ? [{ field: `weights[${index}].kilograms`, key: 'order.muchLess' }] : [];
  });
  if (fields.length > 0) throw invalidInput(fields);
}
