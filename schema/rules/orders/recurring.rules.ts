/** A recurring order: which order, how often, from which day; and the confirmation of one of its days. */
import { object, string } from 'yup';
import { limits } from '../../values/limits';
import { RecurringRhythm } from '../../values/orders/recurring';
import { idList, key, optionalDecimal, requiredChoice, requiredText } from '../shared/fields';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST_TOTAL = 999_999_999;

const day = () => string().typeError(key('recurring.startsOn')).required(key('recurring.startsOn')).matches(DAY, key('recurring.startsOn'));

export const recurringOrderRules = object({
  orderId: requiredText(key('error.badInput'), limits.idLength),
  rhythm: requiredChoice(Object.values(RecurringRhythm), key('recurring.rhythm')),
  startsOn: day(),
});

export const confirmRecurringRules = object({
  on: day(),
  expectedTotal: optionalDecimal(MOST_TOTAL, limits.moneyDecimals).required(key('error.badInput')),
  leaveOut: idList(limits.cartLines).nullable(),
});
