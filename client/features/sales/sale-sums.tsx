import type { SaleDetail_OrderFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { messages } from './sales.messages';

/** Items, fee, discount, total. */
export function SaleSums({ order }: { order: Pick<SaleDetail_OrderFragment, 'subtotal' | 'deliveryFee' | 'discount' | 'total'> }) {
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
