import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { StatusBadge } from '../../ui/display/status-badge';
import { messages } from './purchases.messages';

const tones = { PENDING: 'waiting', DONE: 'good', CANCELLED: 'bad' } as const;

/** Done, Pending or Cancelled, with the finer state beside it. */
export function OrderBadges({ order }: { order: Pick<Purchase_OrderFragment, 'progress' | 'state'> }) {
  const t = useMessages(messages);
  return (
    <span className="order-badges">
      <StatusBadge tone={tones[order.progress]}>{t(order.progress)}</StatusBadge>
      {order.state !== 'CANCELLED' && <span className="caption">{t(order.state)}</span>}
    </span>
  );
}

/** The finer state alone, where there is space for one. */
export function ExactState({ order: { progress, state } }: { order: Pick<Purchase_OrderFragment, 'progress' | 'state'> }) {
  const t = useMessages(messages);
  return (
    <span className="order-state">
      <StatusBadge tone={tones[progress]}>{t(state)}</StatusBadge>
    </span>
  );
}
