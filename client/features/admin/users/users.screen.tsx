import { limits } from '../../../../schema/values/limits';
import { useExportUsersMutation, usePeopleQuery } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Page } from '../../../ui/layout/page';
import { PageMenu } from '../../../ui/overlays/page-menu';
import { Pager } from '../../../ui/tables/pager';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { useCsvAction } from '../../../widgets/export-csv/export-csv';
import { AccountDrawer } from '../accounts/account-drawer';
import { NothingMatches } from '../nothing-matches';
import { UserFilters, useUserFilter } from './user-filters';
import { UserTable } from './user-table';
import { messages } from './users.messages';

const size = limits.adminPerPage;

/**
 * Everyone who has an account: found, viewed, suspended and reinstated. Filters, page and the open account are in the
 * address.
 */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const { page } = url;
  const filter = useUserFilter();
  const [exportUsers] = useAppMutation(useExportUsersMutation);
  const loadCsv = async () => {
    const { status, role, search } = filter;
    const { data, failure } = await exportUsers({ variables: { status, role, search }, fetchPolicy: 'no-cache' });
    return { file: data?.exportUsers, error: failure };
  };
  const csv = useCsvAction(loadCsv);
  const query = usePeopleQuery({
    variables: { ...filter, first: size, offset: (page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const openId = url.get('account');
  const close = () => url.set({ account: null, page });
  return (
    <Page title={t('title')} actions={<PageMenu actions={[csv]} />}>
      <UserFilters />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.accounts.nodes.length === 0}
        empty={<NothingMatches title={t('noMatch')} onClear={() => url.set({ q: null, role: null, status: null, phone: null })} />}
      >
        {({ accounts }) => (
          <>
            <p className="caption users-found" role="status">
              {t('found', { count: accounts.totalCount })}
            </p>
            <UserTable rows={accounts.nodes} onOpen={(id) => url.set({ account: id, page })} />
            <Pager page={page} totalCount={accounts.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {openId && <AccountDrawer accountId={openId} onDecided={close} onClose={close} />}
    </Page>
  );
}
