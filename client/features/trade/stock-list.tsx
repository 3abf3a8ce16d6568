import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { limits } from '../../../schema/values/limits';
import { useTraderStockQuery } from '../../generated/graphql';
import type { TraderStockQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { ButtonLink } from '../../ui/button';
import { DataTable } from '../../ui/data-table';
import type { Column } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { Pager } from '../../ui/pager';
import { Picture } from '../../ui/picture';
import { QueryState } from '../../ui/query-state';
import { SearchInput } from '../../ui/search-input';
import { RowsSkeleton } from '../../ui/skeleton';
import { StatusBadge } from '../../ui/status-badge';
import { messages } from './trade.messages';

type Stock = TraderStockQuery['myProducts']['nodes'][number];

const size = limits.productsPerPage;

/** A wholesaler's own stock: what he made of received goods. */
export function StockList() {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const search = url.get('q') || null;
  const query = useTraderStockQuery({
    variables: { filter: { search }, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const amount = ({ unit, customUnitNote }: Stock, quantity: string) => format.quantity(quantity, unit, customUnitNote);
  const columns: Column<Stock>[] = [
    {
      key: 'product',
      header: t('product'),
      onCard: 'title',
      cell: ({ id, name, image, provenance }) => (
        <div className="cell-product">
          <Picture image={image} alt="" sizes="56px" />
          <span className="trade-seller">
            <Link className="text-link" to={paths.myProduct(id)} data-own-text>
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
      cell: ({ price, unit, customUnitNote }) => format.price(price, unit, customUnitNote),
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
  return (
    <>
      <div className="trade-tools">
        <SearchInput label={t('searchStock')} value={search ?? ''} onSearch={(q) => url.set({ q })} />
      </div>
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
              <DataTable caption={t('stock')} rows={myProducts.nodes} columns={columns} rowKey={({ id }) => id} />
            </div>
            <Pager page={url.page} totalCount={myProducts.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
    </>
  );
}
