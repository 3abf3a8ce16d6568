/** Finding customers: by name or phone, or these very ones. */
import { array, object } from 'yup';
import { limits } from '../../values/limits';
import { key, requiredText } from '../shared/fields';
import { searchText } from '../shared/search.rules';

export const customerFilterRules = object({
  search: searchText(),
  ids: array(requiredText(key('error.badInput'), limits.idLength))
    .typeError(key('error.badInput'))
    .nullable()
    .max(limits.maxFirst, key('error.badInput')),
});
