/** Decisions about lots; both halves check by them. */
import { array, number, object, string } from 'yup';
import { limits } from '../../values/limits';
import { serverLimits } from '../../values/server-limits';
import { FoundGoodsOutcome } from '../../values/catalogue/lots';
import { key, optionalQuantity, requiredText, requiredWhole } from '../shared/fields';
import { reasonRules } from '../shared/reason.rules';
import { harvestDate } from './sell-post.rules';

const code = requiredText(key('error.badInput'), limits.idLength);

/** A harvest that its grower brings in: whole units, and its day. */
export const harvestRules = object({
  quantity: requiredWhole(key('product.stockDigits'), key('product.stockDigits'), { min: 1, max: limits.maxStock }),
  harvestedOn: harvestDate.required(key('sellPost.harvestDate')),
});

export const lotHoldRules = object({
  code,
  imageIds: array(requiredText(key('upload.imageFailed'), limits.idLength))
    .typeError(key('upload.imageFailed'))
    .nullable()
    .max(limits.lotImages, key('lot.tooManyImages')),
}).concat(reasonRules);

/** How much of recalled goods was found, 0 where nothing is left, and what became of it. */
export const foundGoodsRules = object({
  lineId: code,
  quantity: optionalQuantity(limits.maxStock, limits.quantityDecimals, key('lot.foundQuantity')).required(key('lot.foundQuantity')),
  outcome: string<FoundGoodsOutcome>()
    .nullable()
    .oneOf([...Object.values(FoundGoodsOutcome), null], key('error.badInput')),
});

/** A lot, and where a page of its records begins. */
export const afterRules = object({ code, after: string().typeError(key('error.badCursor')).nullable().max(1000, key('error.badCursor')) });

export const traceRules = object({
  code,
  skip: number()
    .typeError(key('error.badInput'))
    .required(key('error.badInput'))
    .integer(key('error.badInput'))
    .min(0, key('error.badInput'))
    .max(serverLimits.traceSkip, key('error.badInput')),
});
