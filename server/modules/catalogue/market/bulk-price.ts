/** What a kilogram costs, whatever the unit: how businesses compare. Pure. */
import { kilogramsIn } from '../../../../schema/values/catalogue/units';
import { money, toMoney } from '../../../platform/money';
import type { ProductView } from '../products/product.types';

/** BDT, rounded to paisa; null for units without a weight of their own. */
export function pricePerKg({ price, unit, unitWeightKg }: Pick<ProductView, 'price' | 'unit' | 'unitWeightKg'>): string | null {
  const kilograms = kilogramsIn(unit, unitWeightKg);
  return kilograms === null ? null : toMoney(money(price).div(kilograms));
}
