import type { AdminOrderDetail_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { RefundDecision } from '../refund-decision';
import { messages } from './orders.messages';

/** Refunds that the seller of the order owes or gave, each with what an admin may do. */
export function OrderRefunds({ order, onDone }: { order: AdminOrderDetail_OrderFragment; onDone: () => void }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const refunds = order.money.refunds.filter(({ payer }) => payer === 'SELLER');
  if (refunds.length === 0) return null;
  return (
    <section>
      <h3>{t('refunds')}</h3>
      <ul className="account-history">
        {refunds.map((refund) => {
          const { id, amount, state, method, reference, note } = refund;
          const way = method === 'CASH_ON_DELIVERY' ? t('inCash') : method && texts(method);
          return (
            <li key={id}>
              <strong>{format.money(amount)}</strong>
              <span className="caption thing-note">{[t(`refund${state}`), way, reference].filter(Boolean).join(' · ')}</span>
              {note && <span className="audit-reason">{note}</span>}
              <RefundDecision refund={refund} number={order.trackingNumber} onDone={onDone} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
