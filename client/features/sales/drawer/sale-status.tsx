import type { SaleRow_OrderFragment } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { StatusBadge } from '../../../ui/display/status-badge';
import { messages } from '../sales.messages';

const tones = { PENDING: 'waiting', DONE: 'good', CANCELLED: 'bad' } as const;

/** Done or Pending, with the finer state beside it. */
export function SaleStatus({ order }: { order: Pick<SaleRow_OrderFragment, 'progress' | 'state'> }) {
  const t = useMessages(messages);
  return (
    <span className="sale-status">
      <StatusBadge tone={tones[order.progress]}>{t(order.progress)}</StatusBadge>
      {order.state !== 'CANCELLED' && <span className="caption">{t(order.state)}</span>}
    </span>
  );
}
