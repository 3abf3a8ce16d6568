import { useSyncExternalStore } from 'react';
import { limits } from '../../../schema/values/limits';

/** A visitor's cart: kept on the device until login merges it into the member's. The server prices and checks it (`quoteCart`). */
export interface GuestCartLine {
  readonly productId: string;
  /** Exact decimal, e.g. "2.5". */
  readonly quantity: string;
  /** The price the visitor saw, so that the cart can tell when it changed. */
  readonly seenPrice?: string | null;
}

const storageKey = 'guest-cart';
const listeners = new Set<() => void>();
let lines: readonly GuestCartLine[] | null = null;

const isLine = (value: unknown): value is GuestCartLine =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as GuestCartLine).productId === 'string' &&
  typeof (value as GuestCartLine).quantity === 'string';

function read(): readonly GuestCartLine[] {
  if (lines) return lines;
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]');
    lines = Array.isArray(stored) ? stored.filter(isLine).slice(0, limits.cartLines) : [];
  } catch {
    lines = [];
  }
  return lines;
}

function write(next: readonly GuestCartLine[]): void {
  lines = next;
  try {
    if (next.length) window.localStorage.setItem(storageKey, JSON.stringify(next));
    else window.localStorage.removeItem(storageKey);
  } catch {
    // storage refused: the cart lives as long as the page
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return;
    lines = null; // another tab changed it
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export const guestCart = {
  lines: read,
  /** Puts or replaces a product's line. */
  set(line: GuestCartLine): void {
    const known = read().some((one) => one.productId === line.productId);
    write(known ? read().map((one) => (one.productId === line.productId ? line : one)) : [...read(), line].slice(-limits.cartLines));
  },
  remove(productId: string): void {
    write(read().filter((line) => line.productId !== productId));
  },
  clear(): void {
    write([]);
  },
  subscribe,
};

export function useGuestCart(): readonly GuestCartLine[] {
  return useSyncExternalStore(subscribe, read);
}
