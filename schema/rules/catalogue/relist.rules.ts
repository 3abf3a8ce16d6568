/** Received items listed again, fields in the order of the form; both halves check by them. */
import { array, boolean, lazy, mixed, object } from 'yup';
import { limits } from '../../values/limits';
import { units } from '../../values/catalogue/units';
import { isReadableName, key, optionalChoice, optionalText, requiredText, requiredWhole } from '../shared/fields';
import { buyerQuantity } from './quantity.rules';
import { searchText } from '../shared/search.rules';
import { sellPostTermsRules } from './sell-post.rules';

const price = { min: 1, max: limits.maxPrice };

export const relistRules = object({
  receiptId: requiredText(key('error.badInput'), limits.idLength),
  unit: optionalChoice(units),
  quantity: buyerQuantity(),
  price: requiredWhole(key('product.price'), key('product.priceDigits'), price),
  name: optionalText(limits.productNameLength).test('readable', key('product.name'), isReadableName),
  description: optionalText(limits.descriptionLength),
  imageIds: array(requiredText(key('upload.imageFailed'), limits.idLength))
    .typeError(key('upload.imageFailed'))
    .nullable()
    .max(limits.imageCount, key('upload.tooMany')),
  addToSellPost: boolean().typeError(key('product.sellPost')).required(key('product.sellPost')),
  // rules of several fields look into the terms, so there must be some
  terms: lazy((terms: unknown) => (terms ? sellPostTermsRules : mixed<never>().nullable())),
});

export const receivedItemFilterRules = object({
  search: searchText(),
  left: boolean().typeError(key('error.badInput')).nullable(),
});
