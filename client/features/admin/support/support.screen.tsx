import { limits } from '../../../../schema/values/limits';
import { useMarkSupportMessageRepliedMutation, useSupportMessagesQuery } from '../../../generated/graphql';
import type { SupportRow_MessageFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFailureText } from '../../../platform/apollo/use-failure-text';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { ViewChips } from '../../../ui/display/view-chips';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { DateText } from '../../../ui/display/moment';
import { Page } from '../../../ui/layout/page';
import { Pager } from '../../../ui/tables/pager';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { TextLink } from '../../../ui/buttons/text-link';
import '../admin.css';
import { messages as adminMessages } from '../admin.messages';
import { messages } from './support-inbox.messages';
import { useRefreshCounts } from '../use-refresh-counts';

type Row = SupportRow_MessageFragment;
const size = limits.adminPerPage;

/** Lists messages to support: open ones with the oldest first, or those that have a reply. */
export function Component() {
  const t = useMessages(messages);
  const toast = useToast();
  const failureText = useFailureText();
  const url = useUrlState();
  const replied = url.get('answered') === '1';
  const [mark, { busy }] = useAppMutation(useMarkSupportMessageRepliedMutation);
  const refresh = useRefreshCounts('supportMessages');
  const query = useSupportMessagesQuery({
    variables: { replied, first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const response = async ({ id, name }: Row) => {
    const { failure } = await mark({ variables: { id } });
    refresh();
    if (failure) toast.error(failureText(failure));
    else toast.success(t('repliedToast', { name }));
  };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ViewChips
        label={t('title')}
        className="admin-filters"
        views={['open', 'answered'] as const}
        current={replied ? 'answered' : 'open'}
        hrefOf={(view) => url.hrefWith({ answered: view === 'answered' ? '1' : null })}
        textOf={(view) => t(view)}
      />
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.supportMessages.nodes.length === 0}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      >
        {({ supportMessages }) => (
          <>
            <SupportTable rows={supportMessages.nodes} busy={busy} onResponse={(row) => void response(row)} />
            <Pager page={url.page} totalCount={supportMessages.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

function SupportTable({ rows, busy, onResponse }: { rows: readonly Row[]; busy: boolean; onResponse: (row: Row) => void }) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const format = useFormat();
  const columns: Column<Row>[] = [
    {
      key: 'who',
      header: t('who'),
      onCard: 'title',
      cell: ({ name, userId }) =>
        userId ? <TextLink to={paths.adminUsers({ account: userId })}>{name}</TextLink> : `${name} (${t('visitor')})`,
    },
    {
      key: 'phone',
      header: t('phone'),
      cell: ({ phone }) => (
        <a className="text-link" href={`tel:${phone}`}>
          {format.digits(phone)}
        </a>
      ),
    },
    {
      key: 'order',
      header: t('order'),
      cell: ({ orderId, trackingNumber }) =>
        orderId ? <TextLink to={paths.adminOrders({ order: orderId })}>{trackingNumber}</TextLink> : t('none'),
    },
    { key: 'body', header: t('body'), cell: ({ body }) => <span className="audit-reason">{body}</span> },
    { key: 'when', header: t('when'), cell: ({ createdAt }) => <DateText at={createdAt} withTime /> },
    {
      key: 'actions',
      header: shared('actions'),
      onCard: 'actions',
      cell: (row) =>
        row.repliedAt ? (
          <span className="caption">
            <DateText at={row.repliedAt} withTime /> {row.repliedBy && t('answeredBy', { name: row.repliedBy })}
          </span>
        ) : (
          <Button
            look="outline"
            size="md"
            busy={busy}
            busyLabel={t('answering')}
            aria-label={t('replyOf', { name: row.name })}
            onClick={() => onResponse(row)}
          >
            {t('answer')}
          </Button>
        ),
    },
  ];
  return <DataTable caption={t('title')} rows={rows} columns={columns} rowKey={(row) => row.id} />;
}
