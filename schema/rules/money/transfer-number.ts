/** The number of a transfer that an admin records: of a payout, of a bill, of a refund by hand. */
import { string } from 'yup';
import { limits } from '../../values/limits';
import { transferKey, transferReference } from '../../text/transfer-key';
import { key } from '../shared/fields';

/** Its letters and digits name it, so that many of them have to be there. */
const SHORTEST = 4;

/** May be missing; add `.required(key)` where it must be there. */
export function transferNumber() {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? transferReference(value, limits.reasonLength) || null : value))
    .typeError(key('bill.reference'))
    .nullable()
    .max(limits.billReferenceLength, key('error.tooLong'))
    .test('reference', key('bill.reference'), (value) => !value || (/^[0-9A-Z/.-]+$/.test(value) && transferKey(value).length >= SHORTEST));
}
