import { currentToasts, subscribeToasts } from '../toast/toast-store';

/**
 * When to suggest installing the market on the home screen: the browser offers it, this is at least the second visit,
 * and something has just succeeded. Never twice after a "not now". Visits are counted on the device, one per tab's
 * session.
 */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const visitsKey = 'visits';
const countedKey = 'visitCounted';
const dismissedKey = 'installAnswer';
const listeners = new Set<() => void>();
let offer: InstallPrompt | null = null;
let succeeded = false;

function countVisit(): number {
  try {
    const before = Number(window.localStorage.getItem(visitsKey)) || 0;
    if (window.sessionStorage.getItem(countedKey)) return before;
    window.sessionStorage.setItem(countedKey, 'yes');
    window.localStorage.setItem(visitsKey, String(before + 1));
    return before + 1;
  } catch {
    return 0; // storage rejected: it always seems to be the first visit
  }
}

function replied(): boolean {
  try {
    return window.localStorage.getItem(dismissedKey) !== null;
  } catch {
    return true;
  }
}

const notify = () => listeners.forEach((listener) => listener());

export function startInstallOffer(): void {
  const visits = countVisit();
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // the browser's own bar would come on the first visit
    offer = event as InstallPrompt;
    notify();
  });
  if (visits < 2 || replied()) return;
  const stop = subscribeToasts(() => {
    if (!currentToasts().some(({ kind }) => kind === 'success')) return;
    stop();
    succeeded = true;
    notify();
  });
}

export const offersInstall = (): boolean => offer !== null && succeeded;

export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function respondToInstall(wanted: boolean): void {
  const taken = offer;
  offer = null;
  try {
    window.localStorage.setItem(dismissedKey, wanted ? 'yes' : 'no');
  } catch {
    // asked again another time
  }
  notify();
  if (wanted) void taken?.prompt();
}
