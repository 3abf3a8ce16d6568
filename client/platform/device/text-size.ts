import { useSyncExternalStore } from 'react';

/**
 * How big letters are, in percent of the browser's own size; stored on the device. index.html has set `<html
 * data-text-size>` before the first paint.
 */
export const textSizes = ['100', '115', '130'] as const;
export type TextSize = (typeof textSizes)[number];

const storageKey = 'textSize';
const listeners = new Set<() => void>();

function readStored(): TextSize {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return textSizes.find((size) => size === stored) ?? '100';
  } catch {
    return '100'; // storage rejected (private mode, blocked cookies)
  }
}

let current = readStored();

export function setTextSize(size: TextSize): void {
  current = size;
  if (size === '100') delete document.documentElement.dataset.textSize;
  else document.documentElement.dataset.textSize = size;
  try {
    if (size === '100') window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, size);
  } catch {
    // the choice still holds for this visit
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTextSize = (): TextSize =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => '100',
  );
