/** A saved address to have orders sent to (product.md "Buying"), fields in the order of the form. The upazila tells district and division. */
import { object } from 'yup';
import { limits } from '../values/limits';
import { key, optionalId, optionalText, requiredDigits, requiredText } from './fields';

export const addressRules = object({
  label: optionalText(limits.addressLabelLength),
  contactName: requiredText(key('order.contactName'), limits.nameLength),
  contactPhone: requiredDigits(key('register.phone'), limits.phoneDigits),
  upazilaId: optionalId(key('order.placeRequired')).required(key('order.placeRequired')),
  address: requiredText(key('order.addressRequired'), limits.addressLength),
});
