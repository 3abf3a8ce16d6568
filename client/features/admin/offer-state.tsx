import type { OfferState as State } from '../../../schema/values/offers';
import { useMessages } from '../../platform/i18n/use-messages';
import { StatusBadge } from '../../ui/status-badge';
import { messages } from './offers.messages';

const tones = { SCHEDULED: 'waiting', RUNNING: 'good', ENDED: 'plain' } as const;

export function OfferState({ state }: { state: State }) {
  const t = useMessages(messages);
  return <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>;
}
