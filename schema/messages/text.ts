import type { Language } from '../values/roles';
import { bn } from './bn';
import { en, type MessageKey } from './en';

export type { MessageKey } from './en';
export type MessageParams = Readonly<Record<string, string | number>>;

const bangla = (digits: string) => digits.replace(/[0-9]/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));

/** The sentence of a key in the reader's language. Numbers among the params get the language's digits; texts (file names, codes) stay as they are. */
export function text(key: MessageKey, language: Language, params: MessageParams = {}): string {
  const sentence: string = language === 'bn' ? bn[key] : en[key];
  return sentence.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    return typeof value === 'number' && language === 'bn' ? bangla(String(value)) : String(value);
  });
}

/** Is this a key of ours? For what comes from outside the type system (yup, GraphQL extensions). */
export function isMessageKey(key: unknown): key is MessageKey {
  return typeof key === 'string' && Object.hasOwn(en, key);
}
