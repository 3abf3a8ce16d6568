import { Language } from '../../../schema/values/roles';
import { formatNumber } from '../format';

/**
 * Looks a text up, picks its plural form, fills in its `{{parameters}}`. Flat keys, plural endings `_one` and `_other` (Intl.PluralRules),
 * numbers in the digits of the language, English where a language lacks a key. Written here instead of taken from i18next (17 KB of
 * the 230 KB the first visit may cost), with i18next's file format.
 */
export type MessageParams = Record<string, string | number>;
export type Texts = Readonly<Record<string, string>>;

const rules: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), bn: new Intl.PluralRules('bn') };

function find(texts: Texts, key: string, count: string | number | undefined, language: Language): string | undefined {
  if (typeof count !== 'number') return texts[key];
  return texts[`${key}_${rules[language].select(count)}`] ?? texts[`${key}_other`] ?? texts[key];
}

export function writeText(texts: Record<Language, Texts>, key: string, params: MessageParams, language: Language): string {
  const text = find(texts[language], key, params.count, language) ?? find(texts.en, key, params.count, Language.en) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? formatNumber(value, language) : value;
  });
}
