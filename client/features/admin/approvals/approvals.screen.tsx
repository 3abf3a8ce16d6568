import { useState } from 'react';
import { limits } from '../../../../schema/values/limits';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import type { WaitingRow_AccountFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Button } from '../../../ui/buttons/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Page, pageTitleId } from '../../../ui/layout/page';
import { Pager } from '../../../ui/tables/pager';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { StatusBadge } from '../../../ui/display/status-badge';
import { AccountDrawer } from '../accounts/account-drawer';
import { ApprovalFilters } from './approval-filters';
import { ApprovalTable } from './approval-table';
import { messages } from './approvals.messages';
import { BulkApprove } from './bulk-approve';
import { NothingMatches } from '../nothing-matches';
import { messages as peopleMessages } from '../accounts/accounts.messages';
import { useApprovalQueue } from './use-approval-queue';

const none: ReadonlySet<string> = new Set();

/**
 * The queue of registrations: oldest first, one drawer to decide. Filters, page and the open account are in the
 * address.
 */
export function Component() {
  const t = useMessages(messages);
  const p = useMessages(peopleMessages);
  const format = useFormat();
  const url = useUrlState();
  const { page } = url;
  const { filter, query, nodes, openId, neighbours, size } = useApprovalQueue();
  const [selected, setSelected] = useState(none);
  const [confirming, setConfirming] = useState<readonly WaitingRow_AccountFragment[]>([]);
  const waiting = filter.status === AccountStatus.PENDING;
  const narrowed = Boolean(filter.role ?? filter.search ?? filter.late);

  const toTitle = () => document.getElementById(pageTitleId)?.focus({ preventScroll: true });
  const decided = () => {
    url.set({ account: null, page });
    setTimeout(toTitle); // the row was deleted
  };
  const approveSelected = (
    <Button onClick={() => setConfirming(nodes.filter(({ id }) => selected.has(id)).slice(0, limits.approveAtOnce))}>
      {t('approveSelected')}
    </Button>
  );
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      badge={
        waiting && query.data ? (
          <StatusBadge tone="waiting">
            {p('PENDING')} {format.number(query.data.accounts.totalCount)}
          </StatusBadge>
        ) : undefined
      }
    >
      <ApprovalFilters />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.accounts.nodes.length === 0}
        empty={<QueueEmpty narrowed={narrowed} waiting={waiting} />}
      >
        {({ accounts }) => (
          <>
            <ApprovalTable
              rows={accounts.nodes}
              firstNumber={(page - 1) * size + 1}
              onReview={(id) => url.set({ account: id, page })}
              sinceDocuments={filter.documentsToCheck === true}
              selection={
                waiting
                  ? { selected, onChange: setSelected, label: ({ name }) => t('select', { name }), actions: approveSelected }
                  : undefined
              }
            />
            <Pager page={page} totalCount={accounts.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      <BulkApprove
        accounts={confirming}
        onClose={() => setConfirming([])}
        onDone={() => {
          setConfirming([]);
          setSelected(none);
          setTimeout(toTitle);
        }}
      />
      {openId && (
        <AccountDrawer
          accountId={openId}
          neighbours={neighbours}
          onGo={(id) => url.set({ account: id, page })}
          onDecided={decided}
          onClose={() => url.set({ account: null, page })}
        />
      )}
    </Page>
  );
}

function QueueEmpty({ narrowed, waiting }: { narrowed: boolean; waiting: boolean }) {
  const t = useMessages(messages);
  const url = useUrlState();
  if (narrowed) return <NothingMatches title={t('noMatch')} onClear={() => url.set({ q: null, role: null, late: null })} />;
  if (url.get('docs') === '1') return <EmptyState title={t('noDocuments')} />;
  return <EmptyState title={t(waiting ? 'empty' : 'emptyOther')} text={waiting ? t('emptyText') : undefined} />;
}
