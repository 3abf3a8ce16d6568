/** How the network tells the session that the server no longer knows it. */
const listeners = new Set<() => void>();

export function sessionEnded(): void {
  listeners.forEach((listener) => listener());
}

export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
