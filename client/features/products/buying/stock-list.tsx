import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { limits } from '../../../../schema/values/limits';
import { useTraderStockQuery } from '../../../generated/graphql';
import type { TraderStockQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useReadable } from '../../../platform/i18n/use-readable';
import type { Readable } from '../../../platform/i18n/use-readable';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { ButtonLink } from '../../../ui/buttons/button';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ListBar } from '../../../ui/tables/list-bar';
import { Pager } from '../../../ui/tables/pager';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { QueryState } from '../../../ui/feedback/query-state';
import { SearchInput } from '../../../ui/inputs/search-input';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { StatusBadge } from '../../../ui/display/status-badge';
import { OwnPrice } from '../../../widgets/own-price/own-price';
import { TradeTabs } from './trade-tabs';
import { messages } from './buying.messages';

type Stock = Readable<TraderStockQuery['myProducts']['nodes'][number]>;

const size = limits.productsPerPage;

/** A wholesaler's own stock: products made of received items. */
export function StockList() {
  const t = useMessages(messages);
  const url = useUrlState();
  const search = url.get('q') || null;
  const query = useTraderStockQuery({
    variables: { filter: { search }, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const columns = useStockColumns();
  const readable = useReadable();
  return (
    <>
      <ListBar
        chips={<TradeTabs />}
        search={<SearchInput label={t('searchStock')} value={search ?? ''} onSearch={(q) => url.set({ q })} />}
      />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton count={size} />}
        isEmpty={(data) => data.myProducts.nodes.length === 0}
        empty={
          search ? (
            <EmptyState title={t('noMatch')} text={t('noMatchText')} />
          ) : (
            <EmptyState
              title={t('emptyStock')}
              text={t('emptyStockText')}
              action={<ButtonLink to={url.hrefWith({ tab: 'received' })}>{t('received')}</ButtonLink>}
            />
          )
        }
      >
        {({ myProducts }) => (
          <>
            <div className="trade-table">
              <DataTable caption={t('stock')} rows={myProducts.nodes.map(readable)} columns={columns} rowKey={({ id }) => id} />
            </div>
            <Pager page={url.page} totalCount={myProducts.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
    </>
  );
}

function useStockColumns(): Column<Stock>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const amount = ({ unit, customUnitNote }: Stock, quantity: string) => format.quantity(quantity, unit, customUnitNote);
  return [
    {
      key: 'product',
      header: t('product'),
      onCard: 'title',
      cell: ({ id, name, lang, image, provenance }) => (
        <div className="cell-product">
          <ResponsiveImage image={image} alt="" sizes="56px" />
          <span className="trade-seller">
            <Link className="text-link" to={paths.myProduct(id)} lang={lang} data-own-text>
              {name}
            </Link>
            <span className="caption">{t('from', { seller: provenance[0]?.name ?? '' })}</span>
          </span>
        </div>
      ),
    },
    {
      key: 'price',
      header: t('price'),
      numeric: true,
      cell: (product) => <OwnPrice product={product} />,
    },
    { key: 'onHand', header: t('onHand'), numeric: true, cell: (one) => amount(one, one.quantity) },
    { key: 'free', header: t('free'), numeric: true, cell: (one) => amount(one, one.available) },
    { key: 'sold', header: t('sold'), numeric: true, cell: (one) => amount(one, one.soldQuantity) },
    {
      key: 'state',
      header: t('state'),
      cell: ({ addToSellPost }) => (
        <StatusBadge tone={addToSellPost ? 'good' : 'plain'}>{t(addToSellPost ? 'onSale' : 'notOnSale')}</StatusBadge>
      ),
    },
    {
      key: 'edit',
      header: t('edit'),
      onCard: 'actions',
      cell: ({ id, name }) => (
        <ButtonLink look="outline" to={paths.editProduct(id)} icon={<Pencil aria-hidden />} aria-label={t('editOf', { name })}>
          {t('edit')}
        </ButtonLink>
      ),
    },
  ];
}
