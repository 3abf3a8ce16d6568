/** Ratings of delivered lines (product.md "Buying": 1–5 stars and text). */
import { number, object } from 'yup';
import { limits } from '../values/limits';
import { key, optionalText, requiredText } from './fields';

const stars = key('review.stars');

export const reviewRules = object({
  orderLineId: requiredText(key('error.notFound'), limits.idLength),
  stars: number().typeError(stars).required(stars).integer(stars).min(limits.stars.min, stars).max(limits.stars.max, stars),
  text: optionalText(limits.reviewLength),
});
