import { useMemo, useSyncExternalStore } from 'react';
import { Language } from '../../../schema/values/accounts/roles';
import { firstView } from '../device/first-view';
import { currentLanguage, setLanguage, subscribeLanguage } from './language';

export interface LanguageChoice {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly toggle: () => void;
}

export const otherLanguage = (language: Language): Language => (language === Language.en ? Language.bn : Language.en);

/** The language of the screen and the ways to change it; every text follows at once, without a reload. */
export function useLanguage(): LanguageChoice {
  const language = useSyncExternalStore(subscribeLanguage, currentLanguage, () => firstView().language);
  return useMemo(() => ({ language, setLanguage, toggle: () => setLanguage(otherLanguage(language)) }), [language]);
}
