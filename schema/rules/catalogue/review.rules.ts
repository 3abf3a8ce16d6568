/** Ratings of delivered lines: 1–5 stars and text. */
import { number, object } from 'yup';
import { limits } from '../../values/limits';
import { key, optionalText, requiredText } from '../shared/fields';

const stars = key('review.stars');

const given = {
  stars: number().typeError(stars).required(stars).integer(stars).min(limits.stars.min, stars).max(limits.stars.max, stars),
  text: optionalText(limits.reviewLength),
};

/** What a user gives, whichever line or review it is about: the form. */
export const ratingRules = object(given);

export const reviewRules = object({ orderLineId: requiredText(key('error.notFound'), limits.idLength), ...given });

export const editReviewRules = object({ reviewId: requiredText(key('error.notFound'), limits.idLength), ...given });

/** The seller's reply. */
export const replyRules = object({
  reviewId: requiredText(key('error.notFound'), limits.idLength),
  body: requiredText(key('review.reply'), limits.replyLength),
});
