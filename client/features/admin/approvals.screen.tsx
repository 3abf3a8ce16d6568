import { Link } from 'react-router-dom';
import { limits } from '../../../schema/values/limits';
import { AccountStatus } from '../../../schema/values/roles';
import { useApprovalsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { useToast } from '../../platform/toast/use-toast';
import { EmptyState } from '../../ui/empty-state';
import { Page, pageTitleId } from '../../ui/page';
import { Pager } from '../../ui/pager';
import { QueryState } from '../../ui/query-state';
import { RowsSkeleton } from '../../ui/skeleton';
import { messages } from './admin.messages';
import { ApprovalDrawer } from './approval-drawer';
import { ApprovalTable } from './approval-table';

const statuses = [AccountStatus.PENDING, AccountStatus.APPROVED, AccountStatus.REJECTED, AccountStatus.SUSPENDED];

/** The queue of registrations: oldest first, one drawer to decide. Status, page and the open account are in the address. */
export function Component() {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const url = useUrlState();
  const status = statuses.find((one) => one === url.get('status')) ?? AccountStatus.PENDING;
  const page = url.page;
  const openId = url.get('account');
  const query = useApprovalsQuery({
    variables: { status, first: limits.adminPerPage, offset: (page - 1) * limits.adminPerPage },
    fetchPolicy: 'cache-and-network',
  });
  const open = query.data?.accounts.nodes.find((account) => account.id === openId);

  const decided = (name: string) => (decision: 'approved' | 'rejected') => {
    toast.success(t(decision === 'approved' ? 'approvedToast' : 'rejectedToast', { name }));
    url.set({ account: null, page });
    void query.refetch().finally(() => document.getElementById(pageTitleId)?.focus({ preventScroll: true })); // his row is gone
  };
  return (
    <Page
      title={t('approvalsTitle')}
      lead={t('approvalsLead')}
      badge={
        status === AccountStatus.PENDING && query.data ? (
          <span className="badge" data-tone="waiting">
            {t('PENDING')} {format.number(query.data.accounts.totalCount)}
          </span>
        ) : undefined
      }
    >
      <nav aria-label={t('statuses')}>
        <ul className="chip-row">
          {statuses.map((one) => (
            <li key={one}>
              <Link
                className="chip"
                to={url.hrefWith({ status: one === AccountStatus.PENDING ? null : one, page: null, account: null })}
                aria-current={one === status ? 'page' : undefined}
              >
                {t(one)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div style={{ marginTop: 16 }}>
        <QueryState
          query={query}
          loadingText={t('loading')}
          skeleton={<RowsSkeleton />}
          isEmpty={(data) => data.accounts.totalCount === 0}
          empty={
            status === AccountStatus.PENDING ? (
              <EmptyState title={t('empty')} text={t('emptyText')} />
            ) : (
              <EmptyState title={t('emptyOther')} />
            )
          }
        >
          {({ accounts }) => (
            <>
              <ApprovalTable
                rows={accounts.nodes}
                firstNumber={(page - 1) * limits.adminPerPage + 1}
                onReview={(id) => url.set({ account: id, page })}
              />
              <Pager page={page} totalCount={accounts.totalCount} pageSize={limits.adminPerPage} />
            </>
          )}
        </QueryState>
      </div>
      {open && (
        <ApprovalDrawer key={open.id} account={open} onDecided={decided(open.name)} onClose={() => url.set({ account: null, page })} />
      )}
    </Page>
  );
}
