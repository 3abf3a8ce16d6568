import { MarketStanding } from '../../../schema/values/moderation';
import type { ModeratedRow_ProductFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { Button } from '../../ui/button';
import { DataTable } from '../../ui/data-table';
import type { Column } from '../../ui/data-table';
import { DateText } from '../../ui/moment';
import { Picture } from '../../ui/picture';
import { StatusBadge } from '../../ui/status-badge';
import type { BadgeTone } from '../../ui/status-badge';
import { TextLink } from '../../ui/text-link';
import { messages as deskMessages } from './desk.messages';
import { messages } from './products.messages';

export type ProductAct = 'hide' | 'restore' | 'category';

const tones: Record<MarketStanding, BadgeTone> = { ON_MARKET: 'good', OFF_MARKET: 'plain', HIDDEN: 'bad' };

interface ProductTableProps {
  rows: readonly ModeratedRow_ProductFragment[];
  onAct: (act: ProductAct, row: ModeratedRow_ProductFragment) => void;
}

export function ProductTable({ rows, onAct }: ProductTableProps) {
  const t = useMessages(messages);
  const desk = useMessages(deskMessages);
  const format = useFormat();
  const columns: Column<ModeratedRow_ProductFragment>[] = [
    {
      key: 'product',
      header: t('product'),
      onCard: 'title',
      cell: ({ product, standing }) => (
        <span className="thing-cell">
          <Picture image={product.image} alt="" sizes="44px" className="thing-picture" />
          <span>
            {standing === MarketStanding.ON_MARKET ? (
              <TextLink to={paths.product(product.id)}>{product.name}</TextLink>
            ) : (
              <strong>{product.name}</strong>
            )}
            <span className="caption thing-note">{format.name(product.category)}</span>
          </span>
        </span>
      ),
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
      cell: ({ product: { seller } }) => <TextLink to={paths.adminProducts({ seller: seller.id })}>{seller.name}</TextLink>,
    },
    {
      key: 'price',
      header: t('price'),
      numeric: true,
      cell: ({ product }) => format.price(product.price, product.unit, product.customUnitNote),
    },
    {
      key: 'stock',
      header: t('stock'),
      numeric: true,
      cell: ({ product }) => format.quantity(product.available, product.unit, product.customUnitNote),
    },
    { key: 'added', header: t('added'), cell: ({ product }) => <DateText at={product.createdAt} /> },
    {
      key: 'actions',
      header: desk('actions'),
      onCard: 'actions',
      cell: (row) => {
        const { name } = row.product;
        const act = row.standing === MarketStanding.HIDDEN ? 'restore' : 'hide';
        return (
          <div className="row-buttons">
            <Button look="outline" size="md" aria-label={t('changeCategoryOf', { name })} onClick={() => onAct('category', row)}>
              {t('changeCategory')}
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
      },
    },
  ];
  return <DataTable caption={t('title')} rows={rows} columns={columns} rowKey={(row) => row.id} />;
}
