import { useEffect, useRef } from 'react';

/** Reports that a notification has arrived: what is open and may be meant by it is read again. */
type Listener = () => void;

const listeners = new Set<Listener>();

export function reportArrived(): void {
  listeners.forEach((listener) => listener());
}

/** Reads again with each notification that arrives while this is shown. */
export function useRefetchOnArrival(refetch: () => unknown): void {
  const latest = useRef(refetch);
  latest.current = refetch;
  useEffect(() => {
    const listener = () => void latest.current();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
