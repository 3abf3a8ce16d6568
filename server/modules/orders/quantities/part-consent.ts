/**
 * When less than ordered needs the buyer's consent. Pure; the seller's dialog, the confirmation and the shipment decide
 * by it.
 */
import { limits } from '../../../../schema/values/limits';
import { money } from '../../../platform/money';

interface LoweredLine {
  readonly quantity: string;
  readonly orderedQuantity: string;
}

/**
 * True where less than half of a line is left, or where the delivery would cost more than the products that are left.
 */
export function needsConsent(lines: readonly LoweredLine[], deliveryFee: string, subtotal: string): boolean {
  const isLower = lines.some(({ quantity, orderedQuantity }) => money(quantity).lt(orderedQuantity));
  const isLittle = lines.some(({ quantity, orderedQuantity }) => money(quantity).times(2).lt(orderedQuantity));
  return isLittle || (isLower && money(deliveryFee).gt(subtotal));
}

/**
 * True of a line that is shipped with less than half of it, unless that is about what the buyer has agreed to: a scale
 * seldom shows the very quantity.
 */
export function isMuchLess({ quantity, orderedQuantity, agreedQuantity }: LoweredLine & { readonly agreedQuantity: string }): boolean {
  const [ordered, agreed] = [money(orderedQuantity), money(agreedQuantity)];
  const isLittle = money(quantity)
    .times(2)
    .lt(agreed.gt(ordered) ? agreed : ordered);
  return (
    isLittle &&
    money(quantity)
      .times(100)
      .lt(agreed.times(100 - limits.unusualWeightPercent))
  );
}
