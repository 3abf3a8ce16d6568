/** Where someone shops from, and what a list is sorted by: a district, perhaps an upazila of it. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { key, optionalId, optionalText } from './fields';

const districtId = () => optionalId(key('place.districtRequired')).required(key('place.districtRequired'));

export const nearRules = object({ districtId: districtId(), upazilaId: optionalId() });

export const shoppingPlaceRules = object({
  districtId: districtId(),
  upazilaId: optionalId(),
  address: optionalText(limits.addressLength),
});
