/**
 * Names of people and businesses: others read them in messages, so they carry no link, no number to call and nothing invisible.
 * The joiners U+200C and U+200D belong to Bangla spelling and stay.
 */
import { key, optionalText, requiredText } from './fields';
import type { MessageKey } from '../../messages/text';
import { limits } from '../../values/limits';

const hidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const link =
  /:\/\/|\bwww\.|\.(?:com|net|org|info|biz|bd|io|xyz|top|shop|store|app|link|ly|site|online|club|live|example|dev|ru|cn|tk)(?:[^\p{L}\p{N}]|$)/iu;
/** Six digits in a row, in either script; blanks and hyphens between them do not hide a phone number. */
const number = /(?:[0-9০-৯][ -]?){6}/;

/** Whether a name holds nothing but a name. Linear in the length of the text, which the rules bound first. */
export function isPlainName(value: string | null | undefined): boolean {
  return !value || !(hidden.test(value) || link.test(value) || number.test(value));
}

/** A name that must be given: at most 60 characters. */
export const requiredName = (missing: MessageKey) =>
  requiredText(missing, limits.nameLength).test('name', key('error.badName'), isPlainName);

/** The same where it may be missing. */
export const optionalName = () => optionalText(limits.nameLength).test('name', key('error.badName'), isPlainName);
