import { type ReactNode, useId } from 'react';
import { gradeNames } from '../../../schema/values/catalogue/grades';
import type { Lot_LotFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useReadable } from '../../platform/i18n/use-readable';
import { DateText } from '../../ui/display/moment';
import { ResponsiveImage } from '../../ui/images/responsive-image';
import { StatusBadge } from '../../ui/display/status-badge';
import './lots.css';
import { messages } from './lots.messages';

const tones = { OPEN: 'good', CLOSED: 'plain', HELD: 'waiting', RECALLED: 'bad' } as const;

interface LotCardProps {
  lot: Lot_LotFragment;
  /** The name of the product, linked where the reader may follow it. */
  product: ReactNode;
  withSeller?: boolean;
  /** Buttons. */
  children: ReactNode;
}

/** One lot: its code and state, the days of its harvest, and how much is left. */
export function LotCard({ lot: stored, product, withSeller = false, children }: LotCardProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const lot = useReadable()(stored);
  const titleId = useId();
  const title = t('lot', { code: lot.code });
  const amount = (quantity: string) => format.quantity(quantity, lot.unit, lot.customUnitNote);
  return (
    <article className="panel lot" aria-labelledby={titleId}>
      <header>
        <h2 className="lot-title" id={titleId} data-own-text>
          {title}
        </h2>
        <StatusBadge tone={tones[lot.state]}>{t(lot.state)}</StatusBadge>
        {lot.isRecallAsked && <StatusBadge tone="waiting">{t('recallAsked')}</StatusBadge>}
      </header>
      <p>{product}</p>
      <dl className="lot-facts">
        {withSeller && (
          <>
            <dt>{t('seller')}</dt>
            <dd data-own-text>{lot.ownerName}</dd>
          </>
        )}
        <dt>{t('harvested')}</dt>
        <dd>{harvestDays(lot, format.date) ?? t('unknownDay')}</dd>
        {lot.grade && (
          <>
            <dt>{t('grade')}</dt>
            <dd>{gradeNames[lot.grade][format.language]}</dd>
          </>
        )}
        <dt>{t('left')}</dt>
        <dd>{t('leftOf', { left: amount(lot.remaining), all: amount(lot.quantity) })}</dd>
        <dt>{t('opened')}</dt>
        <dd>
          <DateText at={lot.openedAt} />
        </dd>
        {lot.reason && (
          <>
            <dt>{t('reason')}</dt>
            <dd data-own-text>{lot.reason}</dd>
          </>
        )}
      </dl>
      {lot.images.length > 0 && (
        <ul className="lot-images">
          {lot.images.map((image, index) => (
            <li key={image.url}>
              <a href={image.url} target="_blank" rel="noreferrer">
                <ResponsiveImage image={image} alt={t('photo', { number: format.number(index + 1) })} sizes="96px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="row-card-actions">{children}</div>
    </article>
  );
}

/** The day of a harvest, or the first and the last of several; null where nobody gave it. */
export function harvestDays(
  { harvestedFrom, harvestedUntil }: Pick<Lot_LotFragment, 'harvestedFrom' | 'harvestedUntil'>,
  toText: (day: string) => string,
): string | null {
  const days = [...new Set([harvestedFrom, harvestedUntil])].flatMap((day) => (day ? [toText(day)] : []));
  return days.length > 0 ? days.join(' – ') : null;
}
