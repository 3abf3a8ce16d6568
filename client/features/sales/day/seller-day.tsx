import type { ReactNode } from 'react';
import { weekdayOf } from '../../../../schema/rules/orders/delivery-days';
import { DayList } from '../../../../schema/values/orders/seller-day';
import { useSellerDayCsvLazyQuery, useSellerDayQuery } from '../../../generated/graphql';
import type { SellerDayQuery } from '../../../generated/graphql';
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
import { messages as deliveryTexts } from '../../../widgets/delivery/delivery.messages';
import { ExportCsv } from '../../../widgets/export-csv/export-csv';
import { PrintMenu } from '../print/print-menu';
import { SaleSlip } from '../slip/sale-slip';
import { CalendarButton } from './calendar-button';
import { type DayChoice, dayTabs, type DayTab, useDayChoice } from './day-choice';
import { DayChooser } from './day-chooser';
import { messages } from './day.messages';
import { PackingList } from './packing-list';
import { PickList } from './pick-list';
import { RunSheet } from './run-sheet';
import './day.css';

type Day = SellerDayQuery['sellerDay'];

const csvLists: Record<DayTab, DayList> = { pick: DayList.PICK, pack: DayList.PACK, run: DayList.RUN };

/**
 * Today's work: what to pick, to pack and to deliver on a day; day and list are in the address. On paper only the list
 * is left.
 */
export function SellerDay() {
  const t = useMessages(messages);
  const texts = useMessages(deliveryTexts);
  const format = useFormat();
  const { role } = useSession();
  const choice = useDayChoice();
  const { day, today, tab } = choice;
  const query = useSellerDayQuery({ variables: { date: day }, fetchPolicy: 'cache-and-network' });
  useRefetchOnReturn(() => void query.refetch().catch(() => undefined));
  const [readCsv] = useSellerDayCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const loadCsv = async () => {
    const { data, error } = await readCsv({ variables: { list: csvLists[tab], date: day } });
    return { file: data?.sellerDayCsv, error };
  };
  return (
    <Page
      title={t(day === today ? 'title' : 'titleOther')}
      place="seller-day"
      lead={
        <>
          {texts(weekdayOf(day))}, {format.date(day)} · <TextLink to={paths.sales(role)}>{t('toOrders')}</TextLink>
        </>
      }
      actions={
        <>
          <PrintMenu />
          <ExportCsv load={loadCsv} short />
          <CalendarButton day={day} />
        </>
      }
    >
      <DayChooser choice={choice} />
      <DayTabs choice={choice} day={query.data?.sellerDay} />
      <QueryState query={query} loadingText={t('loading')} errorText={t('failed')} skeleton={<RowsSkeleton count={4} />}>
        {({ sellerDay }) => <DayContent day={sellerDay} choice={choice} />}
      </QueryState>
    </Page>
  );
}

const countOf = (day: Day, tab: DayTab): number => {
  if (tab === 'run') return day.runSheet.reduce((sum, { orders }) => sum + orders.length, 0);
  return tab === 'pick' ? day.pickList.length : day.packingList.length;
};

function DayTabs({ choice: { url, tab }, day }: { choice: DayChoice; day: Day | undefined }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ViewChips
      label={t('lists')}
      className="day-tabs"
      views={dayTabs}
      current={tab}
      hrefOf={(one) => url.hrefWith({ list: one === 'pick' ? null : one, slips: null })}
      textOf={(one) => (
        <>
          {t(one)}
          {day && ` (${format.number(countOf(day, one))})`}
        </>
      )}
    />
  );
}

function DayContent({ day, choice }: { day: Day; choice: DayChoice }) {
  const t = useMessages(messages);
  const { url, tab, slips } = choice;
  if (countOf(day, tab) === 0) {
    const texts = { pick: 'emptyPick', pack: 'emptyPack', run: 'emptyRun' } as const;
    return <EmptyState title={t(texts[tab])} text={t(tab === 'run' ? 'emptyRunText' : 'emptyPickText')} />;
  }
  return (
    <>
      {day.hasMore && <Alert tone="warning" title={t('hasMore')} />}
      {day.counts.overdue > 0 && <Alert tone="warning" title={t('overdue', { count: day.counts.overdue })} />}
      {tab !== 'pick' && (
        <p className="day-slips">
          <TextLink to={url.hrefWith({ slips: slips ? null : '1' })}>{t(slips ? tab : 'printSlips')}</TextLink>
        </p>
      )}
      {slips ? <DaySlips day={day} tab={tab} /> : <DaySheet day={day} tab={tab} />}
    </>
  );
}

/** The list, headed on paper by its name, its day and the seller. */
function DaySheet({ day, tab }: { day: Day; tab: DayTab }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { account } = useSession();
  const lists: Record<DayTab, () => ReactNode> = {
    pick: () => <PickList items={day.pickList} day={day.date} />,
    pack: () => <PackingList orders={day.packingList} />,
    run: () => <RunSheet stops={day.runSheet} amountToCollect={day.amountToCollect} />,
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
function DaySlips({ day, tab }: { day: Day; tab: DayTab }) {
  const due = tab === 'pack' ? day.packingList : day.runSheet.flatMap(({ orders }) => orders);
  return (
    <div className="slip-page">
      {due.map(({ order }) => (
        <SaleSlip key={order.id} order={order} />
      ))}
    </div>
  );
}
