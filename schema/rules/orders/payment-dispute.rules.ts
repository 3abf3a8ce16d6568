/** Rules of the text that a buyer writes to the market about a payment that the seller did not find. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { key, requiredText } from '../shared/fields';

export const paymentDisputeRules = object({ text: requiredText(key('dispute.text'), limits.reasonLength) });
