/** A message to the people behind the market: who writes, about which order, what. */
import { object } from 'yup';
import { limits } from '../../values/limits';
import { key, optionalText, requiredText } from '../shared/fields';
import { requiredName } from '../shared/name.rules';
import { requiredPhone } from '../shared/phone.rules';

/** How users reach the market by phone: a short code or a number, as it is to be shown; 3 to 15 digits. */
export const supportPhonePattern = /^\+?[0-9](?:[ -]?[0-9]){2,14}$/;

export const supportRules = object({
  name: requiredName(key('register.name')),
  phone: requiredPhone(),
  orderId: optionalText(limits.idLength),
  body: requiredText(key('support.body'), limits.supportLength),
});
