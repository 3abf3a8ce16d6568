import { useState } from 'react';
import { Send } from 'lucide-react';
import { limits } from '../../../../schema/values/limits';
import { AdminPayoutsDocument, useAdminPayoutsQuery, useMakePayoutBatchMutation } from '../../../generated/graphql';
import type { AdminPayoutsQuery, PayoutBatch_BatchFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { TextLink } from '../../../ui/buttons/text-link';
import { DateText } from '../../../ui/display/moment';
import { StatTile } from '../../../ui/display/stat-tile';
import { StatusBadge } from '../../../ui/display/status-badge';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { Page } from '../../../ui/layout/page';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { Pager } from '../../../ui/tables/pager';
import '../admin.css';
import { BatchDialog } from './batch-dialog';
import { messages } from './payouts.messages';

const size = limits.adminPerPage;

type Queue = AdminPayoutsQuery['payoutQueue'];

/** Shows the amounts that are to be paid to sellers, and the batches. The address holds the page and the open batch. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const query = useAdminPayoutsQuery({ variables: { first: size, offset: (url.page - 1) * size }, fetchPolicy: 'cache-and-network' });
  const queue = query.data?.payoutQueue;
  const openId = url.get('batch');
  const open = (id: string | null) => url.set({ batch: id, page: url.page });
  return (
    <Page title={t('title')} lead={t('lead')} actions={queue && <MakeBatch queue={queue} onMade={open} />}>
      <QueryState query={query} loadingText={t('loading')} skeleton={<RowsSkeleton />}>
        {({ payoutQueue, payoutBatches }) => (
          <>
            <Figures queue={payoutQueue} />
            {payoutBatches.nodes.length === 0 ? (
              <EmptyState title={t('noBatches')} text={t('noBatchesText')} />
            ) : (
              <>
                <BatchTable batches={payoutBatches.nodes} hrefOf={({ id }) => url.hrefWith({ batch: id, page: String(url.page) })} />
                <Pager page={url.page} totalCount={payoutBatches.totalCount} pageSize={size} />
              </>
            )}
          </>
        )}
      </QueryState>
      {openId && <BatchDialog key={openId} batchId={openId} onClose={() => open(null)} />}
    </Page>
  );
}

function Figures({ queue: { requested, due, sent, withoutAccount, nextBatchOn } }: { queue: Queue }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <div className="admin-figures">
      <div className="tiles">
        <StatTile label={t('requested')} value={format.money(requested)} definition={t('requestedMeaning')} />
        <StatTile label={t('due')} value={format.money(due)} definition={t('dueMeaning')} />
        <StatTile label={t('sent')} value={format.money(sent)} definition={t('sentMeaning')} />
      </div>
      <p className="caption">{t('next', { day: format.date(nextBatchOn) })}</p>
      {withoutAccount > 0 && <p>{t('withoutAccount', { count: format.number(withoutAccount) })}</p>}
    </div>
  );
}

function MakeBatch({ queue: { requested, due, nextBatchOn }, onMade }: { queue: Queue; onMade: (id: string) => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [make, { busy, errorText }] = useAppMutation(useMakePayoutBatchMutation);
  const amount = Number(requested) + Number(due);
  const send = async () => {
    const { data, failure } = await make({ refetchQueries: [AdminPayoutsDocument], awaitRefetchQueries: true });
    if (failure || !data) return;
    setAsking(false);
    toast.success(t('made', { number: data.makePayoutBatch.number }));
    onMade(data.makePayoutBatch.id);
  };
  return (
    <>
      <Button icon={<Send aria-hidden />} disabled={amount === 0} onClick={() => setAsking(true)}>
        {t('make')}
      </Button>
      {amount === 0 && <span className="caption">{t('nothingDue', { day: format.date(nextBatchOn) })}</span>}
      <ConfirmDialog
        open={asking}
        tone="brand"
        title={t('make')}
        confirmLabel={t('make')}
        busyLabel={t('making')}
        busy={busy}
        errorText={errorText}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      >
        <p>{t('makeText', { amount: format.money(amount) })}</p>
      </ConfirmDialog>
    </>
  );
}

interface BatchTableProps {
  batches: readonly PayoutBatch_BatchFragment[];
  hrefOf: (batch: PayoutBatch_BatchFragment) => string;
}

function BatchTable({ batches, hrefOf }: BatchTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns: Column<PayoutBatch_BatchFragment>[] = [
    { key: 'number', header: t('batch'), onCard: 'title', cell: (batch) => <TextLink to={hrefOf(batch)}>{batch.number}</TextLink> },
    { key: 'when', header: t('when'), cell: ({ madeAt }) => <DateText at={madeAt} /> },
    { key: 'count', header: t('count'), numeric: true, cell: ({ payoutCount }) => format.number(payoutCount) },
    {
      key: 'state',
      header: t('state'),
      cell: ({ sentCount }) => (
        <StatusBadge tone={sentCount > 0 ? 'waiting' : 'good'}>
          {sentCount > 0 ? t('toDecide', { count: format.number(sentCount) }) : t('done')}
        </StatusBadge>
      ),
    },
    { key: 'amount', header: t('amount'), numeric: true, cell: ({ amount }) => format.money(amount) },
  ];
  return <DataTable caption={t('batches')} rows={batches} columns={columns} rowKey={({ id }) => id} />;
}
