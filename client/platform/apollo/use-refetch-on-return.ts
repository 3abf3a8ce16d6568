import { useEffect, useRef } from 'react';

/** Switching to and fro reads at most this often. */
const pauseMs = 5_000;

/** Reads again when the user comes back to this tab: another tab or user may have changed what it shows. */
export function useRefetchOnReturn(refetch: () => unknown): void {
  const latest = useRef(refetch);
  latest.current = refetch;
  useEffect(() => {
    let readAt = Date.now();
    const onReturn = () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < pauseMs) return;
      readAt = Date.now();
      latest.current();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, []);
}
