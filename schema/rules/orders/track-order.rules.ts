/** Where an order is: its tracking number, with or without "HB-", and the last four digits of the receiver's phone. */
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
    .transform(lastDigits)
    .typeError(key('track.digits'))
    .required(key('track.digits'))
    .matches(/^[0-9]{4}$/, { message: key('track.digits'), excludeEmptyString: true }),
});

/** Of a whole number its last four digits: many paste all of it. */
function lastDigits(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > limits.loginPhoneLength) return value;
  const phone = normalPhone(value);
  return /^[0-9]{10,15}$/.test(phone) ? phone.slice(-4) : phone;
}
