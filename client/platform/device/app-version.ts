/**
 * The service worker of this page: registers it, and knows when a newer one has been installed and waits. `takeNewVersion` lets it in and
 * loads the page anew. In development there is none.
 */
const askEveryMs = 3_600_000;
const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;

export const newVersionWaits = (): boolean => waiting !== null;

export function subscribeVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return; // the very first worker replaces nobody
  waiting = worker;
  listeners.forEach((listener) => listener());
}

function watch(registration: ServiceWorkerRegistration): void {
  note(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') note(installing);
    });
  });
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < askEveryMs) return;
    askedAt = Date.now();
    void registration.update().catch(() => undefined); // no network: asked again next time
  });
}

export async function startAppVersion(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register('/sw.js'));
  } catch {
    // storage refused (private mode): the page works without it
  }
}

export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting?.postMessage('take over', []);
}
