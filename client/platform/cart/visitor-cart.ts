import { useSyncExternalStore } from 'react';
import { limits } from '../../../schema/values/limits';
import { deviceList, noItems } from '../device/device-list';

/**
 * A visitor's cart: stored on the device until login merges it into the user's. The server prices and checks it
 * (`quoteCart`).
 */
export interface VisitorCartLine {
  readonly productId: string;
  /** Exact decimal, e.g. "2.5". */
  readonly quantity: string;
  /** The price the visitor saw, so that the cart can report when it changed. */
  readonly seenPrice?: string | null;
  /** The name the visitor saw, by which the cart lists what is withdrawn since; it stays on the device. */
  readonly name?: string;
}

/** A line as the server takes it. */
export const cartLineInput = ({ productId, quantity, seenPrice }: VisitorCartLine) => ({ productId, quantity, seenPrice });

const isLine = (value: unknown): value is VisitorCartLine =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as VisitorCartLine).productId === 'string' &&
  typeof (value as VisitorCartLine).quantity === 'string';

const { read, write, subscribe } = deviceList({ storageKey: 'guest-cart', isItem: isLine, max: limits.cartLines });

export const visitorCart = {
  lines: read,
  /** Puts or replaces a product's line. */
  set(line: VisitorCartLine): void {
    const isPresent = read().some((one) => one.productId === line.productId);
    write(isPresent ? read().map((one) => (one.productId === line.productId ? line : one)) : [...read(), line]);
  },
  remove(productId: string): void {
    write(read().filter((line) => line.productId !== productId));
  },
  clear(): void {
    write([]);
  },
  subscribe,
};

export function useVisitorCartLines(): readonly VisitorCartLine[] {
  return useSyncExternalStore(subscribe, read, noItems);
}
