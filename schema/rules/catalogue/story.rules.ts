/** What a seller writes of themselves, and why an admin hides it. */
import { array, boolean, object } from 'yup';
import { limits } from '../../values/limits';
import { key, optionalText, requiredText } from '../shared/fields';

/** Ids from uploadImage in their order; the same image twice counts once. */
const imageIds = array(requiredText(key('upload.imageFailed'), limits.idLength))
  .transform((ids: unknown) => (Array.isArray(ids) ? [...new Set(ids)] : ids))
  .typeError(key('error.badInput'))
  .required(key('error.badInput'))
  .max(limits.imageCount, key('upload.tooMany'));

export const storyRules = object({ textBn: optionalText(limits.storyLength), textEn: optionalText(limits.storyLength), imageIds });

/** The form: images are sent on their own. */
export const storyTextRules = storyRules.pick(['textBn', 'textEn']);

export const moderateStoryRules = object({
  sellerId: requiredText(key('error.notFound'), limits.idLength),
  isHidden: boolean().typeError(key('error.badInput')).required(key('error.badInput')),
  reason: requiredText(key('order.reasonRequired'), limits.reasonLength),
});
