/**
 * A request to be notified of a price: category, district or the whole country, above or below how many Taka a
 * kilogram.
 */
import { number, object } from 'yup';
import { limits } from '../../values/limits';
import { AlertDirection } from '../../values/market/price-alerts';
import { key, requiredChoice, requiredDecimal, requiredText } from '../shared/fields';

const MOST_PRICE = 99_999;

export const priceAlertRules = object({
  categorySlug: requiredText(key('alert.category'), limits.idLength),
  districtId: number().integer(key('error.badInput')).typeError(key('error.badInput')).nullable(),
  direction: requiredChoice(Object.values(AlertDirection), key('error.badInput')),
  price: requiredDecimal(key('alert.price'), { max: MOST_PRICE, decimals: limits.moneyDecimals }),
});
