import type { ReactNode } from 'react';
import { weekdayOf } from '../../../../schema/rules/orders/delivery-days';
import { MAX_ORDERS_AT_ONCE } from '../../../../schema/values/orders/orders-at-once';
import { DayList } from '../../../../schema/values/orders/seller-day';
import { useNewOrdersQuery, useSellerDayCsvLazyQuery, useSellerDayQuery } from '../../../generated/graphql';
import type { NewOrdersQuery, SellerDayQuery } from '../../../generated/graphql';
import { useRefetchOnReturn } from '../../../platform/apollo/use-refetch-on-return';
import { brand } from '../../../platform/brand';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useSession } from '../../../platform/session/use-session';
import { TextLink } from '../../../ui/buttons/text-link';
import { ViewChips } from '../../../ui/display/view-chips';
import { Alert } from '../../../ui/feedback/alert';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { Page } from '../../../ui/layout/page';
import { tableWidth, useMediaQuery } from '../../../ui/layout/use-media-query';
import { messages as deliveryTexts } from '../../../widgets/delivery/delivery.messages';
import { ExportCsv } from '../../../widgets/export-csv/export-csv';
import { PrintMenu } from '../print/print-menu';
import { SaleSlip } from '../slip/sale-slip';
import { CalendarButton } from './calendar-button';
import { type DayChoice, dayTabs, type DayTab, useDayChoice } from './day-choice';
import { DayChooser } from './day-chooser';
import { messages } from './day.messages';
import { NewList } from './new-list';
import { PackingList } from './packing-list';
import { PickList } from './pick-list';
import { RunSheet } from './run-sheet';
import { StepResults } from './step-results';
import { type OrdersAtOnce, useOrdersAtOnce } from './use-orders-at-once';
import '../../../platform/theme/lists.css';
import './day.css';

type Day = SellerDayQuery['sellerDay'];

/** New orders are no list of the day yet: they are neither printed nor saved as a file. */
type ListTab = Exclude<DayTab, 'new'>;
const csvLists: Record<ListTab, DayList> = { pick: DayList.PICK, pack: DayList.PACK, run: DayList.RUN };

/**
 * Today's work: new orders to confirm, what to pick, to pack and to deliver on a day; day and list are in the address.
 * On paper only the list is left.
 */
export function SellerDay() {
  const t = useMessages(messages);
  const texts = useMessages(deliveryTexts);
  const format = useFormat();
  const { role } = useSession();
  const choice = useDayChoice();
  const { day, today, tab } = choice;
  const query = useSellerDayQuery({ variables: { date: day }, fetchPolicy: 'cache-and-network' });
  const newOrders = useNewOrdersQuery({
    variables: { first: MAX_ORDERS_AT_ONCE },
    skip: day !== today,
    fetchPolicy: 'cache-and-network',
  });
  const readAgain = () => {
    void query.refetch().catch(() => undefined);
    if (day === today) void newOrders.refetch().catch(() => undefined);
  };
  useRefetchOnReturn(readAgain);
  const atOnce = useOrdersAtOnce(readAgain);
  const [readCsv] = useSellerDayCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const loadCsv = async () => {
    const { data, error } = await readCsv({ variables: { list: csvLists[tab === 'new' ? 'pick' : tab], date: day } });
    return { file: data?.sellerDayCsv, error };
  };
  // a phone shows the list first
  const isWide = useMediaQuery(tableWidth);
  const papers = (
    <>
      {tab !== 'new' && <PrintMenu />}
      {tab !== 'new' && <ExportCsv load={loadCsv} short />}
      <CalendarButton day={day} />
    </>
  );
  return (
    <Page
      title={t(day === today ? 'title' : 'titleOther')}
      place="seller-day"
      lead={
        <>
          {texts(weekdayOf(day))}, {format.date(day)} · <TextLink to={paths.sales(role)}>{t('toOrders')}</TextLink>
        </>
      }
      actions={isWide && papers}
    >
      <DayChooser choice={choice} />
      <DayTabs choice={choice} day={query.data?.sellerDay} sales={day === today ? newOrders.data?.mySales : undefined} />
      {tab === 'new' ? (
        <>
          <StepResults atOnce={atOnce} step="CONFIRM" choice={choice} />
          <QueryState query={newOrders} loadingText={t('loading')} errorText={t('failed')} skeleton={<RowsSkeleton count={4} />}>
            {({ mySales }) => <NewList sales={mySales} atOnce={atOnce} />}
          </QueryState>
        </>
      ) : (
        <>
          {tab === 'pack' && <StepResults atOnce={atOnce} step="SHIP" choice={choice} />}
          <QueryState query={query} loadingText={t('loading')} errorText={t('failed')} skeleton={<RowsSkeleton count={4} />}>
            {({ sellerDay }) => <DayContent day={sellerDay} tab={tab} choice={choice} atOnce={atOnce} onMoved={readAgain} />}
          </QueryState>
        </>
      )}
      {!isWide && <div className="page-actions day-papers">{papers}</div>}
    </Page>
  );
}

const countOf = (day: Day, tab: ListTab): number => {
  if (tab === 'run') return day.runSheet.reduce((sum, { orders }) => sum + orders.length, 0);
  return tab === 'pick' ? day.pickList.length : day.packingList.length;
};

interface DayTabsProps {
  choice: DayChoice;
  day: Day | undefined;
  sales: NewOrdersQuery['mySales'] | undefined;
}

/** New orders have a tab while there are any. */
function DayTabs({ choice: { url, tab }, day, sales }: DayTabsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const countOfTab = (one: DayTab) => (one === 'new' ? sales?.totalCount : day && countOf(day, one));
  const textOf = (one: DayTab) => {
    const count = countOfTab(one);
    return count === undefined ? t(one) : `${t(one)} (${format.number(count)})`;
  };
  return (
    <ViewChips
      label={t('lists')}
      className="day-tabs chips-in-a-row"
      views={dayTabs.filter((one) => one !== 'new' || tab === 'new' || (sales?.totalCount ?? 0) > 0)}
      current={tab}
      hrefOf={(one) => url.hrefWith({ list: one === 'pick' ? null : one, slips: null })}
      textOf={textOf}
    />
  );
}

interface DayContentProps {
  day: Day;
  tab: ListTab;
  choice: DayChoice;
  atOnce: OrdersAtOnce;
  onMoved: () => void;
}

/** Overdue orders of the list itself; the pick list has products, not orders. */
const overdueIn = (day: Day, tab: ListTab): number => {
  if (tab === 'pick') return 0;
  return (tab === 'pack' ? day.packingList : day.runSheet.flatMap(({ orders }) => orders)).filter(({ isOverdue }) => isOverdue).length;
};

function DayContent({ day, tab, choice: { url, slips }, atOnce, onMoved }: DayContentProps) {
  const t = useMessages(messages);
  if (countOf(day, tab) === 0) {
    const texts = { pick: 'emptyPick', pack: 'emptyPack', run: 'emptyRun' } as const;
    return <EmptyState title={t(texts[tab])} text={t(tab === 'run' ? 'emptyRunText' : 'emptyPickText')} />;
  }
  const overdue = overdueIn(day, tab);
  return (
    <>
      {day.hasMore && <Alert tone="warning" title={t('hasMore')} />}
      {overdue > 0 && <Alert tone="warning" title={t('overdue', { count: overdue })} />}
      {tab !== 'pick' && (
        <p className="day-slips">
          <TextLink to={url.hrefWith({ slips: slips ? null : '1' })}>{t(slips ? tab : 'printSlips')}</TextLink>
        </p>
      )}
      {slips ? <DaySlips day={day} tab={tab} /> : <DaySheet day={day} tab={tab} atOnce={atOnce} onMoved={onMoved} />}
    </>
  );
}

/** The list, headed on paper by its name, its day and the seller. */
function DaySheet({ day, tab, atOnce, onMoved }: Omit<DayContentProps, 'choice'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const { account } = useSession();
  const lists: Record<ListTab, () => ReactNode> = {
    pick: () => <PickList items={day.pickList} day={day.date} onChange={onMoved} />,
    pack: () => <PackingList orders={day.packingList} atOnce={atOnce} />,
    run: () => <RunSheet stops={day.runSheet} amountToCollect={day.amountToCollect} onDelivered={onMoved} />,
  };
  return (
    <article className="paper day-sheet">
      <header className="paper-head">
        <strong className="paper-brand">{brand.name[format.language]}</strong>
        <span>
          <strong>{t(tab)}</strong> · {format.date(day.date)}
        </span>
        <span>{account?.name}</span>
      </header>
      {lists[tab]()}
    </article>
  );
}

/** One after the other, each on a page of its own on paper. */
function DaySlips({ day, tab }: Pick<DayContentProps, 'day' | 'tab'>) {
  const due = tab === 'pack' ? day.packingList : day.runSheet.flatMap(({ orders }) => orders);
  return (
    <div className="slip-page">
      {due.map(({ order }) => (
        <SaleSlip key={order.id} order={order} />
      ))}
    </div>
  );
}
