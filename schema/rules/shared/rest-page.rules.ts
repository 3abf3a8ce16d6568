/** The page of a list of REST: both numbers may be missing. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { key, optionalWhole } from './fields';

const wrong = key('error.badListPage');

export const restPageRules = object({
  page: optionalWhole(wrong, { min: 1, max: limits.restPages }),
  limit: optionalWhole(wrong, { min: 1, max: limits.maxFirst }),
});
