/** Rules of what narrows a list of REST: each may be missing. */
import { date, object } from 'yup';
import { limits } from '../../values/limits';
import { key, optionalWhole } from './fields';

const wrong = key('error.badListPage');
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;

/** A moment of ISO 8601 with its time zone, in a year that PostgreSQL can store. */
function timestamp() {
  const message = key('error.badTimestamp');
  return date()
    .transform((_value: unknown, typed: unknown) => {
      if (typed === undefined || typed === '') return undefined;
      return new Date(typeof typed === 'string' && TIMESTAMP.test(typed) ? typed : Number.NaN);
    })
    .typeError(message)
    .test('year', message, (at) => !at || (at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9_999));
}

export const restListRules = object({
  page: optionalWhole(wrong, { min: 1, max: limits.restPages }),
  limit: optionalWhole(wrong, { min: 1, max: limits.maxFirst }),
  updatedSince: timestamp(),
});
