import type { OrderTerms_OrderFragment, OrderSummary_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './order-texts.messages';

type Sums = Pick<OrderTerms_OrderFragment, 'subtotal' | 'deliveryFee' | 'feePending' | 'discount'> &
  Pick<OrderSummary_OrderFragment, 'total' | 'state'>;

/** Whether the seller has yet to name the fee; one that waits for the buyer's consent is in the sums. */
const isFeeUnknown = ({ feePending, state }: Pick<Sums, 'feePending' | 'state'>): boolean => feePending && state !== 'FEE_PROPOSED';

/** Items, fee, discount, total. */
export function OrderSums({ order }: { order: Sums }) {
  const t = useMessages(messages);
  const format = useFormat();
  const feeUnknown = isFeeUnknown(order);
  const sums: [string, string][] = [
    [t('items'), format.money(order.subtotal)],
    [t('fee'), feeUnknown ? t('feeLater') : format.money(order.deliveryFee)],
    ...(Number(order.discount) > 0 ? [[t('discount'), `− ${format.money(order.discount)}`] as [string, string]] : []),
  ];
  return (
    <dl className="sums">
      {sums.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd className="money">{value}</dd>
        </div>
      ))}
      <dt className="sum-total">{t(feeUnknown ? 'totalBeforeFee' : 'total')}</dt>
      <dd className="sum-total money">{format.money(order.total)}</dd>
    </dl>
  );
}
