import { addMonths, monthAt } from '../../../schema/values/money/months';
import { limits } from '../../../schema/values/limits';
import { useMyBillingQuery, useSellerMoneyCsvLazyQuery, useSellerMoneyQuery } from '../../generated/graphql';
import { useActing } from '../../platform/account/acting';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { useSession } from '../../platform/session/use-session';
import { ButtonLink } from '../../ui/buttons/button';
import { ViewChips } from '../../ui/display/view-chips';
import { Alert } from '../../ui/feedback/alert';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { Select } from '../../ui/inputs/select';
import { Page } from '../../ui/layout/page';
import { Pager } from '../../ui/tables/pager';
import { useMonthText } from '../../widgets/bills/use-month-text';
import { ExportCsv } from '../../widgets/export-csv/export-csv';
import './money.css';
import { messages } from './money.messages';
import { moneyList, useShownList } from './money-list';
import { MoneyStanding } from './money-standing';
import { StatementTable } from './statement-table';
import { lazyPart } from '../../ui/feedback/lazy-part';

const size = limits.customersPerPage;
/** Months that can be chosen, the running one first. */
const MONTHS = 12;

const views = ['statement', 'payouts', 'bills'] as const;
const Payouts = lazyPart(async () => (await import('./payouts/own-payouts')).OwnPayouts, { waiting: <RowsSkeleton count={size} /> });
const Bills = lazyPart(async () => (await import('./bills/own-bills')).OwnBills, { waiting: <RowsSkeleton count={size} /> });

/** Shows who owes whom; the address selects the statement, the payouts or the bills. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const isActing = useActing() !== null; // payout accounts and refunds are read by their owner alone
  const list = useShownList();
  const view = views.find((name) => name === url.get('view')) ?? 'statement';
  return (
    <Page title={t('title')} lead={t('lead')} actions={view === 'statement' && <StatementCsv />}>
      {!isActing && <MoneyStanding />}
      <OverdueAlert />
      <div ref={list} tabIndex={-1} className="money-lists">
        <ViewChips
          label={t('title')}
          className="money-views"
          views={isActing ? views.filter((name) => name !== 'payouts') : views}
          current={view}
          hrefOf={(name) => url.hrefWith({ view: name === 'statement' ? null : name, month: null })}
          textOf={(name) => t(name)}
        />
        {view === 'statement' ? <Statement /> : view === 'bills' ? <Bills /> : <Payouts />}
      </div>
    </Page>
  );
}

/** Warns of the overdue amount, and of paused posts if they are paused because of it. */
function OverdueAlert() {
  const t = useMessages(messages);
  const format = useFormat();
  const { role } = useSession();
  const status = useMyBillingQuery({ fetchPolicy: 'cache-and-network' }).data?.myBilling;
  if (!status || Number(status.overdue) === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t('overdue', { amount: format.money(status.overdue) })}
      action={<ButtonLink to={moneyList(role, 'bills')}>{t('seeBills')}</ButtonLink>}
    >
      {t(status.postsPaused ? 'pausedText' : 'overdueText')}
    </Alert>
  );
}

/** The month of the address; null: all. */
function useMonth() {
  const url = useUrlState();
  const now = monthAt(new Date());
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(now, -index));
  return { months, month: months.find((one) => one === url.get('month')) ?? null };
}

function StatementCsv() {
  const { month } = useMonth();
  const [readCsv] = useSellerMoneyCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const loadCsv = async () => {
    const { data, error } = await readCsv({ variables: { month } });
    return { file: data?.myLedgerCsv, error };
  };
  return <ExportCsv load={loadCsv} />;
}

/** Month and page are in the address. */
function Statement() {
  const t = useMessages(messages);
  const format = useFormat();
  const monthText = useMonthText();
  const url = useUrlState();
  const { months, month } = useMonth();
  const query = useSellerMoneyQuery({
    variables: { month, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <QueryState query={query} loadingText={t('loading')} skeleton={<RowsSkeleton count={size} />}>
      {({ myLedger }) => (
        <>
          <section className="form-column" aria-labelledby="statement-title">
            <h2 id="statement-title" className="visually-hidden">
              {t('statement')}
            </h2>
            <div className="filter-row">
              <Select
                label={t('month')}
                value={month ?? ''}
                onChange={(chosen) => url.set({ month: chosen })}
                choices={[{ value: '', label: t('all') }, ...months.map((one) => ({ value: one, label: monthText(one) }))]}
              />
            </div>
            {month !== null && (
              <p>
                {t('opening', { amount: format.money(myLedger.opening) })}
                <br />
                {t('closing', { amount: format.money(myLedger.closing) })}
              </p>
            )}
            {myLedger.nodes.length === 0 ? (
              <EmptyState title={t(month ? 'emptyMonth' : 'empty')} text={month ? undefined : t('emptyText')} />
            ) : (
              <>
                <StatementTable entries={myLedger.nodes} />
                <Pager page={url.page} totalCount={myLedger.totalCount} pageSize={size} />
              </>
            )}
          </section>
        </>
      )}
    </QueryState>
  );
}
