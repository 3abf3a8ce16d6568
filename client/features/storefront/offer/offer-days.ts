import { limits } from '../../../../schema/values/limits';

/**
 * These keys store the state of the storefront's offer on this device: the time until which it runs (set when it is
 * first shown, unchanged by reloads), the time until which it is hidden, and whether the user closed it in this visit.
 * If the browser rejects storage, the offer lasts as long as the page.
 */
const endsKey = 'offer-ends';
const hiddenKey = 'offer-hidden';
const closedKey = 'offer-closed';
const dayMs = 86_400_000;

function read(key: string): number {
  try {
    return Number(window.localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}

function write(key: string, at: number): void {
  try {
    window.localStorage.setItem(key, String(at));
  } catch {
    // nothing to remember it with
  }
}

/** Not closed in this visit, not rejected before, not claimed, not run out lately. */
export function isOfferOpen(now = Date.now()): boolean {
  const ends = read(endsKey);
  const ranOut = ends !== 0 && ends <= now && now < ends + limits.popupHiddenDays * dayMs;
  return !isClosed() && read(hiddenKey) <= now && !ranOut;
}

/** When the offer ends on this device; the first call starts its 15 minutes. */
export function offerEnd(now = Date.now()): number {
  const stored = read(endsKey);
  const longest = now + limits.popupCountdownSeconds * 1000;
  if (stored > now && stored <= longest) return stored;
  write(endsKey, longest); // not begun, begun long ago, or the device's clock was set back
  return longest;
}

/** Not shown for so many days; afterwards it starts again. */
export function hideOffer(days: number, now = Date.now()): void {
  write(hiddenKey, now + days * dayMs);
}

/** Closed by hand: not again in this visit, reloads included. */
export function closeOffer(): void {
  try {
    window.sessionStorage.setItem(closedKey, '1');
  } catch {
    // asked again after a reload
  }
}

function isClosed(): boolean {
  try {
    return window.sessionStorage.getItem(closedKey) !== null;
  } catch {
    return false;
  }
}
