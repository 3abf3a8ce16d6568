/**
 * Where an order is: its tracking number, with or without "HB-", and the last four digits of the receiver's phone, or
 * all of them.
 */
import { object, string } from 'yup';
import { orderNumber } from '../../text/order-number';
import { key } from '../shared/fields';
import { normalPhone } from '../../text/phone';
import { limits } from '../../values/limits';

const trackingNumber = string()
  .transform((value: unknown) => (typeof value === 'string' ? (orderNumber(value) ?? value.trim()) : ''))
  .typeError(key('track.number'))
  .required(key('track.number'))
  .matches(/^HB-[0-9]{1,12}$/, { message: key('track.number'), excludeEmptyString: true });

export const trackOrderRules = object({
  trackingNumber,
  phoneDigits: string()
    .transform((value: unknown) => (typeof value === 'string' && value.length <= limits.loginPhoneLength ? normalPhone(value) : value))
    .typeError(key('track.digits'))
    .required(key('track.digits'))
    .matches(/^([0-9]{4}|[0-9]{10,15})$/, { message: key('track.digits'), excludeEmptyString: true }),
});
