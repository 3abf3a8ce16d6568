import type { OrderState as State } from '../../../../schema/values/orders/order-states';
import { useMessages } from '../../../platform/i18n/use-messages';
import { StatusBadge } from '../../../ui/display/status-badge';
import type { BadgeTone } from '../../../ui/display/status-badge';
import { messages } from './orders.messages';

const tones: Record<State, BadgeTone> = {
  PLACED: 'waiting',
  CONFIRMED: 'info',
  SHIPPED: 'info',
  FEE_PROPOSED: 'waiting',
  PART_PROPOSED: 'waiting',
  WEIGHT_PROPOSED: 'waiting',
  DELIVERY_FAILED: 'waiting',
  DELIVERED: 'good',
  RETURNED: 'bad',
  REJECTED: 'bad',
  EXPIRED: 'bad',
  CANCELLED: 'bad',
};

export function OrderState({ state }: { state: State }) {
  const t = useMessages(messages);
  return <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>;
}
