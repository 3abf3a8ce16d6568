import { Link } from 'react-router-dom';
import type { BulkRow_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useReadable } from '../../../platform/i18n/use-readable';
import { paths } from '../../../platform/paths';
import { sellerName } from '../../../platform/seller-name';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column, Selection } from '../../../ui/tables/data-table';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { AddToCart } from '../../../widgets/buy/add-to-cart';
import { SellerRating } from './seller-rating';
import { messages } from './buying.messages';
import { useBulkTexts } from './use-bulk-texts';

interface BulkTableProps {
  products: readonly BulkRow_ProductFragment[];
  selection: Selection<BulkRow_ProductFragment>;
}

/** The buying table: what decides a purchase side by side, cards on a phone. */
export function BulkTable({ products: stored, selection }: BulkTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const texts = useBulkTexts();
  const products = stored.map(useReadable());
  const columns: Column<BulkRow_ProductFragment>[] = [
    {
      key: 'product',
      header: t('product'),
      onCard: 'title',
      cell: ({ id, name, image }) => (
        <div className="cell-product">
          <ResponsiveImage image={image} alt="" sizes="56px" />
          <Link className="text-link trade-name" to={paths.product(id)} data-own-text>
            {name}
          </Link>
        </div>
      ),
    },
    {
      key: 'pricePerKg',
      header: t('pricePerKg'),
      width: '190px',
      numeric: true,
      cell: (product) => (
        <span className="trade-pair">
          <strong>{product.pricePerKg ? texts.perKg(product) : texts.price(product)}</strong>
          {product.unit !== 'KG' && <span className="caption">{product.pricePerKg ? texts.price(product) : t('noWeight')}</span>}
          <Tiers tiers={texts.tiers(product)} />
        </span>
      ),
    },
    {
      key: 'available',
      header: t('availableNow'),
      width: '150px',
      numeric: true,
      cell: (product) => (
        <span className="trade-pair">
          {texts.amount(product, product.sellable)}
          <span className="caption">{t('atLeast', { quantity: texts.amount(product, product.sellPost?.minQuantity ?? '1') })}</span>
        </span>
      ),
    },
    {
      key: 'seller',
      header: t('seller'),
      width: '180px',
      cell: ({ seller }) => (
        <span className="trade-seller">
          <Link className="text-link" to={paths.seller(seller.id)} data-own-text>
            {sellerName(seller)}
          </Link>
          <span className="caption">{seller.district ? format.name(seller.district) : ''}</span>
          <SellerRating seller={seller} />
        </span>
      ),
    },
    {
      key: 'order',
      header: t('actions'),
      onCard: 'actions',
      width: '208px', // a stepper of 180 px and the cell's padding
      cell: (product) => <AddToCart product={product} />,
    },
  ];
  return (
    <div className="trade-table">
      <DataTable caption={t('market')} rows={products} columns={columns} rowKey={({ id }) => id} selection={selection} />
    </div>
  );
}

/** Lower prices for larger quantities, below the price they lower. */
function Tiers({ tiers }: { tiers: readonly string[] }) {
  if (tiers.length === 0) return null;
  return (
    <ul className="trade-tiers">
      {tiers.map((tier) => (
        <li key={tier}>{tier}</li>
      ))}
    </ul>
  );
}
