/**
 * Masks codes in texts: six digits by themselves (one-time code) or four (handover code, also in Bangla digits). The
 * number of an order (HB-100001) is not a code, nor is an amount, whose thousands have a comma.
 */
import { HANDOVER_CODE_DIGITS } from '../../../schema/values/orders/handover';
import { limits } from '../../../schema/values/limits';

export const CODE_MASK = '•'.repeat(limits.otpDigits);

/** SQL: the body of a short message without its code. */
const DIGIT = '[0-9০১২৩৪৫৬৭৮৯]';
const LENGTHS = `(${DIGIT}{${limits.otpDigits}}|${DIGIT}{${HANDOVER_CODE_DIGITS}})`;

export const maskedBody = `regexp_replace(body, '(?<![-[:alnum:]০-৯])${LENGTHS}(?![[:alnum:]০-৯])', '${CODE_MASK}', 'g')`;
