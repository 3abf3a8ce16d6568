/** Objects found again by their ids: as many as one request may name. */
import { array, object } from 'yup';
import { limits } from '../../values/limits';
import { key, requiredText } from './fields';

export const nodesRules = object({
  ids: array(requiredText(key('error.badInput'), limits.idLength))
    .typeError(key('error.badInput'))
    .required(key('error.badInput'))
    .max(limits.nodesAtOnce, key('error.tooManyIds')),
});
