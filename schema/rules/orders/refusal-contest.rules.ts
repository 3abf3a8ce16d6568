/** Rules of the text that a buyer writes to the market about a delivery that the seller reports as not accepted. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { key, requiredText } from '../shared/fields';

export const refusalContestRules = object({ text: requiredText(key('refusal.text'), limits.reasonLength) });
