import type { SharedBasketState } from '../../../schema/values/orders/baskets';
import { useMessages } from '../../platform/i18n/use-messages';
import { StatusBadge } from '../../ui/display/status-badge';
import type { BadgeTone } from '../../ui/display/status-badge';
import { messages } from './baskets.messages';

const tones: Readonly<Record<SharedBasketState, BadgeTone>> = {
  OPEN: 'info',
  CONFIRMING: 'waiting',
  ORDERED: 'good',
  CANCELLED: 'bad',
  EXPIRED: 'plain',
};

/** How far a shared basket is. */
export function BasketState({ state }: { state: SharedBasketState }) {
  const t = useMessages(messages);
  return (
    <p>
      <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>
    </p>
  );
}
