import { useSyncExternalStore } from 'react';
import type { SellerDayQuery } from '../../../generated/graphql';
import { deviceList, noItems } from '../../../platform/device/device-list';

export type PickItem = SellerDayQuery['sellerDay']['pickList'][number];

/** Ticks of several days; the oldest fall out. */
const maxTicks = 400;
const ticks = deviceList<string>({ storageKey: 'picked', isItem: (value): value is string => typeof value === 'string', max: maxTicks });

/** Identifies a tick by product and quantity: if the quantity changes, the product has to be picked again. */
const tickOf = (userId: string, day: string, { productId, unit, customUnitNote, quantity }: PickItem): string =>
  [userId, day, productId, unit, customUnitNote ?? '', quantity].join('/');

export interface Picked {
  readonly has: (item: PickItem) => boolean;
  readonly toggle: (item: PickItem) => void;
}

/** Returns the ticks that this user set on the pick list of the day, on this device. */
export function usePicked(userId: string, day: string): Picked {
  const items = useSyncExternalStore(ticks.subscribe, ticks.read, noItems);
  return {
    has: (item) => items.includes(tickOf(userId, day, item)),
    toggle: (item) => {
      const tick = tickOf(userId, day, item);
      ticks.write(items.includes(tick) ? items.filter((one) => one !== tick) : [...items, tick]);
    },
  };
}
