import type { Language } from '../../../../schema/values/accounts/roles';

/** Each language in its own letters, whatever the language of the page. */
export const languageNames: Record<Language, string> = { en: 'English', bn: 'বাংলা' };
