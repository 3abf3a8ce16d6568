import { Tags } from 'lucide-react';
import { Link } from 'react-router-dom';
import { gradeNames } from '../../../../schema/values/catalogue/grades';
import { limits } from '../../../../schema/values/limits';
import { useReceivedItemsListQuery } from '../../../generated/graphql';
import type { Received_ItemFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useReadable } from '../../../platform/i18n/use-readable';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useToast } from '../../../platform/toast/use-toast';
import { ButtonLink } from '../../../ui/buttons/button';
import { Chip } from '../../../ui/display/chip';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { DateText } from '../../../ui/display/moment';
import { ListBar } from '../../../ui/tables/list-bar';
import { Pager } from '../../../ui/tables/pager';
import { ResponsiveImage } from '../../../ui/images/responsive-image';
import { QueryState } from '../../../ui/feedback/query-state';
import { SearchInput } from '../../../ui/inputs/search-input';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { StatusBadge } from '../../../ui/display/status-badge';
import { RelistSheet } from './relist.form';
import { OwnPrice } from '../../../widgets/own-price/own-price';
import { TradeTabs } from './trade-tabs';
import { messages } from './buying.messages';

const size = limits.receivedPerPage;

/**
 * Lists the items received with purchases, and offers to re-list them. The address holds search, filter, page and the
 * open sheet.
 */
export function ReceivedList() {
  const t = useMessages(messages);
  const toast = useToast();
  const url = useUrlState();
  const left = url.get('left') === '1';
  const query = useReceivedItemsListQuery({
    variables: { filter: { search: url.get('q') || null, left: left || null }, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const products = query.data?.receivedItems.nodes ?? [];
  const opened = products.find(({ id }) => id === url.get('relist'));
  const close = () => url.set({ relist: null, page: url.page });
  return (
    <>
      <ListBar
        chips={<TradeTabs />}
        search={<SearchInput label={t('searchReceived')} value={url.get('q')} onSearch={(q) => url.set({ q })} />}
        isFiltered={left}
        filters={
          <Chip active={left} onClick={() => url.set({ left: left ? null : '1' })}>
            {t('leftOnly')}
          </Chip>
        }
      />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton count={6} />}
        isEmpty={(data) => data.receivedItems.nodes.length === 0}
        empty={
          url.get('q') || left ? (
            <EmptyState title={t('noMatch')} text={t('noMatchText')} />
          ) : (
            <EmptyState
              title={t('emptyReceived')}
              text={t('emptyReceivedText')}
              action={<ButtonLink to={url.hrefWith({ tab: null })}>{t('toMarket')}</ButtonLink>}
            />
          )
        }
      >
        {({ receivedItems }) => (
          <>
            <ReceivedTable items={receivedItems.nodes} relistHref={(id) => url.hrefWith({ relist: id, page: url.page })} />
            <Pager page={url.page} totalCount={receivedItems.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {opened && (
        <RelistSheet
          key={opened.id}
          item={opened}
          onClose={close}
          onListed={(name) => {
            toast.success(t('nowListed', { name }));
            close();
            void query.refetch().catch(() => undefined);
          }}
        />
      )}
    </>
  );
}

function ReceivedTable({ items, relistHref }: { items: readonly Received_ItemFragment[]; relistHref: (id: string) => string }) {
  const t = useMessages(messages);
  const format = useFormat();
  const rows = items.map(useReadable());
  const amount = ({ unit, customUnitNote }: Received_ItemFragment, quantity: string) => format.quantity(quantity, unit, customUnitNote);
  const columns: Column<Received_ItemFragment>[] = [
    {
      key: 'product',
      header: t('product'),
      onCard: 'title',
      cell: ({ name, product, sellerName, grade }) => (
        <div className="cell-product">
          <ResponsiveImage image={product?.image} alt="" sizes="56px" />
          <span className="trade-seller">
            <strong data-own-text>{name}</strong>
            <span className="caption">{t('from', { seller: sellerName })}</span>
            {grade && <span className="caption">{gradeNames[grade][format.language]}</span>}
          </span>
        </div>
      ),
    },
    {
      key: 'received',
      header: t('cameOn'),
      cell: ({ receivedAt, orderId, trackingNumber }) => (
        <span className="trade-seller">
          <DateText at={receivedAt} />
          <Link className="text-link" to={paths.order(orderId)}>
            {t('order', { number: trackingNumber })}
          </Link>
        </span>
      ),
    },
    { key: 'quantity', header: t('quantity'), numeric: true, cell: (one) => amount(one, one.quantity) },
    {
      key: 'cost',
      header: t('cost'),
      numeric: true,
      cell: ({ unitCost, unit, customUnitNote }) => format.price(unitCost, unit, customUnitNote),
    },
    {
      key: 'left',
      header: t('left'),
      numeric: true,
      cell: (one) =>
        Number(one.remaining) > 0 ? <strong>{amount(one, one.remaining)}</strong> : <StatusBadge tone="good">{t('allListed')}</StatusBadge>,
    },
    {
      key: 'listed',
      header: t('listed'),
      cell: ({ listings }) => <Listings listings={listings} />,
    },
    {
      key: 'actions',
      header: t('listAgain'),
      onCard: 'actions',
      cell: ({ id, name, remaining }) =>
        Number(remaining) > 0 && (
          <ButtonLink to={relistHref(id)} icon={<Tags aria-hidden />} aria-label={t('relistOf', { name })}>
            {t('listAgain')}
          </ButtonLink>
        ),
    },
  ];
  return (
    <div className="trade-table">
      <DataTable caption={t('received')} rows={rows} columns={columns} rowKey={({ id }) => id} />
    </div>
  );
}

function Listings({ listings }: Pick<Received_ItemFragment, 'listings'>) {
  const t = useMessages(messages);
  const shown = listings.map(useReadable());
  if (shown.length === 0) return <span className="caption">{t('notListed')}</span>;
  return (
    <ul className="trade-tiers">
      {shown.map((product) => (
        <li key={product.id}>
          <Link className="text-link" to={paths.myProduct(product.id)} data-own-text>
            {product.name}
          </Link>{' '}
          <OwnPrice product={product} />
        </li>
      ))}
    </ul>
  );
}
