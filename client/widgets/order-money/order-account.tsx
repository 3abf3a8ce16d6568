import type { OrderMoney_OrderFragment } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { Alert } from '../../ui/feedback/alert';
import { AccountSums } from './account-sums';
import { isOpenRefund } from './open-refund';
import { messages } from './order-money.messages';
import { PaymentList } from './payment-list';
import { RefundLine } from './refund-line';

interface OrderAccountProps {
  order: OrderMoney_OrderFragment;
  /** The buyer reads the same amounts from the other side. */
  isBuyer?: boolean;
}

/**
 * Shows how much was paid for an order, how much is still due and how much goes back, with the seller's next steps; a
 * buyer's are above the order. Shows nothing if no money has moved.
 */
export function OrderAccount({ order: { money }, isBuyer = false }: OrderAccountProps) {
  const t = useMessages(messages);
  const { payments, refunds, isBeingChecked } = money;
  return (
    <>
      <AccountSums money={money} isBuyer={isBuyer} />
      <PaymentList payments={payments} />
      {isBeingChecked && !isBuyer && <Alert tone="warning" title={t('checkingSeller')} />}
      {refunds
        .filter((refund) => !isBuyer || !isOpenRefund(refund))
        .map((refund) => (
          <RefundLine key={refund.id} refund={refund} isBuyer={isBuyer} />
        ))}
    </>
  );
}
