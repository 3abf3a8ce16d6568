import { useSyncExternalStore } from 'react';
import { limits } from '../../../schema/values/limits';
import { deviceList, noItems } from '../device/device-list';

/** A visitor's favourites: stored on the device until a consumer's login takes them over. */
export interface GuestFavourite {
  readonly productId: string;
  /** The price seen then, from which a drop is measured. */
  readonly seenPrice?: string | null;
}

const isFavourite = (value: unknown): value is GuestFavourite =>
  typeof value === 'object' && value !== null && typeof (value as GuestFavourite).productId === 'string';

const { read, write, subscribe } = deviceList({ storageKey: 'guest-favourites', isItem: isFavourite, max: limits.guestFavourites });

export const guestFavourites = {
  /** Oldest first. */
  all: read,
  add(favourite: GuestFavourite): void {
    write([...read().filter(({ productId }) => productId !== favourite.productId), favourite]);
  },
  remove(productId: string): void {
    write(read().filter((one) => one.productId !== productId));
  },
  clear(): void {
    write([]);
  },
};

export function useGuestFavourites(): readonly GuestFavourite[] {
  return useSyncExternalStore(subscribe, read, noItems);
}
