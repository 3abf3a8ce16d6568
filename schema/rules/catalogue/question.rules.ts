/** Public questions about a product, and the seller's reply. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { QuestionPart } from '../../values/market/questions';
import { key, requiredChoice, requiredText } from '../shared/fields';

const questionId = requiredText(key('error.notFound'), limits.idLength);

export const askRules = object({
  productId: requiredText(key('error.notFound'), limits.idLength),
  body: requiredText(key('question.body'), limits.questionLength),
});

export const questionReplyRules = object({ questionId, body: requiredText(key('review.reply'), limits.replyLength) });

export const hideQuestionRules = object({
  questionId,
  part: requiredChoice(Object.values(QuestionPart), key('error.badInput')),
  reason: requiredText(key('order.reasonRequired'), limits.reasonLength),
});
