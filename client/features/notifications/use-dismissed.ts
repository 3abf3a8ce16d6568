import { useRef, useState } from 'react';
import type { NotificationCard_NotificationFragment } from '../../generated/graphql';
import type { Failure } from '../../platform/apollo/read-error';
import type { InboxActions } from './use-inbox';

type Card = NotificationCard_NotificationFragment;

export interface Dismissed {
  readonly cards: readonly Card[];
  readonly dismiss: (card: Card) => Promise<Failure | null>;
  readonly undo: (card: Card) => Promise<Failure | null>;
  readonly forget: (card: Card) => void;
}

/**
 * The cards that were just dismissed and may come back. An Undo waits for the response to its dismissal, so that the
 * last press always wins.
 */
export function useDismissed(inbox: InboxActions): Dismissed {
  const [cards, setCards] = useState<readonly Card[]>([]);
  const sent = useRef(new Map<string, Promise<Failure | null>>());
  const forget = ({ id }: Card) => setCards((now) => now.filter((card) => card.id !== id));
  return {
    cards,
    forget,
    dismiss: async (card) => {
      setCards((now) => [...now, card]);
      const response = inbox.dismiss(card);
      sent.current.set(card.id, response);
      const failure = await response;
      if (failure) forget(card);
      return failure;
    },
    undo: async (card) => {
      const dismissal = await sent.current.get(card.id);
      const failure = dismissal ? null : await inbox.restore(card);
      forget(card);
      return failure;
    },
  };
}
