import type { SaleDetail_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Alert } from '../../../ui/feedback/alert';
import { messages } from './sale-parcel.messages';

/**
 * Warns the seller of an order of a shared basket: how many of its orders ended, which products have fallen below the
 * quantity of their tier, and how many orders of shared baskets this buyer has cancelled.
 */
export function SaleParcel({ order }: { order: SaleDetail_OrderFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  const parcel = order.sharedParcel;
  if (!parcel || order.progress !== 'PENDING') return null;
  const { endedCount, orderCount, cancelledByBuyer } = parcel;
  const lost = parcel.lines.filter(({ isTierLost }) => isTierLost);
  if (endedCount === 0 && cancelledByBuyer === 0) return null;
  return (
    <div className="sale-warning">
      {endedCount > 0 && (
        <Alert tone={lost.length > 0 ? 'warning' : 'info'} title={t('ended', { ended: endedCount, count: orderCount })}>
          {lost.map(({ productName, unit, customUnitNote, orderedTogether, leftTogether }) => (
            <p key={productName}>
              {t('left', {
                product: productName,
                left: format.quantity(leftTogether, unit, customUnitNote),
                together: format.quantity(orderedTogether, unit, customUnitNote),
              })}
            </p>
          ))}
          {lost.length > 0 && <p>{t(order.actions.includes('REJECT') ? 'promisedOrReject' : 'promised')}</p>}
        </Alert>
      )}
      {cancelledByBuyer > 0 && <Alert tone="warning" title={t('cancelledByBuyer', { count: cancelledByBuyer })} />}
    </div>
  );
}
