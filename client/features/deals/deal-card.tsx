import { FinancedBy, DealMaker } from '../../../schema/values/market/offers';
import type { DealCard_DealFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { paths } from '../../platform/paths';
import { Button } from '../../ui/buttons/button';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { StatusBadge } from '../../ui/display/status-badge';
import { TextLink } from '../../ui/buttons/text-link';
import { messages } from './deals.messages';

export type DealAct = 'accept' | 'decline' | 'end';

interface DealCardProps {
  deal: DealCard_DealFragment;
  onAct: (act: DealAct) => void;
}

const tones = {
  PROPOSED: 'waiting',
  SCHEDULED: 'info',
  RUNNING: 'good',
  USED_UP: 'waiting',
  DECLINED: 'plain',
  EXPIRED: 'plain',
  ENDED: 'plain',
} as const;

/** One deal: what it costs whom, from when until when, and what the seller may do with it. */
export function DealCard({ deal, onAct }: DealCardProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const product = useReadable()(deal.product);
  const { state, percent, priceBefore, dealPrice, financedBy, madeBy, reason } = deal;
  const isOwn = financedBy === FinancedBy.SELLER;
  const mayEnd = state === 'USED_UP' || (isOwn && (state === 'RUNNING' || state === 'SCHEDULED'));
  const price = (amount: string) => format.price(amount, product.unit, product.customUnitNote);
  return (
    <article className="panel deal-card">
      <ResponsiveImage image={product.image} alt="" sizes="72px" />
      <div className="deal-card-facts">
        <h2>
          <TextLink to={paths.myProduct(product.id)}>{product.name}</TextLink>
        </h2>
        <p>
          <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>
        </p>
        <p className="deal-card-prices">
          <strong>{price(dealPrice)}</strong>
          <s>{price(priceBefore)}</s>
          <span>−{format.percent(percent)}</span>
        </p>
        <p className="caption">{t('window', { from: format.dateTime(deal.startsAt), until: format.dateTime(deal.endsAt) })}</p>
        <p className="caption">
          {t(madeBy === DealMaker.SELLER ? 'bySeller' : 'byAdmin')}. {t(isOwn ? 'paidBySeller' : 'paidByPlatform')}
        </p>
        {reason && <p className="caption">{t('reason', { reason })}</p>}
      </div>
      <div className="deal-card-actions">
        {state === 'PROPOSED' && (
          <>
            <Button aria-label={t('acceptOf', { name: product.name })} onClick={() => onAct('accept')}>
              {t('accept')}
            </Button>
            <Button look="outline" tone="gray" aria-label={t('declineOf', { name: product.name })} onClick={() => onAct('decline')}>
              {t('decline')}
            </Button>
          </>
        )}
        {mayEnd && (
          <Button look="outline" tone="danger" aria-label={t('endOf', { name: product.name })} onClick={() => onAct('end')}>
            {t('end')}
          </Button>
        )}
      </div>
    </article>
  );
}
