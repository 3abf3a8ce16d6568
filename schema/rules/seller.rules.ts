/** Which sellers a list shows. */
import { object } from 'yup';
import { limits } from '../values/limits';
import { sellingRoles } from '../values/roles';
import { idList, optionalChoice, optionalId } from './fields';

export const sellerFilterRules = object({
  ids: idList(limits.maxFirst),
  role: optionalChoice([...sellingRoles]),
  divisionId: optionalId(),
  districtId: optionalId(),
  upazilaId: optionalId(),
});
