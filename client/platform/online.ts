import { useSyncExternalStore } from 'react';

/** Whether the phone believes to have a network; without one nothing is sent, with one a sending may still fail. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Asks the server: a phone in a network that leads nowhere believes to be online. HEAD is not cached by the service
 * worker.
 */
export async function serverResponds(): Promise<boolean> {
  try {
    return (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
