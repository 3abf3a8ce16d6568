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
  const claimed = money.payments.filter(({ state }) => state === 'CLAIMED');
  const sent = claimed.filter(({ silenceMeans }) => !silenceMeans).reduce((sum, { amount }) => sum + Number(amount), 0);
  const asked = claimed.filter(({ silenceMeans }) => silenceMeans);
  return (
    <>
      {money.isBeingChecked && <Alert tone="warning" title={t('checking')} />}
      {!money.isBeingChecked && sent > 0 && (
        <Alert tone="info" title={t('ownClaimedNow', { amount: format.money(sent) })}>
          {t('ownClaimedNext')}
        </Alert>
      )}
      {asked.map(({ id, amount, silenceUntil, silenceMeans }) => (
        <Alert key={id} tone="info" title={t('ownAsked', { amount: format.money(amount) })}>
          {silenceUntil
            ? t(silenceMeans === 'RECEIVED' ? 'untilRECEIVED' : 'untilREJECTED', { when: format.dateTime(silenceUntil) })
            : t('ownAskedNext')}
        </Alert>
      ))}
      {money.refunds.filter(isOpenRefund).map((refund) => (
        <RefundLine key={refund.id} refund={refund} isBuyer />
      ))}
    </>
  );
}
