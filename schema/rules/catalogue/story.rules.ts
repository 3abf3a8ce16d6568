/** Rules of the story that a seller writes about themselves, and of an admin's reason to hide it. */
import { array, boolean, object } from 'yup';
import { limits } from '../../values/limits';
import { hasContacts } from '../../text/mask-contacts';
import { key, optionalText, requiredText } from '../shared/fields';

/** Ids from uploadImage in their order; the same image twice counts once. */
const imageIds = array(requiredText(key('upload.imageFailed'), limits.idLength))
  .transform((ids: unknown) => (Array.isArray(ids) ? [...new Set(ids)] : ids))
  .typeError(key('error.badInput'))
  .required(key('error.badInput'))
  .max(limits.imageCount, key('upload.tooMany'));

/**
 * Public as questions are, and by their rule: no phone numbers, links and email addresses. A seller corrects the text,
 * so it is rejected where a question is masked.
 */
const storyText = () =>
  optionalText(limits.storyLength).test(
    'contacts',
    key('story.contacts'),
    // what is too long has its own message, and is not read
    (value) => !value || value.length > limits.storyLength || !hasContacts(value),
  );

export const storyRules = object({ textBn: storyText(), textEn: storyText(), imageIds });

/** The form: images are sent on their own. */
export const storyTextRules = storyRules.pick(['textBn', 'textEn']);

export const moderateStoryRules = object({
  sellerId: requiredText(key('error.notFound'), limits.idLength),
  isHidden: boolean().typeError(key('error.badInput')).required(key('error.badInput')),
  reason: requiredText(key('order.reasonRequired'), limits.reasonLength),
});
