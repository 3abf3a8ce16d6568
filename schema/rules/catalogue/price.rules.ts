/** Which of the market's prices are requested. */
import { object } from 'yup';
import { grades } from '../../values/catalogue/grades';
import { limits } from '../../values/limits';
import { PriceSpan } from '../../values/catalogue/prices';
import { key, optionalChoice, optionalId, optionalText, requiredChoice, requiredText } from '../shared/fields';

export const weekPriceRules = object({
  categorySlug: requiredText(key('product.category'), limits.slugLength),
  sellerId: optionalText(limits.idLength),
  grade: optionalChoice(grades),
});

export const priceTrendRules = object({
  categorySlug: requiredText(key('product.category'), limits.slugLength),
  districtId: optionalId(),
  span: requiredChoice(Object.values(PriceSpan), key('error.badInput')),
});
