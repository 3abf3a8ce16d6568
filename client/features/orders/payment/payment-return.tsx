import type { PurchaseDetailQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Alert } from '../../../ui/feedback/alert';
import { messages } from './online-pay.messages';

type Order = NonNullable<PurchaseDetailQuery['order']>;

/**
 * For a buyer who comes back from a payment service: whether the order is paid. What is still checked is named by the
 * panel below.
 */
export function PaymentReturn({ order: { onlinePayment } }: { order: Order }) {
  const t = useMessages(messages);
  if (onlinePayment?.state === 'HELD')
    return (
      <Alert tone="success" role="status" title={t('paidTitle')}>
        {t('paidText')}
      </Alert>
    );
  if (onlinePayment?.state === 'DUE')
    return (
      <Alert tone="warning" role="alert" title={t('unpaidTitle')}>
        {t('unpaidText')}
      </Alert>
    );
  return null;
}
