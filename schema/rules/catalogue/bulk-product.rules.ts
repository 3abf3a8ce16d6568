/**
 * Several products of a seller changed by one call: at most 100, and one kind of change at a time. The single product's
 * rules decide on each of them.
 */
import { array, boolean, object } from 'yup';
import { PriceChangeUnit, PriceDirection, TierChange } from '../../values/catalogue/catalogue';
import { findCategory } from '../../values/catalogue/categories';
import { limits } from '../../values/limits';
import { key, optionalChoice, optionalText, requiredChoice, requiredText, requiredWhole } from '../shared/fields';
import { sellersStock } from './product.rules';

const wrong = key('product.priceStep');
const badInput = key('error.badInput');

/** 20 % up, 5 Taka down. More than the whole price cannot be taken off, and a rise above 500 % is a slip. */
export const priceStepRules = object({
  direction: requiredChoice(Object.values(PriceDirection), badInput),
  unit: requiredChoice(Object.values(PriceChangeUnit), badInput),
  value: requiredWhole(wrong, wrong, { min: 1, max: limits.maxPrice }).when(['unit', 'direction'], ([unit, direction], field) =>
    unit === PriceChangeUnit.PERCENT
      ? field.test('percent', wrong, (value) => !value || +value <= (direction === PriceDirection.UP ? limits.pricePercent : 99))
      : field,
  ),
});

/**
 * The form of several prices: what becomes of higher prices by quantity is asked only where there are any (`asksTiers`
 * of yup's context).
 */
export const bulkPriceRules = priceStepRules.shape({
  tiersAbovePrice: optionalChoice(Object.values(TierChange)).when('$asksTiers', {
    is: true,
    then: (choice) => choice.required(key('product.tiersAbovePrice')),
  }),
});

export const bulkCategoryRules = object({ categorySlug: requiredText(key('product.category'), limits.slugLength) });

const changes = ['price', 'quantity', 'categorySlug', 'delete'] as const;

export const bulkProductRules = object({
  productIds: array(requiredText(badInput, limits.idLength))
    .transform((ids: unknown) => (Array.isArray(ids) ? [...new Set(ids)] : ids))
    .typeError(key('product.bulkCount'))
    .required(key('product.bulkCount'))
    .min(1, key('product.bulkCount'))
    .max(limits.bulkProducts, key('product.bulkCount'))
    .test('one change', key('product.bulkOneChange'), (_ids, { parent }) => changes.filter((name) => isGiven(parent[name])).length === 1),
  price: priceStepRules.nullable().default(null),
  tiersAbovePrice: optionalChoice(Object.values(TierChange)),
  quantity: sellersStock().notRequired(),
  categorySlug: optionalText(limits.slugLength, key('product.category')).test(
    'known',
    key('product.unknownCategory'),
    (slug) => !slug || Boolean(findCategory(slug)),
  ),
  delete: boolean().typeError(badInput).nullable(),
});

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}
