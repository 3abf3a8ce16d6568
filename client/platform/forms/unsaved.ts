import { useEffect } from 'react';

/** How many forms on the page hold something that was not sent yet: the offer of a newer version waits for them. */
const listeners = new Set<() => void>();
let count = 0;

function change(by: 1 | -1): void {
  count += by;
  listeners.forEach((listener) => listener());
}

export const hasUnsaved = (): boolean => count > 0;

export function subscribeUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    change(1);
    return () => change(-1);
  }, [dirty]);
}
