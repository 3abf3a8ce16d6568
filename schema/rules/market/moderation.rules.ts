/** Rules of an admin's decision about a product, and of the confirmation typed before a step that cannot be undone. */
import { object } from 'yup';
import { categories } from '../../values/catalogue/categories';
import { grades } from '../../values/catalogue/grades';
import { limits } from '../../values/limits';
import { key, requiredChoice, requiredText } from '../shared/fields';
import { reasonRules } from '../shared/reason.rules';

export const recategoriseRules = object({
  categorySlug: requiredChoice(
    categories.map(({ slug }) => slug),
    key('product.category'),
  ),
}).concat(reasonRules);

export const gradeProductRules = object({
  productId: requiredText(key('error.badInput'), limits.idLength),
  grade: requiredChoice(grades, key('product.grade')),
}).concat(reasonRules);

/** A reason, and the name of the thing typed once more before what cannot be taken back; `word` is the context. */
export const typedReasonRules = reasonRules.shape({
  typed: requiredText(key('admin.typeToConfirm'), limits.longText).test(
    'typed',
    key('admin.typeToConfirm'),
    (typed, { options }) => !typed || typed === (options.context as { word?: string } | undefined)?.word,
  ),
});
