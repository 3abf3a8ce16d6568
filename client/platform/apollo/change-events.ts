/**
 * Reports that something was changed by this user or has arrived, so that counts in the frame are read again. Nobody
 * listens on pages without counts.
 */
type Listener = () => void;

const listeners = new Set<Listener>();

export function onChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportChanged(): void {
  listeners.forEach((listener) => listener());
}
