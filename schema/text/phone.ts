/**
 * The one normal form of phone numbers: a person is reached by one number, however it is written. The migration that
 * normalises stored rows has the same rule in SQL. Pure.
 */
import { toAsciiDigits } from './digits';
import { normalised } from './normalised';

/** Longer than any number with its separators. */
const LONGEST = 40;

/**
 * Blanks, hyphens and brackets of any kind, and marks that no one sees: phones paste them around numbers of their
 * contacts.
 */
const SEPARATORS = /[\s\p{Zs}\p{Pd}\p{Cf}()[\]\u2212]/gu;

/**
 * '01712345678' of '+880 1712-345678', '008801712345678', '8801712345678' and '1712345678'; a number of another country
 * keeps its digits without the plus or the two zeros before them. Text that is no number comes back without its
 * separators, for rules to reject.
 */
export function normalPhone(text: string): string {
  return toAsciiDigits(normalised(text, LONGEST))
    .replace(SEPARATORS, '')
    .replace(/^\+(?=[0-9])/, '')
    .replace(/^00(?=[1-9])/, '')
    .replace(/^8800?(?=[1-9][0-9]{7,10}$)/, '0')
    .replace(/^1(?=[0-9]{9}$)/, '01');
}

/** Whether a number in its normal form is a mobile of Bangladesh, which a code can be sent to. */
export const isBangladeshiMobile = (phone: string): boolean => /^01[3-9][0-9]{8}$/.test(phone);

/**
 * Returns the digits to look for where a search is a phone number or a part of one, however it is spaced: '01911222'
 * for '+880 1911-222'. Returns null for any other search.
 */
export function phoneInSearch(search: string): string | null {
  const digits = normalPhone(search);
  return /^[0-9]{5,15}$/.test(digits) ? digits.replace(/^(?:00)?880?(?=1)/, '0') : null;
}
