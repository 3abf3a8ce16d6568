/** Searching and filtering: at most 100 characters, Bangla digits read as digits. */
import { array, boolean, object } from 'yup';
import { MyProductStatus } from '../../values/catalogue/catalogue';
import { limits } from '../../values/limits';
import { grades } from '../../values/catalogue/grades';
import { units } from '../../values/catalogue/units';
import { asciiDigits, idList, key, optionalChoice, optionalDecimal, optionalId, optionalText, requiredText } from './fields';

export const searchText = () =>
  optionalText(limits.longText)
    .transform(asciiDigits)
    .test('search', key('error.searchTooLong'), (value) => !value || value.length <= limits.searchLength);

export const searchRules = object({ search: searchText() });

const price = () => optionalDecimal(limits.maxPrice, limits.moneyDecimals);
const flag = () => boolean().typeError(key('error.badInput')).nullable();

const slugs = () =>
  array(requiredText(key('error.badInput'), limits.slugLength))
    .typeError(key('error.badInput'))
    .nullable()
    .max(limits.categoryCount, key('error.badInput'));

export const categoriesRules = object({ categorySlugs: slugs() });

export const productFilterRules = object({
  search: searchText(),
  categorySlugs: slugs(),
  divisionId: optionalId(),
  districtId: optionalId(),
  upazilaId: optionalId(),
  minPrice: price(),
  maxPrice: price(),
  unit: optionalChoice(units),
  grade: optionalChoice(grades),
  sellerId: optionalText(limits.idLength),
  inStock: flag(),
  dealsOnly: flag(),
  ids: idList(limits.maxFirst),
  minRating: optionalId().max(limits.stars.max, key('error.badInput')),
});

export const myProductFilterRules = object({
  search: searchText(),
  categorySlug: optionalText(limits.slugLength),
  status: optionalChoice(Object.values(MyProductStatus)),
  ids: idList(limits.bulkProducts, key('product.bulkCount')),
  externalReferences: array(requiredText(key('error.badInput'), limits.referenceLength))
    .typeError(key('error.badInput'))
    .nullable()
    .max(limits.bulkProducts, key('product.bulkCount')),
});

/** Products compared beside one another. */
export const compareRules = object({
  ids: array(requiredText(key('error.badInput'), limits.idLength))
    .typeError(key('error.badInput'))
    .required(key('error.badInput'))
    .max(limits.compareAtOnce, key('error.badInput')),
});
