/** Phone numbers, by one rule wherever one is typed: stored in their normal form, of 10 to 15 digits. */
import { string } from 'yup';
import type { MessageKey } from '../../messages/text';
import { normalPhone } from '../../text/phone';
import { limits } from '../../values/limits';
import { key } from './fields';

const DIGITS = new RegExp(`^[0-9]{${limits.phoneDigits.min},${limits.phoneDigits.max}}$`);

/** Longer text is no phone, and is not read. */
export const asPhone = (value: unknown): unknown =>
  typeof value === 'string' && value.length <= limits.loginPhoneLength ? normalPhone(value) : value;

/** A phone that must be given. */
export function requiredPhone(missing: MessageKey = key('register.phone')) {
  return string()
    .transform(asPhone)
    .typeError(missing)
    .required(missing)
    .matches(DIGITS, { message: key('register.phone'), excludeEmptyString: true });
}

/** A phone by which an account is looked up: what is no number finds none. */
export function lookedUpPhone(missing: MessageKey) {
  return string()
    .transform(asPhone)
    .typeError(missing)
    .required(missing)
    .max(limits.loginPhoneLength, key('error.tooLong'))
    .test('nul', key('error.badText'), (value) => !value?.includes('\0'));
}
