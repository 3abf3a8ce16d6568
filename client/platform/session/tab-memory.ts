/**
 * The session storage holds, under this prefix, what a screen must still know after a reload of this tab. It belongs to
 * one account: another account in the same tab cannot read it, and a logout erases it. If the browser rejects storage,
 * the values are lost with the reload.
 */
const prefix = 'tab|';

interface Stored {
  readonly owner: string;
  readonly value: unknown;
}

/** The caller parses what it stored under this name; null when nothing of this account is there. */
export function recall<T>(name: string, owner: string): T | null {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(prefix + name) ?? 'null') as Stored | null;
    return stored?.owner === owner ? (stored.value as T) : null;
  } catch {
    return null;
  }
}

export function remember(name: string, owner: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(prefix + name, JSON.stringify({ owner, value } satisfies Stored));
  } catch {
    // no space, or rejected
  }
}

export function forgetOne(name: string): void {
  try {
    window.sessionStorage.removeItem(prefix + name);
  } catch {
    // nothing was stored
  }
}

export function forgetAll(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) if (key.startsWith(prefix)) window.sessionStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
