import type { Purchase_OrderFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { messages } from '../../widgets/purchases/purchases.messages';

/**
 * Says what happens to an open order whose seller the market has suspended. The page offers Cancel until the order
 * is sent.
 */
export function SellerSuspended({ order }: { order: Purchase_OrderFragment }) {
  const t = useMessages(messages);
  if (!order.sellerSuspended || order.progress !== 'PENDING') return null;
  return (
    <Alert tone="warning" title={t('sellerSuspended')}>
      {t(order.actions.includes('CANCEL') ? 'sellerSuspendedCancel' : 'sellerSuspendedSent')}
    </Alert>
  );
}
