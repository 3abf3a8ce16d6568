import { useSyncExternalStore } from 'react';

/** Whether the user has switched on what only programmers need (API keys, webhooks); stored on the device. */
const storageKey = 'developerTools';
const listeners = new Set<() => void>();

function readStored(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'on';
  } catch {
    return false; // storage rejected (private mode, blocked cookies)
  }
}

let isOn = typeof window !== 'undefined' && readStored();

export function setDeveloperTools(wanted: boolean): void {
  isOn = wanted;
  try {
    if (wanted) window.localStorage.setItem(storageKey, 'on');
    else window.localStorage.removeItem(storageKey);
  } catch {
    // the choice still holds for this visit
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDeveloperTools = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOn,
    () => false,
  );
