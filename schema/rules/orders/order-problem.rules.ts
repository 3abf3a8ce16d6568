/**
 * Rules of problems with a delivered order: what buyers report, what sellers offer and what admins decide. The server
 * checks how much may be refunded at most.
 */
import { array, object } from 'yup';
import { limits } from '../../values/limits';
import { problemImages, ProblemKind, ProblemRemedy, reportableKinds } from '../../values/orders/order-problems';
import { key, optionalChoice, optionalDecimal, optionalQuantity, optionalText, requiredChoice, requiredText } from '../shared/fields';

const MOST_REFUND = 999_999_999;

const imageIds = array(requiredText(key('order.unknownImage'), limits.idLength))
  .typeError(key('order.unknownImage'))
  .nullable()
  .max(problemImages, key('problem.tooManyImages'));

/** The amount of a partial refund: required and above zero for that remedy, and rejected for every other. */
const partAmount = optionalDecimal(MOST_REFUND, limits.moneyDecimals, key('problem.amountInvalid')).when('remedy', {
  is: ProblemRemedy.PARTIAL_REFUND,
  then: (rule) =>
    rule.required(key('problem.amountRequired')).test('positive', key('problem.amountInvalid'), (value) => !value || +value > 0),
  otherwise: (rule) => rule.test('none', key('problem.amountOfPart'), (value) => !value),
});

/** Nothing shows a product that did not come. */
const needsImage = (kind: unknown) => kind !== ProblemKind.NOT_RECEIVED && kind !== ProblemKind.MISSING;

export const reportProblemRules = object({
  orderId: requiredText(key('error.badInput'), limits.idLength),
  lineId: optionalText(limits.idLength).when('kind', {
    is: ProblemKind.NOT_RECEIVED,
    otherwise: (rule) => rule.required(key('problem.lineRequired')),
  }),
  kind: requiredChoice(reportableKinds, key('problem.kindRequired')),
  remedy: requiredChoice(Object.values(ProblemRemedy), key('problem.remedyRequired')),
  amount: partAmount,
  text: requiredText(key('problem.textRequired'), limits.reasonLength),
  imageIds: imageIds.when('kind', {
    is: needsImage,
    then: (rule) => rule.required(key('problem.imageRequired')).min(1, key('problem.imageRequired')),
  }),
});

export const problemOfferRules = object({
  remedy: requiredChoice(Object.values(ProblemRemedy), key('problem.offerRequired')),
  amount: partAmount,
  text: optionalText(limits.reasonLength),
  imageIds,
});

export const problemReplyRules = object({ text: optionalText(limits.reasonLength), imageIds });

/**
 * How much is sent of the one product; all of it where that is left out. The server checks that it is no more than was
 * delivered, and the decimals of its unit.
 */
export const problemReplacementRules = object({
  quantity: optionalQuantity(limits.maxStock, limits.quantityDecimals, key('quantity.invalid')).test(
    'positive',
    key('quantity.invalid'),
    (value) => !value || +value > 0,
  ),
  text: optionalText(limits.reasonLength),
  imageIds,
});
export const problemReasonRules = object({ text: requiredText(key('order.reasonRequired'), limits.reasonLength), imageIds });

/** The choice of a form that nothing is owed. */
export const noRemedy = 'NONE';

/** Without a remedy the problem is dismissed. */
export const problemDecisionRules = object({
  remedy: optionalChoice(Object.values(ProblemRemedy), key('problem.decisionRequired')).transform((value) =>
    value === noRemedy ? null : value,
  ),
  amount: partAmount,
  text: requiredText(key('order.reasonRequired'), limits.reasonLength),
});
