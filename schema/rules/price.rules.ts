/** What of the market's prices is asked for. */
import { object } from 'yup';
import { limits } from '../values/limits';
import { PriceSpan } from '../values/prices';
import { key, optionalId, requiredChoice, requiredText } from './fields';

export const priceTrendRules = object({
  category: requiredText(key('product.category'), limits.slugLength),
  districtId: optionalId(),
  span: requiredChoice(Object.values(PriceSpan), key('error.badInput')),
});
