import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { MyProductStatus } from '../../../schema/values/catalogue';
import { limits } from '../../../schema/values/limits';
import { Role } from '../../../schema/values/roles';
import { useSaleListQuery, useSalesCsvLazyQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { paths } from '../../platform/paths';
import { useUrlState } from '../../platform/router/use-url-state';
import { useSession } from '../../platform/session/use-session';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { Pager } from '../../ui/pager';
import { QueryState } from '../../ui/query-state';
import { RowsSkeleton } from '../../ui/skeleton';
import { tableWidth, useMediaQuery } from '../../ui/use-media-query';
import { ExportCsv } from '../../widgets/export-csv/export-csv';
import { Bought, isTrader, OrderSides } from './order-sides';
import { SaleDrawer, SalePage } from './sale-drawer';
import { progressOf, saleSorting, sortOf } from './sale-sorting';
import { SaleTable } from './sale-table';
import { SaleTools } from './sale-tools';
import './sales.css';
import { messages } from './sales.messages';
import { useSaleDesk } from './use-sale-desk';

/** Orders of a seller; a trader has those he bought by beside them. */
export function Component() {
  const { role } = useSession();
  const url = useUrlState();
  return isTrader(role) && url.get('side') === 'bought' ? <Bought /> : <Sold />;
}

/** 'List Of Orders': search, sorting and page are in the address; an open order has a path of its own, a drawer on a desk and a page on a phone. */
function Sold() {
  const t = useMessages(messages);
  const url = useUrlState();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id: openId } = useParams();
  const { role } = useSession();
  const beside = useMediaQuery(tableWidth);
  const alone = openId !== undefined && !beside;
  const { chosen } = saleSorting(url);
  const size = limits.ordersPerPage;
  const filter = { progress: progressOf(chosen), search: url.get('q') || null };
  const sort = sortOf(chosen);
  const query = useSaleListQuery({
    variables: { filter, sort, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
    skip: alone,
  });
  const [readCsv] = useSalesCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const loadCsv = async () => {
    const { data, error } = await readCsv({ variables: { filter, sort } });
    return { file: data?.salesCsv, error };
  };
  // a list of pending orders loses the one that is done
  const desk = useSaleDesk(() => void (alone ? undefined : query.refetch().catch(() => undefined)));

  const listHref = paths.sales(role) + search;
  const hrefOf = (orderId: string) => paths.sale(role, orderId) + search;
  const open = { busyId: desk.busyId, onAction: (...step: Parameters<typeof desk.act>) => void desk.act(...step) };
  if (openId !== undefined && alone)
    return (
      <>
        <SalePage key={openId} orderId={openId} listHref={listHref} {...open} />
        {desk.dialog}
      </>
    );
  // the table of what is not on sale yet is where many products are posted at once; a wholesaler's own stock has no screen like it
  const unposted = { view: 'table', status: MyProductStatus.NOT_PUBLISHED };
  const postLink = role !== Role.WHOLESALER && <ButtonLink to={paths.allProducts(role, unposted)}>{t('postForSell')}</ButtonLink>;
  return (
    <Page
      title={t('title')}
      place={paths.sales(role)}
      actions={
        <>
          <ExportCsv load={loadCsv} />
          {postLink}
        </>
      }
    >
      {isTrader(role) && <OrderSides />}
      <SaleTools />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.mySales.nodes.length === 0}
        empty={
          filter.progress || filter.search ? (
            <EmptyState
              title={t('noMatch')}
              text={t('noMatchText')}
              action={
                <Button look="outline" onClick={() => url.set({ sort: null, q: null })}>
                  {t('reset')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )
        }
      >
        {({ mySales }) => (
          <>
            <SaleTable
              orders={mySales.nodes}
              firstNumber={(url.page - 1) * size + 1}
              busyId={desk.busyId}
              hrefOf={hrefOf}
              slipOf={(orderId) => paths.saleSlip(role, orderId)}
              onOpen={(orderId) => void navigate(hrefOf(orderId), { preventScrollReset: beside })}
              onAction={(order, step) => void desk.act(order, step)}
            />
            <Pager page={url.page} totalCount={mySales.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {openId !== undefined && (
        <SaleDrawer
          key={openId}
          orderId={openId}
          {...open}
          onClose={() => void navigate(listHref, { replace: true, preventScrollReset: true })}
        />
      )}
      {desk.dialog}
    </Page>
  );
}
