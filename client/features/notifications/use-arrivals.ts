import { useEffect, useState } from 'react';
import type { NotificationCard_NotificationFragment } from '../../generated/graphql';

type Card = NotificationCard_NotificationFragment;
const timeOf = ({ createdAt }: Card) => Date.parse(createdAt);

interface ShownUntil {
  readonly list: string;
  readonly until: number;
}

export interface Arrivals {
  /** The list shows these notifications. */
  readonly shown: readonly Card[];
  /** These notifications arrived later and wait to be shown, the newest first. */
  readonly fresh: readonly Card[];
  readonly show: () => void;
}

/**
 * Cards that arrive while the list is open wait until they are requested, so that nothing moves under a finger. `list`
 * names which cards are listed; what its first whole response brought is, and an empty list shows its first arrival at
 * once.
 */
export function useArrivals(nodes: readonly Card[], list: string, settled: boolean): Arrivals {
  const [shown, setShown] = useState<ShownUntil | null>(null);
  const newest = nodes[0] ? timeOf(nodes[0]) : null;
  const isKnown = shown?.list === list;
  useEffect(() => {
    if (settled && !isKnown && newest !== null) setShown({ list, until: newest });
  }, [isKnown, list, newest, settled]);
  const isFresh = (card: Card) => isKnown && timeOf(card) > shown.until;
  return {
    shown: nodes.filter((card) => !isFresh(card)),
    fresh: nodes.filter(isFresh),
    show: () => newest !== null && setShown({ list, until: newest }),
  };
}
