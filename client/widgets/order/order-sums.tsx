import type { OrderTerms_OrderFragment, OrderSummary_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './order-texts.messages';

type Sums = Pick<OrderTerms_OrderFragment, 'subtotal' | 'deliveryFee' | 'discount'> & Pick<OrderSummary_OrderFragment, 'total'>;

/** Items, fee, discount, total. */
export function OrderSums({ order }: { order: Sums }) {
  const t = useMessages(messages);
  const format = useFormat();
  const sums: [string, string][] = [
    [t('items'), format.money(order.subtotal)],
    [t('fee'), format.money(order.deliveryFee)],
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
      <dt className="sum-total">{t('total')}</dt>
      <dd className="sum-total money">{format.money(order.total)}</dd>
    </dl>
  );
}
