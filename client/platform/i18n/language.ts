import { defaultLanguage, Language } from '../../../schema/values/roles';

/** Holds the reader's language: local storage key `language` (`en` or `bn`), `<html lang>`, and everyone who listens. */
const storageKey = 'language';
const listeners = new Set<() => void>();

export function parseLanguage(text: string | null | undefined): Language {
  return text === Language.bn || text === Language.en ? text : defaultLanguage;
}

function readStored(): Language {
  try {
    return parseLanguage(window.localStorage.getItem(storageKey));
  } catch {
    return defaultLanguage; // storage refused (private mode, blocked cookies)
  }
}

let current = readStored();

export function currentLanguage(): Language {
  return current;
}

export function setLanguage(language: Language): void {
  try {
    window.localStorage.setItem(storageKey, language);
  } catch {
    // the choice still holds for this visit
  }
  document.documentElement.lang = language;
  if (language === current) return;
  current = language;
  listeners.forEach((listener) => listener());
}

export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
