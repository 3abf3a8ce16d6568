/** Computes the price of a kilogram, whatever the unit: businesses compare by it. Pure. */
import { kilogramsIn } from '../../../../schema/values/catalogue/units';
import { money, toMoney } from '../../../platform/money';
import type { ProductView } from '../products/product.types';

/** BDT, rounded to paisa; null for units without a weight of their own. */
export function pricePerKg({ price, unit, unitWeightKg }: Pick<ProductView, 'price' | 'unit' | 'unitWeightKg'>): string | null {
  const kilograms = kilogramsIn(unit, unitWeightKg);
  return kilograms === null ? null : toMoney(money(price).div(kilograms));
}
