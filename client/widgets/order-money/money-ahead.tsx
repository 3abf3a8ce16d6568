import type { OrderMoney_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { isOpenRefund } from './open-refund';
import { messages } from './order-money.messages';
import { RefundLine } from './refund-line';

/** Stands above a buyer's order: the payment that the seller has yet to find, and what comes back to the buyer. */
export function MoneyAhead({ order: { money } }: { order: OrderMoney_OrderFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      {money.isBeingChecked && <Alert tone="warning" title={t('checking')} />}
      {!money.isBeingChecked && Number(money.claimed) > 0 && (
        <Alert tone="info" title={t('ownClaimedNow', { amount: format.money(money.claimed) })}>
          {t('ownClaimedNext')}
        </Alert>
      )}
      {money.refunds.filter(isOpenRefund).map((refund) => (
        <RefundLine key={refund.id} refund={refund} isBuyer />
      ))}
    </>
  );
}
