import { useMemo, useSyncExternalStore } from 'react';
import { Language } from '../../../schema/values/accounts/roles';
import { firstView } from '../device/first-view';
import { currentLanguage, setLanguage, subscribeLanguage } from './language';

export interface LanguageChoice {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly toggle: () => void;
}

/** How GraphQL spells a language. */
export const namedLanguage = (language: Language) => language.toUpperCase() as Uppercase<Language>;

export const otherLanguage = (language: Language): Language => (language === Language.EN ? Language.BN : Language.EN);

/** The language of the screen and the ways to change it; every text follows at once, without a reload. */
export function useLanguage(): LanguageChoice {
  const language = useSyncExternalStore(subscribeLanguage, currentLanguage, () => firstView().language);
  return useMemo(() => ({ language, setLanguage, toggle: () => setLanguage(otherLanguage(language)) }), [language]);
}
