/** What is in place of a one-time code: six digits standing alone; the number of an order (HB-100001) is none. */
import { limits } from '../../../schema/values/limits';

export const CODE_MASK = '•'.repeat(limits.otpDigits);

/** SQL: the body of a short message without its code. */
export const maskedBody = `regexp_replace(body, '(?<![-[:alnum:]])\\d{${limits.otpDigits}}(?![[:alnum:]])', '${CODE_MASK}', 'g')`;
