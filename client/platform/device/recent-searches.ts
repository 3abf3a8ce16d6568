import { useSyncExternalStore } from 'react';
import { limits } from '../../../schema/values/limits';

/**
 * Key of the searches on this device, the last first. They are never sent anywhere; a logout or the user erases them.
 */
const storageKey = 'recent-searches';
const listeners = new Set<() => void>();
const none: readonly string[] = [];
let searches: readonly string[] | null = null;

function read(): readonly string[] {
  if (searches) return searches;
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]');
    searches = Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, limits.recentSearches) : none;
  } catch {
    searches = none;
  }
  return searches;
}

function write(next: readonly string[]): void {
  searches = next;
  try {
    if (next.length) window.localStorage.setItem(storageKey, JSON.stringify(next));
    else window.localStorage.removeItem(storageKey);
  } catch {
    // storage rejected: they last as long as the page
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const recentSearches = {
  add(search: string): void {
    const text = search.trim().slice(0, limits.searchLength);
    if (!text || read()[0] === text) return;
    write([text, ...read().filter((one) => one !== text)].slice(0, limits.recentSearches));
  },
  remove: (search: string) => write(read().filter((one) => one !== search)),
  clear: () => write(none),
};

export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, read, () => none);
