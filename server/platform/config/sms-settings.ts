/** The provider that short messages go to, and the countries: the variables SMS_*, read by env.ts. */
import * as yup from 'yup';
import { serverLimits } from '../../../schema/values/server-limits';
import { isCallingCode } from './calling-codes';
import { webAddress, whole } from './variable-kinds';

export interface SmsSettings {
  readonly url: string;
  /** Sent as a bearer token, unless the body has a place `{{token}}` for it. */
  readonly token: string | null;
  /** With the places `{{phone}}` and `{{text}}`; JSON when it begins with a brace, a form otherwise. */
  readonly body: string;
  /** From so many on, only codes and payouts are sent that day. */
  readonly perDay: number;
}

const JSON_BODY = '{"to":"{{phone}}","text":"{{text}}"}';
const hasPlaces = (body: string | undefined): boolean => body === undefined || (body.includes('{{phone}}') && body.includes('{{text}}'));

/** A part of a code would be a bare beginning: with 88, messages would go to satellites. */
const areCodes = (given: string | undefined): boolean => !given || given.split(',').every((code) => isCallingCode(code.trim()));

export const smsVariables = {
  SMS_HTTP_URL: webAddress(),
  SMS_HTTP_TOKEN: yup.string(),
  SMS_HTTP_BODY: yup.string().default(JSON_BODY).test('places', 'SMS_HTTP_BODY must have the places {{phone}} and {{text}}.', hasPlaces),
  SMS_PER_DAY: whole(1, 10_000_000).default(serverLimits.smsPerDay),
  SMS_COUNTRIES: yup
    .string()
    .test('codes', 'SMS_COUNTRIES must be calling codes of countries beside Bangladesh such as 91, separated by commas.', areCodes),
};

/** Calling codes of the countries beside Bangladesh. */
export const readSmsCountries = (given: string | undefined): readonly string[] =>
  (given ?? '').split(',').flatMap((code) => code.trim() || []);

interface Given {
  readonly SMS_HTTP_URL?: string | undefined;
  readonly SMS_HTTP_TOKEN?: string | undefined;
  readonly SMS_HTTP_BODY?: string | undefined;
  readonly SMS_PER_DAY: number;
}

export function readSms({ SMS_HTTP_URL: url, SMS_HTTP_TOKEN: token, SMS_HTTP_BODY: body, SMS_PER_DAY: perDay }: Given): SmsSettings | null {
  return url ? { url, token: token ?? null, body: body ?? JSON_BODY, perDay } : null;
}
