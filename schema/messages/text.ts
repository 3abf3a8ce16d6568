import { Language } from '../values/roles';
import { bn } from './bn';
import { en } from './en';

/** Looks a sentence up by its key in the reader's language and fills in its `{{parameters}}`. */
export type MessageKey = keyof typeof en;
export type MessageParams = Readonly<Record<string, string | number>>;

const banglaDigits = '০১২৩৪৫৬৭৮৯';

/** Numbers given as parameters follow the digits of the language; names and other words stay as they are. */
function written(value: string | number, language: Language): string {
  const isNumber = typeof value === 'number' || /^[0-9]+([.,][0-9]+)*$/.test(value);
  return language === Language.bn && isNumber
    ? String(value).replace(/[0-9]/g, (digit) => banglaDigits.charAt(Number(digit)))
    : String(value);
}

export function text(key: MessageKey, language: Language, params: MessageParams = {}): string {
  const sentence: string = language === Language.bn ? bn[key] : en[key];
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : written(value, language);
  });
}
