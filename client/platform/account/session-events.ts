/** How the network informs the session that the server no longer knows it. */
const listeners = new Set<() => void>();

export function sessionEnded(): void {
  listeners.forEach((listener) => listener());
}

export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const suspensionListeners = new Set<(reason: string) => void>();

/** An admin has suspended the account while it was in use: the session is over, and this is why. */
export function accountSuspended(reason: string): void {
  suspensionListeners.forEach((listener) => listener(reason));
}

export function onAccountSuspended(listener: (reason: string) => void): () => void {
  suspensionListeners.add(listener);
  return () => suspensionListeners.delete(listener);
}
