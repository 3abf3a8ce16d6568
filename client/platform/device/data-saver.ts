import { useSyncExternalStore } from 'react';
import { firstView, onServer } from './first-view';
import { storeChoice } from './choice-cookie';

/**
 * Whether the page spares the user's data: no slides that move by themselves, small images, nothing fetched ahead. The
 * user's own choice, stored on the device; until the user chooses one, the browser's data saver and 2G decide.
 * index.html reads the same key for the Bangla font, and a cookie carries the choice to the server, which renders
 * pages.
 */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const storageKey = 'dataSaver';
const listeners = new Set<() => void>();

function readStored(): boolean | null {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return stored === 'on' ? true : stored === 'off' ? false : null;
  } catch {
    return null; // storage rejected (private mode, blocked cookies)
  }
}

let chosen = readStored();

function browserSaves(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

export const savesData = (): boolean => (onServer ? firstView().sparing : (chosen ?? browserSaves()));

/** Null leaves it to the browser again. */
export function setDataSaver(wanted: boolean | null): void {
  chosen = wanted;
  try {
    if (wanted === null) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, wanted ? 'on' : 'off');
  } catch {
    // the choice still holds for this visit
  }
  storeChoice('saver', chosen === null ? null : chosen ? 'on' : 'off');
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDataSaver = (): boolean => useSyncExternalStore(subscribe, savesData, () => firstView().sparing);
