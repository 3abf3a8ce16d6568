import type { OrderAmounts_MoneyFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './order-money.messages';

interface AccountSumsProps {
  money: OrderAmounts_MoneyFragment;
  /** The buyer reads the same amounts from the other side. */
  isBuyer?: boolean;
  /** Nothing beside it lists the refunds: what was given back is a sum as well. */
  withRefunds?: boolean;
}

/**
 * Lists what was paid for an order, what is still due, and what goes back, each amount that is not zero. It is empty
 * where no money has moved.
 */
export function AccountSums({ money, isBuyer = false, withRefunds = false }: AccountSumsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { received, claimed, refunded, due, refundDue } = money;
  const isPaid = Number(received) > 0 || Number(claimed) > 0;
  const lines = [
    [t(isBuyer ? 'ownReceived' : 'received'), received],
    [t(isBuyer ? 'ownClaimed' : 'claimed'), claimed],
    [t(isBuyer ? 'ownRefunded' : 'refunded'), withRefunds ? refunded : '0'],
    [t('due'), isPaid ? due : '0'],
    [t(isBuyer ? 'ownRefundDue' : 'refundDue'), refundDue],
  ] as const;
  const shown = lines.filter(([, amount]) => Number(amount) > 0);
  if (shown.length === 0) return null;
  return (
    <dl className="sums" style={{ marginBlockStart: 8 }}>
      {shown.map(([label, amount]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd className="money">{format.money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
