/**
 * Which of the forms `key_one` and `key_other` a count takes in a language (Intl.PluralRules), and `key` itself where
 * there are none.
 */
import type { Language } from '../values/accounts/roles';

const rules: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), bn: new Intl.PluralRules('bn') };

export function pluralText(
  texts: Readonly<Record<string, string>>,
  key: string,
  count: string | number | undefined,
  language: Language,
): string | undefined {
  if (typeof count !== 'number') return texts[key];
  return texts[`${key}_${rules[language].select(count)}`] ?? texts[`${key}_other`] ?? texts[key];
}
