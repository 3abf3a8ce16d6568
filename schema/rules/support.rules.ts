/** A message to the people behind the market: who writes, about which order, what (design.md §3.6). */
import { object } from 'yup';
import { limits } from '../values/limits';
import { key, optionalText, requiredDigits, requiredText } from './fields';

export const supportRules = object({
  name: requiredText(key('register.name'), limits.nameLength),
  phone: requiredDigits(key('register.phone'), limits.phoneDigits),
  orderId: optionalText(limits.idLength),
  body: requiredText(key('support.body'), limits.supportLength),
});
