import { Link } from 'react-router-dom';
import type { MyProduct_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { Button } from '../../../ui/buttons/button';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column, Selection } from '../../../ui/tables/data-table';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { OwnPrice } from '../../../widgets/own-price/own-price';
import { actionsId } from './actions-focus';
import { messages } from '../products.messages';
import { StockStepper } from './stock-stepper';

interface ProductTableProps {
  products: readonly MyProduct_ProductFragment[];
  firstNumber: number;
  selection: Selection<MyProduct_ProductFragment>;
  onStock: (productId: string, quantity: string) => Promise<boolean>;
  onDelete: (product: MyProduct_ProductFragment) => void;
}

/** 'List Of Products': the products as a table. */
export function ProductTable({ products, firstNumber, selection, onStock, onDelete }: ProductTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns: Column<MyProduct_ProductFragment>[] = [
    { key: 'sn', header: t('sn'), cell: (_row, number) => format.twoDigits(number), onCard: 'none', width: '56px', spare: true },
    {
      key: 'product',
      header: t('nameAndImages'),
      onCard: 'title',
      cell: (product, number) => (
        <div className="cell-product">
          <ResponsiveImage image={product.image} alt="" sizes="56px" priority={number === firstNumber} />
          <Link className="text-link" to={paths.myProduct(product.id)}>
            {product.name}
          </Link>
        </div>
      ),
    },
    {
      key: 'description',
      header: t('description'),
      spare: true,
      cell: (product) => <span className="two-lines">{product.description}</span>,
    },
    { key: 'quantity', header: t('quantity'), cell: (product) => <StockStepper product={product} onSave={onStock} />, width: '206px' },
    { key: 'price', header: t('sellingPrice'), numeric: true, cell: (product) => <OwnPrice product={product} bare /> },
    {
      key: 'status',
      header: t('status'),
      onCard: 'badge',
      cell: (product) => (
        <span className="badge" data-tone={product.addToSellPost ? 'good' : undefined}>
          {t(product.addToSellPost ? 'PUBLISHED' : 'NOT_PUBLISHED')}
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('actions'),
      onCard: 'actions',
      cell: (product) => (
        <div className="row-actions" id={actionsId(product.id)}>
          <Link className="text-link" to={paths.editProduct(product.id)} aria-label={`${t('edit')}: ${product.name}`}>
            {t('edit')}
          </Link>
          <Button look="ghost" tone="danger" size="md" aria-label={`${t('remove')}: ${product.name}`} onClick={() => onDelete(product)}>
            {t('remove')}
          </Button>
        </div>
      ),
    },
  ];
  return (
    <div className="own-products">
      <DataTable
        caption={t('listTitle')}
        rows={products}
        columns={columns}
        rowKey={(product) => product.id}
        firstNumber={firstNumber}
        selection={selection}
      />
    </div>
  );
}
