/** What a kilogram costs, whatever the unit: how businesses compare. Pure. */
import { unitFacts } from '../../../schema/values/units';
import { money, toMoney } from '../../platform/money';
import type { ProductView } from './product.types';

/** BDT, rounded to paisa; null for units without a weight of their own. */
export function pricePerKg({ price, unit }: Pick<ProductView, 'price' | 'unit'>): string | null {
  const { kgFactor } = unitFacts[unit];
  return kgFactor === null ? null : toMoney(money(price).div(kgFactor));
}
