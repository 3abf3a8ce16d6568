import type { OrderMoney_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { messages } from './order-money.messages';
import { PaymentList } from './payment-list';
import { RefundLine } from './refund-line';

interface OrderAccountProps {
  order: OrderMoney_OrderFragment;
  /** The buyer reads the same amounts from the other side. */
  isBuyer?: boolean;
}

/** What was paid for an order, what is still due, and what goes back, with what the viewer can do about it. Nothing where no money has moved. */
export function OrderAccount({ order: { money }, isBuyer = false }: OrderAccountProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { received, claimed, due, refundDue, payments, refunds, isBeingChecked } = money;
  const isPaid = Number(received) > 0 || Number(claimed) > 0;
  const lines = [
    [t(isBuyer ? 'ownReceived' : 'received'), received],
    [t(isBuyer ? 'ownClaimed' : 'claimed'), claimed],
    [t('due'), isPaid ? due : '0'],
    [t(isBuyer ? 'ownRefundDue' : 'refundDue'), refundDue],
  ] as const;
  const shown = lines.filter(([, amount]) => Number(amount) > 0);
  return (
    <>
      {shown.length > 0 && (
        <dl className="sums" style={{ marginBlockStart: 8 }}>
          {shown.map(([label, amount]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{format.money(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      <PaymentList payments={payments} />
      {isBeingChecked && <Alert tone="warning" title={t(isBuyer ? 'checking' : 'checkingSeller')} />}
      {refunds.map((refund) => (
        <RefundLine key={refund.id} refund={refund} isBuyer={isBuyer} />
      ))}
    </>
  );
}
