/** Decisions about lots; both halves check by them. */
import { number, object } from 'yup';
import { limits } from '../../values/limits';
import { serverLimits } from '../../values/server-limits';
import { key, requiredText } from '../shared/fields';
import { reasonRules } from '../shared/reason.rules';

const code = requiredText(key('error.badInput'), limits.idLength);

export const lotHoldRules = object({ code }).concat(reasonRules);

export const traceRules = object({
  code,
  skip: number()
    .typeError(key('error.badInput'))
    .required(key('error.badInput'))
    .integer(key('error.badInput'))
    .min(0, key('error.badInput'))
    .max(serverLimits.traceSkip, key('error.badInput')),
});
