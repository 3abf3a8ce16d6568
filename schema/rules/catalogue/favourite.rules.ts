/** A product saved by a user, with the price seen then. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { key, optionalDecimal, requiredText } from '../shared/fields';

export const favouriteRules = object({
  productId: requiredText(key('error.notFound'), limits.idLength),
  seenPrice: optionalDecimal(limits.maxPrice, limits.moneyDecimals),
});
