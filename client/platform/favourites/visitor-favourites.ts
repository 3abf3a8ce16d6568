import { useSyncExternalStore } from 'react';
import { limits } from '../../../schema/values/limits';
import { deviceList, noItems } from '../device/device-list';

/** A visitor's favourites: stored on the device until a consumer's login takes them over. */
export interface VisitorFavourite {
  readonly productId: string;
  /** The price seen then, from which a drop is measured. */
  readonly seenPrice?: string | null;
}

const isFavourite = (value: unknown): value is VisitorFavourite =>
  typeof value === 'object' && value !== null && typeof (value as VisitorFavourite).productId === 'string';

const { read, write, subscribe } = deviceList({ storageKey: 'guest-favourites', isItem: isFavourite, max: limits.visitorFavourites });

export const visitorFavourites = {
  /** Oldest first. */
  all: read,
  add(favourite: VisitorFavourite): void {
    write([...read().filter(({ productId }) => productId !== favourite.productId), favourite]);
  },
  remove(productId: string): void {
    write(read().filter((one) => one.productId !== productId));
  },
  clear(): void {
    write([]);
  },
};

export function useVisitorFavouriteList(): readonly VisitorFavourite[] {
  return useSyncExternalStore(subscribe, read, noItems);
}
