import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { limits } from '../../../schema/values/limits';
import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/buttons/button';
import { messages } from '../../widgets/purchases/purchases.messages';
import { useCopy } from './copy-value';

const hourMs = 3_600_000;

/** Until when a seller may confirm an order placed at this time, and a buyer accept a delivery fee named then. */
export const answerBy = (at: string): Date => new Date(Date.parse(at) + limits.orderExpiryHours * hourMs);

type Placed = Pick<Purchase_OrderFragment, 'total' | 'trackingNumber' | 'placedAt'> & { seller: { phone?: string | null } };

/** Right after the order: that it is placed, what is paid, what happens next and until when, whom to call, and its number. */
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
        <Button look="outline" icon={copied === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()}>
          {t(copied === 'copied' ? 'copied' : 'copyNumber')}
        </Button>
      }
    >
      <p>{t('placedTotal', { total: format.money(order.total) })}</p>
      <p>{t('placedUntil', { time: format.dateTime(answerBy(order.placedAt)) })}</p>
      <p>{phone ? t('placedCallNow', { phone: format.digits(phone) }) : t('placedCall')}</p>
      {copied === 'notCopied' && <p>{t('notCopied')}</p>}
    </Alert>
  );
}

/** The same for a purchase from several sellers, above their orders. */
export function PlacedOrders({ count, total }: { count: number; total: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [placedAt] = useState(() => new Date().toISOString());
  return (
    <Alert tone="success" title={format.digits(t('placedTitle', { count }))}>
      <p>{t('placedTotal', { total: format.money(total) })}</p>
      <p>{t('placedUntilAll', { time: format.dateTime(answerBy(placedAt)) })}</p>
      <p>{t('placedCall')}</p>
    </Alert>
  );
}
