import { useSyncExternalStore } from 'react';
import type { Named } from '../format';

/** Where someone buys. A visitor's location is stored on the device; a user's on the server. */
export interface ShoppingPlace {
  readonly division: Named & { readonly id: number };
  readonly district: Named & { readonly id: number };
  readonly upazila: (Named & { readonly id: number }) | null;
  readonly address: string | null;
}

const storageKey = 'shopping-place';
const listeners = new Set<() => void>();
let current: ShoppingPlace | null | undefined;

const isNamed = (value: unknown): value is Named & { id: number } =>
  typeof value === 'object' && value !== null && Number.isInteger((value as { id?: unknown }).id) && 'nameEn' in value && 'nameBn' in value;

function isPlace(value: unknown): value is ShoppingPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { division, district, upazila } = value as Partial<Record<keyof ShoppingPlace, unknown>>;
  return isNamed(division) && isNamed(district) && (upazila === null || isNamed(upazila));
}

function read(): ShoppingPlace | null {
  if (current !== undefined) return current;
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null');
    current = isPlace(stored) ? stored : null;
  } catch {
    current = null;
  }
  return current;
}

function write(place: ShoppingPlace | null): void {
  current = place;
  try {
    if (place) window.localStorage.setItem(storageKey, JSON.stringify(place));
    else window.localStorage.removeItem(storageKey);
  } catch {
    // storage rejected: it holds as long as the page
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const devicePlace = { read, write };

export const useDevicePlace = (): ShoppingPlace | null => useSyncExternalStore(subscribe, read, () => null);
