/**
 * The one reading of amounts and quantities that people type, paste or upload: digits of either script, groups where
 * they are right (1,234 and 12,34,567), a sign of Taka around an amount. Whatever else is in the text makes it no
 * number: nothing is ever dropped from it. Pure.
 */
import { toAsciiDigits } from './digits';
import { normalised } from './normalised';
import { withoutEnd } from './trim-end';

/** Longer than any number that is asked for. */
const LONGEST = 40;
/** Joiners and marks that phones paste with a number and no one sees. */
const INVISIBLE = /\p{Cf}/gu;
const TAKA = '(?:৳|BDT|Taka|Tk\\.?|টাকা)';
const BEFORE = new RegExp(`^([-\u2212]?)\\s*${TAKA}\\s*(?=[-\u2212.0-9])`, 'iu');
const AFTER = new RegExp(`(?<=[0-9.])\\s*${TAKA}$`, 'iu');

const PLAIN = /^([0-9]*)(?:\.([0-9]*))?$/;
const THOUSANDS = /^[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]*)?$/;
const LAKHS = /^[0-9]{1,2}(?:,[0-9]{2})*,[0-9]{3}(?:\.[0-9]*)?$/;
const DECIMAL_COMMA = /^([0-9]+),([0-9]{1,3})$/;

/**
 * An amount as a plain decimal: '1234.5' of '৳ ১,২৩৪.৫০'; null for what is no number. A minus stays, for rules to
 * reject.
 */
export function readAmount(text: string): string | null {
  return read(text, (digits) => digits);
}

/**
 * The same of a quantity, in which a comma before the last one to three digits is a decimal point: '1,5' is one and a
 * half.
 */
export function readQuantity(text: string): string | null {
  return read(text, (digits) => digits.replace(DECIMAL_COMMA, '$1.$2'));
}

function read(text: string, withPoint: (digits: string) => string): string | null {
  if (text.length > LONGEST) return null;
  const visible = toAsciiDigits(normalised(text, LONGEST)).replace(INVISIBLE, '').trim();
  const [, sign = '', digits = ''] = /^([-\u2212]?)(.*)$/su.exec(visible.replace(BEFORE, '$1').replace(AFTER, '')) ?? [];
  const number = plain(withPoint(digits));
  return number === null ? null : `${sign && '-'}${number}`;
}

const plain = (digits: string): string | null =>
  plainDecimal(THOUSANDS.test(digits) || LAKHS.test(digits) ? digits.replaceAll(',', '') : digits);

/**
 * Without digits that add nothing: '02.500' → '2.5', '.5' → '0.5', '30.00' → '30'. Never rounds; null for what is not
 * digits and a point.
 */
export function plainDecimal(digits: string): string | null {
  const parts = digits === '' || digits === '.' || digits.length > LONGEST ? null : PLAIN.exec(digits);
  if (!parts) return null;
  const whole = (parts[1] ?? '').replace(/^0+(?=[0-9])/, '') || '0';
  const fraction = withoutEnd(parts[2] ?? '', '0');
  return fraction ? `${whole}.${fraction}` : whole;
}
