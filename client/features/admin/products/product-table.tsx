import { gradeNames } from '../../../../schema/values/catalogue/grades';
import { MarketStanding } from '../../../../schema/values/market/moderation';
import type { ModeratedRow_ProductFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useReadable } from '../../../platform/i18n/use-readable';
import { paths } from '../../../platform/paths';
import { sellerName } from '../../../platform/seller-name';
import { Button } from '../../../ui/buttons/button';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { DateText } from '../../../ui/display/moment';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { StatusBadge } from '../../../ui/display/status-badge';
import type { BadgeTone } from '../../../ui/display/status-badge';
import { TextLink } from '../../../ui/buttons/text-link';
import { messages as adminMessages } from '../admin.messages';
import { messages } from './products.messages';

export type ProductAct = 'hide' | 'restore' | 'category' | 'grade';

const tones: Record<MarketStanding, BadgeTone> = { ON_MARKET: 'good', OFF_MARKET: 'plain', HIDDEN: 'bad' };

interface ProductTableProps {
  rows: readonly ModeratedRow_ProductFragment[];
  onAct: (act: ProductAct, row: ModeratedRow_ProductFragment) => void;
}

export function ProductTable({ rows: products, onAct }: ProductTableProps) {
  const readable = useReadable();
  const rows = products.map((row) => ({ ...row, product: readable(row.product) }));
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const format = useFormat();
  const columns: Column<ModeratedRow_ProductFragment>[] = [
    {
      key: 'product',
      header: t('product'),
      onCard: 'title',
      cell: (row) => <ProductCell row={row} />,
    },
    {
      key: 'standing',
      header: t('standings'),
      onCard: 'badge',
      cell: ({ standing, hiddenReason }) => (
        <>
          <StatusBadge tone={tones[standing]}>{t(standing)}</StatusBadge>
          {hiddenReason && <span className="caption thing-note">{hiddenReason}</span>}
        </>
      ),
    },
    {
      key: 'seller',
      header: t('seller'),
      cell: ({ product: { seller } }) => <TextLink to={paths.adminProducts({ seller: seller.id })}>{sellerName(seller)}</TextLink>,
    },
    {
      key: 'price',
      header: t('price'),
      numeric: true,
      cell: ({ product: { price, originalPrice, unit, customUnitNote } }) => (
        <>
          <span className={customUnitNote ? 'cell-wrap' : 'cell-line'}>{format.price(price, unit, customUnitNote)}</span>
          {originalPrice && <span className="caption thing-note">{t('dealInsteadOf', { price: format.money(originalPrice) })}</span>}
        </>
      ),
    },
    {
      key: 'stock',
      header: t('stock'),
      numeric: true,
      cell: ({ product }) => (
        <span className={product.customUnitNote ? 'cell-wrap' : 'cell-line'}>
          {format.quantity(product.available, product.unit, product.customUnitNote)}
        </span>
      ),
    },
    {
      key: 'added',
      header: t('added'),
      cell: ({ product }) => (
        <span className="cell-date">
          <DateText at={product.createdAt} />
        </span>
      ),
    },
    {
      key: 'actions',
      header: shared('actions'),
      onCard: 'actions',
      cell: (row) => <ProductActions row={row} onAct={onAct} />,
    },
  ];
  return <DataTable caption={t('title')} rows={rows} columns={columns} rowKey={(row) => row.id} />;
}

function ProductCell({ row: { product, standing } }: { row: ModeratedRow_ProductFragment }) {
  const format = useFormat();
  return (
    <span className="thing-cell">
      <ResponsiveImage image={product.image} alt="" sizes="44px" className="thing-image" />
      <span>
        {standing === MarketStanding.ON_MARKET ? (
          <TextLink to={paths.product(product.id)}>{product.name}</TextLink>
        ) : (
          <strong>{product.name}</strong>
        )}
        <span className="caption thing-note">
          {[format.name(product.category), product.grade && gradeNames[product.grade][format.language]].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  );
}

function ProductActions({ row, onAct }: Pick<ProductTableProps, 'onAct'> & { row: ModeratedRow_ProductFragment }) {
  const t = useMessages(messages);
  const { name } = row.product;
  const act = row.standing === MarketStanding.HIDDEN ? 'restore' : 'hide';
  return (
    <div className="row-buttons" data-many>
      <Button look="outline" size="md" aria-label={t('changeCategoryOf', { name })} onClick={() => onAct('category', row)}>
        {t('changeCategory')}
      </Button>
      <Button look="outline" size="md" aria-label={t('changeGradeOf', { name })} onClick={() => onAct('grade', row)}>
        {t('grade')}
      </Button>
      <Button
        look="outline"
        size="md"
        tone={act === 'hide' ? 'danger' : 'brand'}
        aria-label={t(`${act}Of`, { name })}
        onClick={() => onAct(act, row)}
      >
        {t(act)}
      </Button>
    </div>
  );
}
