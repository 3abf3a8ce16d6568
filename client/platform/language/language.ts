import { defaultLanguage, Language } from '../../../schema/values/accounts/roles';
import { storeChoice, visitLanguage } from '../device/choice-cookie';
import { firstView, onServer } from '../device/first-view';

/**
 * Holds the user's language: local storage key `language` (`en` or `bn`), the cookie of that name by which the server
 * renders pages, `<html lang>`, and everyone who listens. Where nothing was chosen it is the one that a link names with
 * `?lang=`, for this visit (a session cookie carries it to the next pages), else the device's.
 * docs/decisions/0057-language-of-a-link.md
 */
const storageKey = 'language';
const listeners = new Set<() => void>();

const toLanguage = (text: string | null | undefined): Language | null => (text === Language.BN || text === Language.EN ? text : null);

export const parseLanguage = (text: string | null | undefined): Language => toLanguage(text) ?? defaultLanguage;

/**
 * The first of the device's languages that is one of ours, as the server reads it from Accept-Language; English where
 * none is.
 */
function deviceLanguage(): Language {
  const preferred = window.navigator.languages.map((tag) => toLanguage(tag.toLowerCase().split('-')[0]));
  return preferred.find((language) => language !== null) ?? defaultLanguage;
}

function readStored(): Language {
  try {
    const chosen = toLanguage(window.localStorage.getItem(storageKey));
    if (chosen) return chosen;
    const requested = toLanguage(new URLSearchParams(window.location.search).get('lang'));
    if (requested) visitLanguage.write(requested);
    return requested ?? toLanguage(visitLanguage.read()) ?? deviceLanguage();
  } catch {
    return deviceLanguage(); // storage rejected (private mode, blocked cookies)
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
  visitLanguage.forget();
  storeChoice('language', language);
  document.documentElement.lang = language;
  if (language === current) return;
  current = language;
  listeners.forEach((listener) => listener());
}

export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
