import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { StatusBadge } from '../../ui/display/status-badge';
import { messages } from './purchases.messages';

const tones = { PENDING: 'waiting', DONE: 'good', CANCELLED: 'bad' } as const;

/** The exact state, the only word for it: what it comes to (done, pending, cancelled) is its colour and its sign. */
export function ExactState({ order: { progress, state } }: { order: Pick<Purchase_OrderFragment, 'progress' | 'state'> }) {
  const t = useMessages(messages);
  return (
    <span className="order-state">
      <StatusBadge tone={tones[progress]}>{t(state)}</StatusBadge>
    </span>
  );
}
