/**
 * Takes phone numbers, links and email addresses out of a public text: trade that moves to the phone has no order, and
 * no one can help when it goes wrong. Pure.
 */
import { toAsciiDigits } from './digits';

const MASK = '•••';

/**
 * Nine digits or more of either script, with blanks, dots, brackets and dashes between them. Prices and dates can look
 * like that too.
 */
const DIGITS = /\+?[0-9০-৯](?:[\s().\-–]{0,3}[0-9০-৯]){8,40}/g;
/**
 * A number of Bangladesh (a mobile number inside a row too), or of another country by its plus. No price begins with a
 * zero; but amounts end with zeros (1000 1500 2000 2500), so a mobile number inside begins after a blank or has none in
 * it.
 */
const PHONE = /^\+|^0|^1 ?[3-9](?: ?\d){8}$|(?<!\d)(?:0|8 ?8 ?0) ?1 ?[3-9](?: ?\d){8}|01[3-9]\d{8}/;
const EMAIL = /[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){0,3}\.[a-z]{2,24}/gi;
const LINK = /(?:https?:\/\/|www\.)\S{1,2000}/gi;
/** A domain without a scheme: letters, a dot and an ending that people know, with what follows it. */
const DOMAIN =
  /[a-z0-9-]{1,63}\.(?:com|net|org|info|bd|io|me|co|ly|gl|xyz|shop|store|online|site|link|app|live|top)(?![a-z0-9])(?:[/.?:]\S{0,2000})?/gi;

/** The same text with each of them as `•••`; linear in its length. */
export function maskContacts(text: string): string {
  return [LINK, EMAIL, DOMAIN]
    .reduce((masked, pattern) => masked.replace(pattern, MASK), text)
    .replace(DIGITS, (digits) => (isPhone(digits) ? MASK : digits));
}

const isPhone = (digits: string): boolean => PHONE.test(toAsciiDigits(digits).replace(/[^\d+]+/g, ' '));

/** Whether the mask would change this text. */
export const hasContacts = (text: string): boolean => maskContacts(text) !== text;
