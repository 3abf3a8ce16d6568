/**
 * A saved address to have orders sent to, fields in the order of the form. The upazila determines district and
 * division.
 */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { key, optionalId, optionalText, requiredText } from '../shared/fields';
import { requiredName } from '../shared/name.rules';
import { requiredPhone } from '../shared/phone.rules';

export const addressRules = object({
  label: optionalText(limits.addressLabelLength),
  contactName: requiredName(key('order.contactName')),
  contactPhone: requiredPhone(),
  upazilaId: optionalId(key('order.placeRequired')).required(key('order.placeRequired')),
  address: requiredText(key('order.addressRequired'), limits.addressLength),
});
