import { useState } from 'react';
import { CalendarCheck, CircleAlert, Tag } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { MyProductStatus } from '../../../../schema/values/catalogue/catalogue';
import { Role } from '../../../../schema/values/accounts/roles';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useSession } from '../../../platform/session/use-session';
import { Button, ButtonLink } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page } from '../../../ui/layout/page';
import { PageMenu } from '../../../ui/overlays/page-menu';
import type { PageAction } from '../../../ui/overlays/page-menu';
import { Pager } from '../../../ui/tables/pager';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { tableWidth, useMediaQuery } from '../../../ui/layout/use-media-query';
import { DeliveriesWaiting } from '../../../widgets/handover/deliveries-waiting';
import { useCsvAction } from '../../../widgets/export-csv/export-csv';
import { Bought, isTrader, OrderSides } from './order-sides';
import { SaleDrawer, SalePage } from '../drawer/sale-drawer';
import { SaleChips } from './sale-chips';
import { noSaleFilter } from './sale-filter';
import { SaleTable } from './sale-table';
import { SaleTools } from './sale-tools';
import '../sales.css';
import { messages } from '../sales.messages';
import { useSaleList } from './use-sale-list';
import { lazyPart, PartMissing } from '../../../ui/feedback/lazy-part';

/** The lists of a day have their own code and print styles, loaded when they are opened. */
const SellerDay = lazyPart(async () => (await import('../day/seller-day')).SellerDay, { waiting: <RowsSkeleton />, missing: DayMissing });

function DayMissing() {
  const t = useMessages(messages);
  return (
    <Page title={t('todaysWork')}>
      <PartMissing />
    </Page>
  );
}

/** Orders of a seller, and the lists of a day; a trader has purchases beside them. */
export function Component() {
  return (
    <>
      <DeliveriesWaiting />
      <Orders />
    </>
  );
}

function Orders() {
  const { role } = useSession();
  const url = useUrlState();
  if (url.get('side') === 'day') {
    return <SellerDay />;
  }
  return isTrader(role) && url.get('side') === 'bought' ? <Bought /> : <Sold />;
}

/**
 * 'List Of Orders': search, sorting and page are in the address; an open order has a path of its own, a drawer on a
 * desktop and a page on a phone.
 */
function Sold() {
  const t = useMessages(messages);
  const url = useUrlState();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id: openId } = useParams();
  const { role } = useSession();
  const wide = useMediaQuery(tableWidth);
  const beside = useBeside(openId, wide);
  const alone = openId !== undefined && !beside;
  const { query, counts, controls, loadCsv, isFiltered, size } = useSaleList({ skip: alone });
  const csv = useCsvAction(loadCsv);

  const listHref = paths.sales(role) + search;
  const hrefOf = (orderId: string) => paths.sale(role, orderId) + search;
  if (openId !== undefined && alone)
    return (
      <>
        <SalePage key={openId} orderId={openId} listHref={listHref} controls={controls} />
        {controls.dialog}
      </>
    );
  return (
    <Page
      title={t('title')}
      place={paths.sales(role)}
      lead={wide && <TextLink to={paths.saleProblems(role)}>{t('problems')}</TextLink>}
      actions={<SaleActions csv={csv} wide={wide} />}
    >
      <SaleTools
        districts={counts?.districts ?? []}
        chips={
          <>
            {isTrader(role) && <OrderSides />}
            <SaleChips counts={counts} />
          </>
        }
      />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.mySales.nodes.length === 0}
        empty={<SalesEmpty isFiltered={isFiltered} />}
      >
        {({ mySales }) => (
          <>
            <SaleTable
              orders={mySales.nodes}
              firstNumber={(url.page - 1) * size + 1}
              controls={controls}
              hrefOf={hrefOf}
              slipOf={(orderId) => paths.saleSlip(role, orderId)}
              onOpen={(orderId) => void navigate(hrefOf(orderId), { preventScrollReset: beside })}
            />
            <Pager page={url.page} totalCount={mySales.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {openId !== undefined && (
        <SaleDrawer
          key={openId}
          orderId={openId}
          controls={controls}
          onClose={() => void navigate(listHref, { replace: true, preventScrollReset: true })}
        />
      )}
      {controls.dialog}
    </Page>
  );
}

/**
 * Today's work, the file, and what is not on sale yet as a table, where many products are posted at once; a
 * wholesaler's own stock has no screen like it. A phone has all of them in its menu, with the problems.
 */
function SaleActions({ csv, wide }: { csv: PageAction; wide: boolean }) {
  const t = useMessages(messages);
  const { role } = useSession();
  const post = role === Role.WHOLESALER ? null : paths.allProducts(role, { view: 'table', status: MyProductStatus.NOT_PUBLISHED });
  const actions = [
    { key: 'day', label: t('todaysWork'), icon: <CalendarCheck aria-hidden />, to: paths.sales(role, { side: 'day' }) },
    csv,
  ];
  if (wide) return <PageMenu actions={actions}>{post && <ButtonLink to={post}>{t('postForSell')}</ButtonLink>}</PageMenu>;
  const problems = { key: 'problems', label: t('problems'), icon: <CircleAlert aria-hidden />, to: paths.saleProblems(role) };
  const postIt = post ? [{ key: 'post', label: t('postForSell'), icon: <Tag aria-hidden />, to: post }] : [];
  return <PageMenu actions={[...actions, problems, ...postIt]} />;
}

/**
 * Whether an order opens beside the list. It stays where it opened: a phone that is turned must not lose what is typed
 * in its dialogs.
 */
function useBeside(openId: string | undefined, wide: boolean): boolean {
  const [opened, setOpened] = useState({ openId, wide });
  if (opened.openId !== openId) setOpened({ openId, wide });
  return openId !== undefined && opened.openId === openId ? opened.wide : wide;
}

function SalesEmpty({ isFiltered }: { isFiltered: boolean }) {
  const t = useMessages(messages);
  const url = useUrlState();
  if (!isFiltered) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return (
    <EmptyState
      title={t('noMatch')}
      text={t('noMatchText')}
      action={
        <Button look="outline" onClick={() => url.set(noSaleFilter)}>
          {t('reset')}
        </Button>
      }
    />
  );
}
