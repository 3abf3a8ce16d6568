import type { DealState as State } from '../../../../schema/values/market/offers';
import { useMessages } from '../../../platform/i18n/use-messages';
import { DateText } from '../../../ui/display/moment';
import { StatusBadge } from '../../../ui/display/status-badge';
import { messages } from './offers.messages';

const tones = {
  PROPOSED: 'waiting',
  SCHEDULED: 'info',
  RUNNING: 'good',
  USED_UP: 'waiting',
  DECLINED: 'bad',
  EXPIRED: 'plain',
  ENDED: 'plain',
} as const;

export function OfferState({ state }: { state: State }) {
  const t = useMessages(messages);
  return <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>;
}

/** From when until when, on two lines. */
export function OfferWindow({ from, until }: { from: string; until: string }) {
  const t = useMessages(messages);
  return (
    <span className="offer-window">
      <span>
        {t('from')} <DateText at={from} withTime />
      </span>
      <span>
        {t('until')} <DateText at={until} withTime />
      </span>
    </span>
  );
}
