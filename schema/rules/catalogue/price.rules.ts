/** Which of the market's prices are requested. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { PriceSpan } from '../../values/catalogue/prices';
import { key, optionalId, optionalText, requiredChoice } from '../shared/fields';

export const priceTrendRules = object({
  category: optionalText(limits.slugLength),
  categorySlug: optionalText(limits.slugLength).when('category', {
    is: (former: unknown) => !former,
    then: (slug) => slug.required(key('product.category')),
  }),
  districtId: optionalId(),
  span: requiredChoice(Object.values(PriceSpan), key('error.badInput')),
});
