import { limits } from '../../../../schema/values/limits';
import { useMyBillingQuery, useOwnBillsQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useSession } from '../../../platform/session/use-session';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { Pager } from '../../../ui/tables/pager';
import { BillTable } from '../../../widgets/bills/bill-table';
import { messages } from '../money.messages';
import { TaxNumberForm } from './tax-number.form';

const size = limits.customersPerPage;

/** A seller's bills, the latest first, and the tax number printed on them. */
export function OwnBills() {
  const t = useMessages(messages);
  const { role } = useSession();
  const url = useUrlState();
  const query = useOwnBillsQuery({ variables: { first: size, offset: (url.page - 1) * size }, fetchPolicy: 'cache-and-network' });
  const status = useMyBillingQuery().data?.myBilling;
  return (
    <section className="form-column" aria-labelledby="bills-title">
      <h2 id="bills-title" className="visually-hidden">
        {t('bills')}
      </h2>
      <QueryState
        query={query}
        loadingText={t('loadingBill')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.bills.nodes.length === 0}
        empty={<EmptyState title={t('noBills')} text={t('noBillsText')} />}
      >
        {({ bills }) => (
          <>
            <BillTable bills={bills.nodes} hrefOf={({ id }) => paths.bill(role, id)} />
            <Pager page={url.page} totalCount={bills.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {status && <TaxNumberForm key={status.taxNumber ?? ''} stored={status.taxNumber} />}
    </section>
  );
}
