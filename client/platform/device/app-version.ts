/**
 * The service worker of this page: registers it, and knows when a newer one has been installed and waits.
 * `takeNewVersion` activates it and loads the page again. In development there is none.
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
  if (!worker || !navigator.serviceWorker.controller) return; // the very first worker replaces no one
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
    void registration.update().catch(() => undefined); // no network: fetched again next time
  });
}

/**
 * A first visit has loaded its files past the worker: it is given their names, so that the page opens without a network
 * as well.
 */
async function handOver(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(
    performance.getEntriesByType('resource').map(({ name }) => name),
    [],
  );
}

export async function startAppVersion(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const first = navigator.serviceWorker.controller === null;
  try {
    watch(await navigator.serviceWorker.register('/sw.js'));
    if (first) await handOver();
  } catch {
    // storage rejected (private mode): the page works without it
  }
}

export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting?.postMessage('take over', []);
}
