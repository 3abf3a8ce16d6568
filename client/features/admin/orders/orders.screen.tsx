import { limits } from '../../../../schema/values/limits';
import { useAdminOrdersCsvLazyQuery, useAdminOrdersQuery } from '../../../generated/graphql';
import type { AdminOrderRow_OrderFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { sellerName } from '../../../platform/seller-name';
import { Button } from '../../../ui/buttons/button';
import { CompactCard, CompactCards } from '../../../ui/tables/compact-cards';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { DateText } from '../../../ui/display/moment';
import { Page } from '../../../ui/layout/page';
import { tableWidth, useMediaQuery } from '../../../ui/layout/use-media-query';
import { PageMenu } from '../../../ui/overlays/page-menu';
import { Pager } from '../../../ui/tables/pager';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { useCsvAction } from '../../../widgets/export-csv/export-csv';
import { messages as orderTexts } from '../../../widgets/order/order-texts.messages';
import { paymentWord } from '../../../widgets/order/payment-word';
import '../admin.css';
import { messages as adminMessages } from '../admin.messages';
import { NothingMatches } from '../nothing-matches';
import { OrderDrawer } from './order-drawer';
import { OrderFilters, useOrderFilter } from './order-filters';
import { OrderState } from './order-state';
import { messages } from './orders.messages';

type Row = AdminOrderRow_OrderFragment;
const size = limits.adminPerPage;

/**
 * Orders of all sellers, those that do not move before the others. Filters, page and the open order are in the address.
 */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const filter = useOrderFilter();
  const query = useAdminOrdersQuery({
    variables: { filter, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const [readCsv] = useAdminOrdersCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const loadCsv = async () => {
    const { data, error } = await readCsv({ variables: { filter } });
    return { file: data?.adminOrdersCsv, error };
  };
  const csv = useCsvAction(loadCsv);
  const openId = url.get('order');
  return (
    <Page title={t('title')} lead={t('lead')} actions={<PageMenu actions={[csv]} />}>
      <OrderFilters />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.adminOrders.nodes.length === 0}
        empty={
          <NothingMatches title={t('noMatch')} onClear={() => url.set({ q: null, status: null, stuck: null, from: null, until: null })} />
        }
      >
        {({ adminOrders }) => (
          <>
            <p className="caption users-found" role="status">
              {t('found', { count: adminOrders.totalCount })}
            </p>
            <OrderTable rows={adminOrders.nodes} onOpen={(id) => url.set({ order: id, page: url.page })} />
            <Pager page={url.page} totalCount={adminOrders.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {openId && <OrderDrawer key={openId} orderId={openId} onClose={() => url.set({ order: null, page: url.page })} />}
    </Page>
  );
}

function OrderTable({ rows, onOpen }: { rows: readonly Row[]; onOpen: (id: string) => void }) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  const wide = useMediaQuery(tableWidth);
  if (!wide) return <OrderCards rows={rows} onOpen={onOpen} />;
  const columns: Column<Row>[] = [
    {
      key: 'tracking',
      header: t('tracking'),
      width: '140px',
      cell: ({ trackingNumber }) => <strong>{trackingNumber}</strong>,
    },
    { key: 'state', header: t('states'), cell: ({ state }) => <OrderState state={state} /> },
    { key: 'buyer', header: t('buyer'), cell: ({ buyer }) => buyer.name },
    { key: 'seller', header: t('seller'), cell: ({ seller }) => sellerName(seller) },
    { key: 'total', header: t('total'), numeric: true, cell: ({ total }) => format.money(total) },
    {
      key: 'payment',
      header: t('payment'),
      cell: (row) => (
        <span className="cell-line">
          {texts(row.paymentMethod)}
          <span className="caption thing-note">{texts(paymentWord(row))}</span>
        </span>
      ),
    },
    {
      key: 'placed',
      header: t('placed'),
      cell: ({ placedAt }) => (
        <span className="cell-date">
          <DateText at={placedAt} withTime />
        </span>
      ),
    },
    {
      key: 'actions',
      header: shared('actions'),
      cell: ({ id, trackingNumber }) => (
        <Button look="outline" size="md" aria-label={t('openOf', { number: trackingNumber })} onClick={() => onOpen(id)}>
          {t('open')}
        </Button>
      ),
    },
  ];
  return <DataTable caption={t('title')} rows={rows} columns={columns} rowKey={(row) => row.id} />;
}

/** The orders on a phone: who sold to whom, and what it costs and how it is paid. */
function OrderCards({ rows, onOpen }: { rows: readonly Row[]; onOpen: (id: string) => void }) {
  const t = useMessages(messages);
  const texts = useMessages(orderTexts);
  const format = useFormat();
  return (
    <CompactCards caption={t('title')}>
      {rows.map(({ id, trackingNumber, state, buyer, seller, total, paymentMethod, paymentStatus, money, placedAt }) => (
        <CompactCard
          key={id}
          head={
            <>
              <strong>{trackingNumber}</strong>
              <span>
                <OrderState state={state} />
              </span>
            </>
          }
          foot={
            <>
              <span className="compact-card-sum">
                <strong className="money">{format.money(total)}</strong>
                <span className="caption">
                  {`${texts(paymentWord({ paymentStatus, money }))} · ${texts(paymentMethod)} · `}
                  <DateText at={placedAt} withTime />
                </span>
              </span>
              <Button look="outline" aria-label={t('openOf', { number: trackingNumber })} onClick={() => onOpen(id)}>
                {t('open')}
              </Button>
            </>
          }
        >
          <p className="two-lines">{`${t('buyer')}: ${buyer.name} · ${t('seller')}: ${sellerName(seller)}`}</p>
        </CompactCard>
      ))}
    </CompactCards>
  );
}
