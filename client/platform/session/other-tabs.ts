/**
 * Informs the other tabs of this browser of a login or logout here: they share the session cookie. Travels by the
 * browser's storage event.
 */
export type SessionChange = 'in' | 'out';

const storageKey = 'sessionChange';

export function notifyOtherTabs(change: SessionChange): void {
  try {
    window.localStorage.setItem(storageKey, change);
    window.localStorage.removeItem(storageKey); // only the event matters; the next one must differ from what is stored
  } catch {
    // storage rejected: the other tabs get it with their next request
  }
}

export function onOtherTab(listener: (change: SessionChange) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey && (newValue === 'in' || newValue === 'out')) listener(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
