/**
 * How the network informs the screen that the socket is open again, or was slow to open: events from before were
 * missed.
 */
const listeners = new Set<() => void>();

export function socketOpened(): void {
  listeners.forEach((listener) => listener());
}

export function onSocketOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
