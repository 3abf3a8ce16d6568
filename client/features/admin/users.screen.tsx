import { limits } from '../../../schema/values/limits';
import { usePeopleQuery } from '../../generated/graphql';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { Page } from '../../ui/page';
import { Pager } from '../../ui/pager';
import { QueryState } from '../../ui/query-state';
import { RowsSkeleton } from '../../ui/skeleton';
import { AccountDrawer } from './account-drawer';
import { NothingMatches } from './nothing-matches';
import { UserFilters, useUserFilter } from './user-filters';
import { UserTable } from './user-table';
import { messages } from './users.messages';

const size = limits.adminPerPage;

/** Everybody who has an account: found, looked at, suspended and reinstated. Filters, page and the open account are in the address. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const { page } = url;
  const query = usePeopleQuery({
    variables: { ...useUserFilter(), first: size, offset: (page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const openId = url.get('account');
  const close = () => url.set({ account: null, page });
  return (
    <Page title={t('title')}>
      <UserFilters />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.accounts.nodes.length === 0}
        empty={<NothingMatches title={t('noMatch')} onClear={() => url.set({ q: null, role: null, status: null })} />}
      >
        {({ accounts }) => (
          <>
            <p className="caption users-found" role="status">
              {t('found', { count: accounts.totalCount })}
            </p>
            <UserTable rows={accounts.nodes} asCards={url.get('view') === 'cards'} onOpen={(id) => url.set({ account: id, page })} />
            <Pager page={page} totalCount={accounts.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {openId && <AccountDrawer accountId={openId} onDecided={close} onClose={close} />}
    </Page>
  );
}
