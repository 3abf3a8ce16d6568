import { useState } from 'react';
import { CalendarSync, Check, Copy } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Button, ButtonLink } from '../../ui/buttons/button';
import { TextLink } from '../../ui/buttons/text-link';
import { Alert } from '../../ui/feedback/alert';
import { messages } from '../../widgets/purchases/purchases.messages';
import { useCopy } from './copy-value';

const hourMs = 3_600_000;

/** Until when a seller may confirm an order placed at this time, and a buyer accept a delivery fee named then. */
export const answerBy = (at: string): Date => new Date(Date.parse(at) + limits.orderExpiryHours * hourMs);

type Placed = Pick<Purchase_OrderFragment, 'id' | 'total' | 'trackingNumber' | 'placedAt'> & { seller: { phone?: string | null } };

/** Right after the order: that it is placed, what is paid, what happens next and until when, whom to call, its number, and that it can be had again and again. */
export function PlacedNote({ order }: { order: Placed }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { copied, copy } = useCopy(order.trackingNumber);
  const { phone } = order.seller;
  return (
    <Alert
      tone="success"
      title={t('placedTitle', { count: 1 })}
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
      <p>{t('placedTotal', { total: format.money(order.total) })}</p>
      <p>{t('placedUntil', { time: format.dateTime(answerBy(order.placedAt)) })}</p>
      <p>{phone ? t('placedCallNow', { phone: format.digits(phone) }) : t('placedCall')}</p>
      {copied === 'notCopied' && <p>{t('notCopied')}</p>}
    </Alert>
  );
}

/** What the checkout hands over of a purchase from several sellers. */
export interface PlacedPurchase {
  readonly count: number;
  readonly total: string;
  readonly orders: readonly Pick<Placed, 'id' | 'trackingNumber'>[];
}

/** The same for a purchase from several sellers, above their orders. */
export function PlacedOrders({ count, total, orders }: PlacedPurchase) {
  const t = useMessages(messages);
  const format = useFormat();
  const [placedAt] = useState(() => new Date().toISOString());
  return (
    <Alert tone="success" title={format.digits(t('placedTitle', { count }))}>
      <p>{t('placedTotal', { total: format.money(total) })}</p>
      <p>{t('placedUntilAll', { time: format.dateTime(answerBy(placedAt)) })}</p>
      <p>{t('placedCall')}</p>
      {orders.map(({ id, trackingNumber }) => (
        <p key={id}>
          <TextLink to={paths.orderRecurring(id)}>{t('everyWeekOf', { number: trackingNumber })}</TextLink>
        </p>
      ))}
    </Alert>
  );
}
