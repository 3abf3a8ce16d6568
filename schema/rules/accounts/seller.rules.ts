/** Which sellers a list shows. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { sellingRoles } from '../../values/accounts/roles';
import { idList, optionalChoice, optionalId } from '../shared/fields';

export const sellerFilterRules = object({
  ids: idList(limits.maxFirst),
  role: optionalChoice([...sellingRoles]),
  divisionId: optionalId(),
  districtId: optionalId(),
  upazilaId: optionalId(),
});
