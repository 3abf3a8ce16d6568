/**
 * The numbers that short messages go to: mobiles of Bangladesh, and those of the countries that the operator names
 * (SMS_COUNTRIES). To many others a message costs fifty times as much, and some pay whoever has them for each.
 */
import { isBangladeshiMobile } from '../../../schema/text/phone';
import { isOfCountries, patternOf } from '../config/calling-codes';

/** `countries`: their calling codes. The phone is in its normal form, where only numbers of Bangladesh begin with 0. */
export function isReachedBySms(phone: string, countries: readonly string[]): boolean {
  return isBangladeshiMobile(phone) || isOfCountries(phone, countries);
}

/** The same as a pattern of PostgreSQL. */
export function reachedPattern(countries: readonly string[]): string {
  return `^(${['01[3-9][0-9]{8}$', ...countries.map(patternOf)].join('|')})`;
}
