import { Banknote, HandCoins, Scale } from 'lucide-react';
import { addMonths, monthAt } from '../../../schema/values/money/months';
import { limits } from '../../../schema/values/limits';
import { useSellerMoneyCsvLazyQuery, useSellerMoneyQuery } from '../../generated/graphql';
import type { SellerMoneyQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { StatTile } from '../../ui/display/stat-tile';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryState } from '../../ui/feedback/query-state';
import { RowsSkeleton } from '../../ui/feedback/skeleton';
import { Select } from '../../ui/inputs/select';
import { Page } from '../../ui/layout/page';
import { Pager } from '../../ui/tables/pager';
import { ExportCsv } from '../../widgets/export-csv/export-csv';
import { messages } from './money.messages';
import { StatementTable } from './statement-table';

const size = limits.customersPerPage;
/** Months that can be chosen, the running one first. */
const MONTHS = 12;

/** A seller's balance and statement; month and page are in the address. */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const url = useUrlState();
  const now = monthAt(new Date());
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(now, -index));
  const month = months.find((one) => one === url.get('month')) ?? null;
  const query = useSellerMoneyQuery({
    variables: { month, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const [readCsv] = useSellerMoneyCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const loadCsv = async () => {
    const { data, error } = await readCsv({ variables: { month } });
    return { file: data?.myLedgerCsv, error };
  };
  return (
    <Page title={t('title')} lead={t('lead')} actions={<ExportCsv load={loadCsv} />}>
      <QueryState query={query} loadingText={t('loading')} skeleton={<RowsSkeleton count={size} />}>
        {({ myBalance, myLedger }) => (
          <>
            <Balance balance={myBalance} />
            <section className="form-column" aria-labelledby="statement-title">
              <h2 id="statement-title" className="visually-hidden">
                {t('statement')}
              </h2>
              <div className="filter-row">
                <Select
                  label={t('month')}
                  value={month ?? ''}
                  onChange={(chosen) => url.set({ month: chosen })}
                  choices={[
                    { value: '', label: t('all') },
                    ...months.map((one) => ({ value: one, label: `${format.month(one, 'long')} ${format.digits(one.slice(0, 4))}` })),
                  ]}
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
    </Page>
  );
}

function Balance({ balance: { owed, credit, balance } }: { balance: SellerMoneyQuery['myBalance'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const inFavour = balance.startsWith('-');
  return (
    <div className="tiles">
      <StatTile
        label={t(inFavour ? 'inYourFavour' : 'balance')}
        value={format.money(inFavour ? balance.slice(1) : balance)}
        definition={t('balanceMeaning')}
        icon={<Scale aria-hidden />}
      />
      <StatTile label={t('owed')} value={format.money(owed)} definition={t('owedMeaning')} icon={<Banknote aria-hidden />} />
      <StatTile label={t('credit')} value={format.money(credit)} definition={t('creditMeaning')} icon={<HandCoins aria-hidden />} />
    </div>
  );
}
