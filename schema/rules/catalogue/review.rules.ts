/** Ratings of delivered lines: 1–5 stars and text. */
import { array, boolean, number, object } from 'yup';
import { limits } from '../../values/limits';
import { key, optionalText, requiredText } from '../shared/fields';

const stars = key('review.stars');

const given = {
  stars: number().typeError(stars).required(stars).integer(stars).min(limits.stars.min, stars).max(limits.stars.max, stars),
  text: optionalText(limits.reviewLength),
};

/** Ids from uploadImage in their order; the same image twice counts once. */
const imageIds = array(requiredText(key('upload.imageFailed'), limits.idLength))
  .transform((ids: unknown) => (Array.isArray(ids) ? [...new Set(ids)] : ids))
  .typeError(key('error.badInput'))
  .nullable()
  .max(limits.reviewImages, key('review.tooManyImages'));

/** Rules of the form: a rating has the same fields, whichever line or review it is about. */
export const ratingRules = object(given);

export const reviewRules = object({ orderLineId: requiredText(key('error.notFound'), limits.idLength), ...given, imageIds });

export const editReviewRules = object({ reviewId: requiredText(key('error.notFound'), limits.idLength), ...given, imageIds });

const aboutImage = {
  reviewImageId: requiredText(key('error.notFound'), limits.idLength),
  reason: requiredText(key('order.reasonRequired'), limits.reasonLength),
};

/** Why a user reports an image of a review. */
export const reportReviewImageRules = object(aboutImage);

/** Whether an admin hides it, and why. */
export const decideReviewImageRules = object({
  ...aboutImage,
  isHidden: boolean().typeError(key('error.badInput')).required(key('error.badInput')),
});

/** The seller's reply. */
export const replyRules = object({
  reviewId: requiredText(key('error.notFound'), limits.idLength),
  body: requiredText(key('review.reply'), limits.replyLength),
});
