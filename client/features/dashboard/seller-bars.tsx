import { Link } from 'react-router-dom';
import type { SellerHomeQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useReadable } from '../../platform/i18n/use-readable';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { BarTable } from '../../ui/charts/bar-table';
import { messages } from './dashboard.messages';

type Home = SellerHomeQuery['sellerDashboard'];

/** Revenue by month with its orders, the products and the districts that brought most: the last 12 months. */
export function SellerBars({ home: { months, topProducts, districts } }: { home: Pick<Home, 'months' | 'topProducts' | 'districts'> }) {
  const t = useMessages(messages);
  const format = useFormat();
  const readable = useReadable();
  const figures = ({ revenue, orders }: { revenue: string; orders: number }) => ({
    value: Number(revenue),
    text: format.money(Math.round(Number(revenue))),
    more: format.number(orders),
  });
  return (
    <div className="seller-bars">
      <BarTable
        title={t('byMonth')}
        heads={[t('month'), t('revenue'), t('orders')]}
        bars={months.map((month) => ({ key: month.month, label: format.month(month.month, 'long'), ...figures(month) })).toReversed()}
        empty={t('chartEmpty')}
      />
      <div className="seller-bars-side">
        <BarTable
          title={t('topProducts')}
          heads={[t('product'), t('productSales'), t('orders')]}
          bars={topProducts.map(readable).map((product) => ({
            key: product.productId,
            label: (
              <Link className="text-link" to={paths.product(product.productId)} data-own-text>
                {product.name}
              </Link>
            ),
            ...figures(product),
          }))}
          empty={t('chartEmpty')}
        />
        <BarTable
          title={t('byDistrict')}
          heads={[t('district'), t('revenue'), t('orders')]}
          bars={districts.map((one) => ({
            key: String(one.district?.id ?? ''),
            label: one.district ? format.name(one.district) : t('pickedUp'),
            ...figures(one),
          }))}
          empty={t('chartEmpty')}
        />
      </div>
    </div>
  );
}
