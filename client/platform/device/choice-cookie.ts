import { visitLanguageCookie } from '../../../schema/values/site/visit-language';

/**
 * Carries a user's choice to the server, which renders pages by it. The device's own storage stays what the client
 * reads.
 */
const yearSeconds = 31_536_000;

/** Null removes it. */
export function storeChoice(name: 'language' | 'saver', value: string | null): void {
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : yearSeconds}; samesite=lax`;
}

/**
 * The language that a link named with `?lang=` to someone who has chosen none, until the browser is closed: the server
 * writes it beside the pages it renders, so that it holds without a script too.
 */
export const visitLanguage = {
  read: (): string | null =>
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${visitLanguageCookie}=`))
      ?.slice(visitLanguageCookie.length + 1) ?? null,
  write(language: string): void {
    const secure = window.location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${visitLanguageCookie}=${language}; path=/; samesite=lax${secure}`;
  },
  /** A choice of the user's own replaces it. */
  forget(): void {
    document.cookie = `${visitLanguageCookie}=; path=/; max-age=0; samesite=lax`;
  },
};
