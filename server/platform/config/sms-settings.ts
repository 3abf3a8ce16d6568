/** The provider that short messages go to: the variables SMS_HTTP_*, read by env.ts. */
import * as yup from 'yup';
import { webAddress } from './variable-kinds';

export interface SmsSettings {
  readonly url: string;
  /** Sent as a bearer token, unless the body has a place `{{token}}` for it. */
  readonly token: string | null;
  /** With the places `{{phone}}` and `{{text}}`; JSON when it begins with a brace, a form otherwise. */
  readonly body: string;
}

const JSON_BODY = '{"to":"{{phone}}","text":"{{text}}"}';
const hasPlaces = (body: string | undefined): boolean => body === undefined || (body.includes('{{phone}}') && body.includes('{{text}}'));

export const smsVariables = {
  SMS_HTTP_URL: webAddress(),
  SMS_HTTP_TOKEN: yup.string(),
  SMS_HTTP_BODY: yup.string().default(JSON_BODY).test('places', 'SMS_HTTP_BODY must have the places {{phone}} and {{text}}.', hasPlaces),
};

type Given = {
  readonly [K in keyof typeof smsVariables]?: string | undefined;
};

export function readSms({ SMS_HTTP_URL, SMS_HTTP_TOKEN, SMS_HTTP_BODY }: Given): SmsSettings | null {
  return SMS_HTTP_URL ? { url: SMS_HTTP_URL, token: SMS_HTTP_TOKEN ?? null, body: SMS_HTTP_BODY ?? JSON_BODY } : null;
}
