import { useState } from 'react';
import { Megaphone } from 'lucide-react';
import { limits } from '../../../../schema/values/limits';
import { roleLabels } from '../../../../schema/values/accounts/roles';
import { useAnnouncementsQuery, useCancelAnnouncementMutation } from '../../../generated/graphql';
import type { AnnouncementRow_AnnouncementFragment } from '../../../generated/graphql';
import { useAppMutation } from '../../../platform/apollo/use-app-mutation';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { useToast } from '../../../platform/toast/use-toast';
import { Button } from '../../../ui/buttons/button';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { DateText } from '../../../ui/display/moment';
import { Page } from '../../../ui/layout/page';
import { Pager } from '../../../ui/tables/pager';
import { QueryState } from '../../../ui/feedback/query-state';
import { RowsSkeleton } from '../../../ui/feedback/skeleton';
import { StatusBadge } from '../../../ui/display/status-badge';
import { ActDialog } from '../act-dialog';
import '../admin.css';
import { AnnouncementForm } from './announcement.form';
import { messages } from './announcements.messages';
import { messages as adminMessages } from '../admin.messages';
import { useRefreshCounts } from '../use-refresh-counts';

type Row = AnnouncementRow_AnnouncementFragment;
const size = limits.adminPerPage;
const tones = { SCHEDULED: 'waiting', PUBLISHED: 'good', CANCELLED: 'plain' } as const;

/** Past and scheduled announcements, a form for the next, and a way to cancel one before its time. */
export function Component() {
  const t = useMessages(messages);
  const url = useUrlState();
  const toast = useToast();
  const { language } = useFormat();
  const [making, setMaking] = useState(false);
  const [confirming, setConfirming] = useState<Row | null>(null);
  const [cancel] = useAppMutation(useCancelAnnouncementMutation);
  const refresh = useRefreshCounts('announcements');
  const query = useAnnouncementsQuery({
    variables: { first: size, offset: (url.page - 1) * size },
    fetchPolicy: 'cache-and-network',
  });
  const wordsOf = (row: Row) => (language === 'bn' ? row.messageBn : row.messageEn);
  const callOff = async ({ id }: Row, reason: string) => {
    const { failure } = await cancel({ variables: { id, reason } });
    refresh();
    if (failure) return failure;
    toast.success(t('cancelled'));
    setConfirming(null);
    return null;
  };
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button icon={<Megaphone aria-hidden />} onClick={() => setMaking(true)}>
          {t('add')}
        </Button>
      }
    >
      <QueryState
        query={query}
        loadingText={t('loading')}
        skeleton={<RowsSkeleton />}
        isEmpty={(data) => data.announcements.nodes.length === 0}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      >
        {({ announcements }) => (
          <>
            <AnnouncementTable rows={announcements.nodes} wordsOf={wordsOf} onCancel={setConfirming} />
            <Pager page={url.page} totalCount={announcements.totalCount} pageSize={size} />
          </>
        )}
      </QueryState>
      {making && (
        <AnnouncementForm
          onClose={() => setMaking(false)}
          onDone={() => {
            setMaking(false);
            refresh();
          }}
        />
      )}
      {confirming && (
        <ActDialog
          act={{
            title: t('cancelTitle'),
            reasonLabel: t('reason'),
            hint: t('cancelText', { message: wordsOf(confirming) }),
            submitLabel: t('cancel'),
            send: (reason) => callOff(confirming, reason),
          }}
          onClose={() => setConfirming(null)}
        />
      )}
    </Page>
  );
}

interface AnnouncementTableProps {
  rows: readonly Row[];
  wordsOf: (row: Row) => string;
  onCancel: (row: Row) => void;
}

function AnnouncementTable({ rows, wordsOf, onCancel }: AnnouncementTableProps) {
  const t = useMessages(messages);
  const shared = useMessages(adminMessages);
  const format = useFormat();
  const columns: Column<Row>[] = [
    { key: 'what', header: t('what'), onCard: 'title', cell: ({ kind }) => <strong>{t(kind)}</strong> },
    { key: 'state', header: t('state'), onCard: 'badge', cell: ({ state }) => <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge> },
    { key: 'message', header: t('message'), cell: (row) => <span className="audit-reason">{wordsOf(row)}</span> },
    {
      key: 'to',
      header: t('to'),
      cell: ({ roles }) => (roles.length ? roles.map((role) => roleLabels[role][format.language]).join(', ') : t('everybody')),
    },
    { key: 'when', header: t('when'), cell: ({ publishedAt, publishAt }) => <DateText at={publishedAt ?? publishAt} withTime /> },
    {
      key: 'reached',
      header: t('reached'),
      cell: ({ reached, readBy }) => t('readOf', { reached: format.number(reached), read: format.number(readBy) }),
    },
    {
      key: 'actions',
      header: shared('actions'),
      onCard: 'actions',
      cell: (row) =>
        row.state === 'SCHEDULED' && (
          <Button
            look="outline"
            size="md"
            tone="danger"
            aria-label={t('cancelOf', { message: wordsOf(row) })}
            onClick={() => onCancel(row)}
          >
            {t('cancel')}
          </Button>
        ),
    },
  ];
  return <DataTable caption={t('title')} rows={rows} columns={columns} rowKey={(row) => row.id} />;
}
