import { toDigitsOf } from '../text/digits';
import { interpolate } from '../text/interpolate';
import { Language } from '../values/accounts/roles';
import { bn } from './bn';
import { en } from './en';

/** Finds a text by its key in the language of the request and fills in its `{{parameters}}`. */
export type MessageKey = keyof typeof en;
export type MessageParams = Readonly<Record<string, string | number>>;

/** Numbers given as parameters follow the digits of the language; names and other text stay as they are. */
function written(value: string | number, language: Language): string {
  const isNumber = typeof value === 'number' || /^[0-9]+([.,][0-9]+)*$/.test(value);
  return isNumber ? toDigitsOf(language, value) : value;
}

export function text(key: MessageKey, language: Language, params: MessageParams = {}): string {
  return interpolate(language === Language.BN ? bn[key] : en[key], (name) => {
    const value = params[name];
    return value === undefined ? undefined : written(value, language);
  });
}
