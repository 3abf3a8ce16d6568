import type { OnlinePayment_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './online-payment.messages';

/** Where the money of the order is, and what of it went back; nothing for other ways to pay. */
export function OnlinePaymentState({ order: { onlinePayment } }: { order: OnlinePayment_OrderFragment }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (!onlinePayment) return null;
  const { state, refunded, refunding } = onlinePayment;
  const isPart = state === 'HELD' || state === 'RELEASED';
  return (
    <>
      <p className="caption">{t(state)}</p>
      {isPart && Number(refunded) > 0 && <p className="caption">{t('refunded', { amount: format.money(refunded) })}</p>}
      {isPart && Number(refunding) > 0 && <p className="caption">{t('refunding', { amount: format.money(refunding) })}</p>}
    </>
  );
}
