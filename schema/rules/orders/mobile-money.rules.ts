/**
 * Rules of the number and TrxID that a buyer types from the receipt of bKash, Nagad or Rocket. A number is a
 * Bangladeshi mobile of 11 digits, also written with 88 before it; Rocket adds a check digit. A TrxID is 6 to 20
 * letters and digits (bKash and Rocket give ten, Nagad eight), stored in capitals.
 */
import { string, type TestContext } from 'yup';
import { transferReference } from '../../text/transfer-key';
import { key } from '../shared/fields';
import { asPhone } from '../shared/phone.rules';

const MOBILE = /^01[3-9][0-9]{8}$/;
const ROCKET = /^01[3-9][0-9]{9}$/;
const TRX_ID = /^[A-Z0-9]{6,20}$/;
/** A TrxID has so many characters at most, separators included. */
const LONGEST = 100;

const methodOf = ({ parent }: TestContext): unknown => (parent as { readonly paymentMethod?: unknown }).paymentMethod;

const asksForNone = (method: unknown): boolean => method === 'CASH_ON_DELIVERY' || method === 'ONLINE';

/**
 * May be missing; add `.required(key)` where it must be there. Reads `paymentMethod` beside it: cash and a gateway ask
 * for no number, so any is dropped.
 */
export function mobileMoneyNumber() {
  return string()
    .transform((value: unknown) => asPhone(value) || null)
    .typeError(key('order.paymentNumber'))
    .nullable()
    .test('mobile', key('order.paymentNumberWrong'), (value, context) => {
      const method = methodOf(context);
      return !value || asksForNone(method) || MOBILE.test(value) || (method === 'ROCKET' && ROCKET.test(value));
    });
}

/** May be missing; add `.required(key)` where it must be there. */
export function trxId() {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? transferReference(value, LONGEST).replaceAll('-', '') || null : value))
    .typeError(key('order.paymentReference'))
    .nullable()
    .test('trxId', key('order.paymentReferenceWrong'), (value, context) => !value || asksForNone(methodOf(context)) || TRX_ID.test(value));
}
