/** When less than ordered needs the buyer's consent. Pure; the seller's dialog and the confirmation decide by it. */
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
