/** Where an order is: its tracking number, with or without "HB-", and the last four digits of the receiver's phone, or all of them. */
import { object, string } from 'yup';
import { toAsciiDigits } from '../../text/digits';
import { limits } from '../../values/limits';
import { key, requiredDigits } from '../shared/fields';

const trackingNumber = string()
  .transform((value: unknown) => normal(value))
  .typeError(key('track.number'))
  .required(key('track.number'))
  .matches(/^HB-[0-9]{1,12}$/, { message: key('track.number'), excludeEmptyString: true });

export const trackOrderRules = object({
  trackingNumber,
  phoneDigits: requiredDigits(key('track.digits'), { min: 4, max: limits.phoneDigits.max }).test(
    'digits',
    key('track.digits'),
    (value) => !value || value.length === 4 || value.length >= limits.phoneDigits.min,
  ),
});

/** 'hb 100001', '১০০০০১' and 'HB-100001' are the same number. */
function normal(value: unknown): string {
  const text = toAsciiDigits(typeof value === 'string' ? value : '')
    .trim()
    .toUpperCase();
  const [, digits] = /^(?:HB)?[-–\s]*([0-9]+)$/.exec(text) ?? [];
  return digits === undefined ? text : `HB-${digits}`;
}
