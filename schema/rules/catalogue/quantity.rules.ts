/** A buyer may type a quantity above zero with the decimals of the unit (0.5 KG, but no half Piece). */
import { limits } from '../../values/limits';
import { type Unit, unitFacts } from '../../values/catalogue/units';
import { asQuantity, key, requiredDecimal } from '../shared/fields';

/** Without a unit: the most decimals any unit has; the service knows the product and checks the rest. */
export function buyerQuantity(unit?: Unit) {
  const decimals = unit ? unitFacts[unit].decimals : limits.quantityDecimals;
  return requiredDecimal(key('quantity.invalid'), { max: limits.maxStock, decimals, as: asQuantity });
}
