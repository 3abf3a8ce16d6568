import type { OrderStatus } from '../../../../schema/values/orders';
import { useMessages } from '../../../platform/i18n/use-messages';
import { StatusBadge } from '../../../ui/display/status-badge';
import type { BadgeTone } from '../../../ui/display/status-badge';
import { messages } from './orders.messages';

const tones: Record<OrderStatus, BadgeTone> = {
  PLACED: 'waiting',
  CONFIRMED: 'info',
  SHIPPED: 'info',
  DELIVERED: 'good',
  REJECTED: 'bad',
  EXPIRED: 'bad',
  CANCELLED: 'bad',
};

export function OrderState({ status }: { status: OrderStatus }) {
  const t = useMessages(messages);
  return <StatusBadge tone={tones[status]}>{t(status)}</StatusBadge>;
}
