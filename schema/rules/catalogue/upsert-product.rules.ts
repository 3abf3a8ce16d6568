/**
 * A row of a synchronisation: the rules of the two product forms, but for what a program may leave out. A new product
 * needs an image only to be on the market, and a quantity that is not a number is rejected instead of counting as 1: no
 * one sees it before it is stored.
 */
import { array, boolean } from 'yup';
import { limits } from '../../values/limits';
import { key, requiredText } from '../shared/fields';
import { addProductRules, changeProductRules, sellersStock } from './product.rules';
import { harvestDate } from './sell-post.rules';

export const upsertNewProductRules = addProductRules.shape({
  harvestedOn: harvestDate,
  addToSellPost: boolean().typeError(key('product.sellPost')).default(false),
  imageIds: array(requiredText(key('upload.imageFailed'), limits.idLength))
    .typeError(key('upload.imageFailed'))
    .max(limits.imageCount, key('upload.tooMany'))
    .default([])
    .test('image', key('product.imageToSell'), (ids, { parent }) => ids.length > 0 || parent.addToSellPost !== true),
});

export const upsertChangeProductRules = changeProductRules.shape({ quantity: sellersStock().notRequired(), harvestedOn: harvestDate });
