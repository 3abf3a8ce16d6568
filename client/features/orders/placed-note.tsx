import { useState } from 'react';
import { CalendarSync, Check, Copy } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import type { PlacedPurchase } from '../../platform/placed-purchase';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { PlacedSummary } from '../../widgets/purchases/placed-summary';
import { messages } from '../../widgets/purchases/purchases.messages';
import { useCopy } from './payment/copy-value';

const hourMs = 3_600_000;

/** Until when a seller may confirm an order placed at this time, and a buyer accept a delivery fee named then. */
export const answerBy = (at: string): Date => new Date(Date.parse(at) + limits.orderExpiryHours * hourMs);

type Placed = Pick<Purchase_OrderFragment, 'id' | 'total' | 'feePending' | 'trackingNumber' | 'placedAt'> & {
  seller: { phone?: string | null };
};

/**
 * Right after the order: its number, what is paid, until when the seller answers, whom to call where that is known, and
 * that it can be had again and again.
 */
export function PlacedNote({ order }: { order: Placed }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { copied, copy } = useCopy(order.trackingNumber);
  const { phone } = order.seller;
  return (
    <PlacedSummary
      purchase={{ count: 1, total: order.total, hasOpenFee: order.feePending, orders: [order] }}
      action={
        <div className="page-actions">
          <Button look="outline" icon={copied === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()}>
            {t(copied === 'copied' ? 'copied' : 'copyNumber')}
          </Button>
          <ButtonLink look="outline" icon={<CalendarSync aria-hidden />} to={paths.orderRecurring(order.id)}>
            {t('everyWeek')}
          </ButtonLink>
        </div>
      }
    >
      <p>{t('placedUntil', { time: format.dateTime(answerBy(order.placedAt)) })}</p>
      <p>
        {phone ? (
          <a className="text-link" href={`tel:${phone}`}>
            {t('placedCallNow', { phone: format.digits(phone) })}
          </a>
        ) : (
          t('placedCall')
        )}
      </p>
      {copied === 'notCopied' && <p>{t('notCopied')}</p>}
    </PlacedSummary>
  );
}

/** The same for a purchase from several sellers, above their orders. */
export function PlacedOrders({ purchase }: { purchase: PlacedPurchase }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [placedAt] = useState(() => new Date().toISOString());
  return (
    <PlacedSummary purchase={purchase}>
      <p>{t('placedUntilAll', { time: format.dateTime(answerBy(placedAt)) })}</p>
      <p>{t('recurringHint')}</p>
    </PlacedSummary>
  );
}
