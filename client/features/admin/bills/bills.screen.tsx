import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { limits } from '../../../../schema/values/limits';
import { BillState } from '../../../../schema/values/money/bills';
import { useAdminBillsQuery } from '../../../generated/graphql';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { ViewChips } from '../../../ui/display/view-chips';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { SearchInput } from '../../../ui/inputs/search-input';
import { Page } from '../../../ui/layout/page';
import { ListBar } from '../../../ui/tables/list-bar';
import { Pager } from '../../../ui/tables/pager';
import { BillTable } from '../../../widgets/bills/bill-table';
import '../admin.css';
import { BillDialog } from './bill-dialog';
import { messages } from './bills.messages';
import { TermsDialog } from './terms.form';

const size = limits.adminPerPage;
const states = Object.values(BillState);

/** Bills of all sellers; filter, page and the open bill are in the address. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const [changing, setChanging] = useState(false);
  const state = states.find((one) => one === url.get('state')) ?? null;
  const number = url.get('q');
  const openId = url.get('bill');
  const query = useAdminBillsQuery({
    variables: { filter: number ? { number } : { state }, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button look="outline" icon={<SlidersHorizontal aria-hidden />} onClick={() => setChanging(true)}>
          {t('terms')}
        </Button>
      }
    >
      <ListBar
        className="admin-filters"
        chips={
          <ViewChips
            label={t('title')}
            views={[null, ...states]}
            current={number ? undefined : state}
            hrefOf={(one) => url.hrefWith({ state: one, q: null })}
            textOf={(one) => t(one ?? 'all')}
          />
        }
        search={<SearchInput label={t('search')} value={number} onSearch={(q) => url.set({ q, state: null })} />}
      />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.bills.nodes.length === 0}
        empty={
          number || state ? (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          ) : (
            <EmptyState title={t('noneYet')} text={t('noneYetText')} />
          )
        }
      >
        {({ bills }) => (
          <>
            <BillTable
              bills={bills.nodes}
              hrefOf={({ id }) => url.hrefWith({ bill: id, page: String(url.page) })}
              sellerOf={({ sellerId, sellerName }) => <TextLink to={paths.adminUsers({ account: sellerId })}>{sellerName}</TextLink>}
            />
            <Pager page={url.page} totalCount={bills.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {openId && <BillDialog key={openId} billId={openId} onClose={() => url.set({ bill: null, page: url.page })} />}
      {changing && <TermsDialog onClose={() => setChanging(false)} />}
    </Page>
  );
}
