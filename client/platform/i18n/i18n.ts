import { interpolate } from '../../../schema/text/interpolate';
import { pluralText } from '../../../schema/text/plural';
import { Language } from '../../../schema/values/accounts/roles';
import { formatNumber } from '../format';

/**
 * Finds a text, picks its plural form, fills in its `{{parameters}}`. Flat keys, plural endings `_one` and `_other`,
 * numbers in the digits of the language, English where a language lacks a key. Written here instead of taken from
 * i18next (17 KB of the 200 KB the first visit may cost), with i18next's file format.
 */
export type MessageParams = Record<string, string | number>;
export type Texts = Readonly<Record<string, string>>;

export function writeText(texts: Record<Language, Texts>, key: string, params: MessageParams, language: Language): string {
  const text = pluralText(texts[language], key, params.count, language) ?? pluralText(texts.en, key, params.count, Language.EN) ?? key;
  return interpolate(text, (name) => {
    const value = params[name];
    return typeof value === 'number' ? formatNumber(value, language) : value;
  });
}
