import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCompareGoodsQuery } from '../../generated/graphql';
import type { CompareGoodsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Alert } from '../../ui/alert';
import { IconButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Picture } from '../../ui/picture';
import { QueryState } from '../../ui/query-state';
import { RowsSkeleton } from '../../ui/skeleton';
import { StatusBadge } from '../../ui/status-badge';
import { AddToCart } from '../../widgets/buy/add-to-cart';
import { SellerRating } from './seller-rating';
import { messages } from './trade.messages';
import { useBulkTexts } from './use-bulk-texts';

type Compared = CompareGoodsQuery['compareProducts'][number];

interface CompareProps {
  ids: readonly string[];
  onTakeOut: (id: string) => void;
  onClose: () => void;
}

/** Up to four goods beside one another, what decides a purchase in rows. */
export function Compare({ ids, onTakeOut, onClose }: CompareProps) {
  const t = useMessages(messages);
  const query = useCompareGoodsQuery({ variables: { ids: [...ids] }, fetchPolicy: 'cache-and-network' });
  return (
    <Dialog open place="end" wide onClose={onClose} title={t('compareTitle')}>
      <QueryState
        query={query}
        loadingText={t('comparing')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.compareProducts.length === 0}
        empty={<Alert tone="info" title={t('compareEmpty')} />}
      >
        {({ compareProducts }) => <CompareTable products={compareProducts} onTakeOut={onTakeOut} />}
      </QueryState>
    </Dialog>
  );
}

/** The lowest of the prices there are, null unless two can be compared. */
function lowestOf(products: readonly Compared[]): number | null {
  const prices = products.flatMap(({ pricePerKg }) => (pricePerKg ? [Number(pricePerKg)] : []));
  return prices.length > 1 ? Math.min(...prices) : null;
}

function CompareTable({ products, onTakeOut }: { products: readonly Compared[]; onTakeOut: CompareProps['onTakeOut'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const texts = useBulkTexts();
  const lowest = lowestOf(products);
  const rows: readonly { label: string; cell: (product: Compared) => ReactNode }[] = [
    {
      label: t('pricePerKg'),
      cell: (product) => (
        <>
          <strong>{texts.perKg(product)}</strong>
          {lowest !== null && Number(product.pricePerKg) === lowest && <StatusBadge tone="good">{t('cheapest')}</StatusBadge>}
        </>
      ),
    },
    { label: t('price'), cell: texts.price },
    { label: t('availableNow'), cell: (product) => texts.amount(product, product.available) },
    { label: t('minimum'), cell: (product) => texts.amount(product, product.sellPost?.minQuantity ?? '1') },
    { label: t('tiers'), cell: (product) => texts.tiers(product).join(' · ') || t('noTiers') },
    { label: t('harvested'), cell: ({ sellPost }) => (sellPost?.harvestedOn ? format.date(sellPost.harvestedOn) : t('notTold')) },
    { label: t('origin'), cell: ({ provenance }) => provenance[0]?.name ?? t('notTold') },
    {
      label: t('seller'),
      cell: ({ seller }) => [seller.name, seller.district && format.name(seller.district)].filter(Boolean).join(', '),
    },
    { label: t('rating'), cell: ({ seller }) => <SellerRating seller={seller} /> },
    { label: t('actions'), cell: (product) => <AddToCart product={product} /> },
  ];
  return (
    <div className="table-scroll compare" role="region" tabIndex={0} aria-label={t('compareTitle')}>
      <table className="data-table">
        <caption className="visually-hidden">{t('compareTitle')}</caption>
        <thead>
          <tr>
            <td />
            {products.map(({ id, name, image }) => (
              <th key={id} scope="col">
                <div className="compare-head">
                  <Picture image={image} alt="" sizes="120px" />
                  <Link className="text-link" to={paths.product(id)} data-own-text>
                    {name}
                  </Link>
                  <IconButton label={t('takeOut', { name })} onClick={() => onTakeOut(id)}>
                    <X aria-hidden />
                  </IconButton>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {products.map((product) => (
                <td key={product.id}>{cell(product)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
