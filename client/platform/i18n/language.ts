import { defaultLanguage, Language } from '../../../schema/values/roles';
import { keepCookie } from '../device/choice-cookie';
import { firstView, onServer } from '../first-view';

/**
 * Holds the user's language: local storage key `language` (`en` or `bn`), the cookie of that name by which the server renders pages, `<html lang>`, and
 * everyone who listens. `?lang=` in the address wins for this visit and is not stored: it is how a link, or a search engine, names the language of a page.
 */
const storageKey = 'language';
const listeners = new Set<() => void>();

export function parseLanguage(text: string | null | undefined): Language {
  return text === Language.bn || text === Language.en ? text : defaultLanguage;
}

function readStored(): Language {
  try {
    const asked = new URLSearchParams(window.location.search).get('lang');
    return parseLanguage(asked === Language.en || asked === Language.bn ? asked : window.localStorage.getItem(storageKey));
  } catch {
    return defaultLanguage; // storage rejected (private mode, blocked cookies)
  }
}

let current = onServer ? defaultLanguage : readStored();

export function currentLanguage(): Language {
  return onServer ? firstView().language : current;
}

export function setLanguage(language: Language): void {
  try {
    window.localStorage.setItem(storageKey, language);
  } catch {
    // the choice still holds for this visit
  }
  keepCookie('language', language);
  document.documentElement.lang = language;
  if (language === current) return;
  current = language;
  listeners.forEach((listener) => listener());
}

export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
