import { IdentityDocumentState } from '../../../../schema/values/accounts/accounts';
import { limits } from '../../../../schema/values/limits';
import { AccountStatus, roleLabels } from '../../../../schema/values/accounts/roles';
import type { WaitingRow_AccountFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column, Selection } from '../../../ui/tables/data-table';
import { Moment } from '../../../ui/display/moment';
import { StatusBadge } from '../../../ui/display/status-badge';
import { messages } from './approvals.messages';
import { messages as peopleMessages } from '../accounts/accounts.messages';

const hourMs = 3_600_000;

interface ApprovalTableProps {
  rows: readonly WaitingRow_AccountFragment[];
  firstNumber: number;
  onReview: (id: string) => void;
  selection?: Selection<WaitingRow_AccountFragment>;
  /** The rows wait because of images of documents that they have sent. */
  sinceDocuments?: boolean;
}

function documentsSince({ identityDocuments, createdAt }: WaitingRow_AccountFragment): string {
  const [oldest] = identityDocuments
    .filter(({ state }) => state === IdentityDocumentState.WAITING)
    .map(({ uploadedAt }) => uploadedAt)
    .toSorted();
  return oldest ?? createdAt;
}

function isLate({ status, waitingSince }: WaitingRow_AccountFragment): boolean {
  return (
    status === AccountStatus.PENDING &&
    Boolean(waitingSince) &&
    Date.now() - Date.parse(waitingSince ?? '') > limits.lateAfterHours * hourMs
  );
}

export function ApprovalTable({ rows, firstNumber, onReview, selection, sinceDocuments = false }: ApprovalTableProps) {
  const t = useMessages(messages);
  const p = useMessages(peopleMessages);
  const format = useFormat();
  const columns: Column<WaitingRow_AccountFragment>[] = [
    { key: 'sn', header: p('sn'), cell: (_row, number) => format.twoDigits(number), onCard: 'none', width: '56px', spare: true },
    {
      key: 'name',
      header: p('name'),
      onCard: 'title',
      cell: (row) => (
        <>
          <strong>{row.name}</strong>
          {row.duplicates.length > 0 && (
            <div>
              <StatusBadge tone="bad">{t('duplicate')}</StatusBadge>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'papers',
      header: p('documents'),
      cell: ({ identityDocuments: { length: count } }) => (count === 0 ? t('noImages') : t('images', { count: format.number(count) })),
    },
    { key: 'role', header: p('role'), cell: (row) => roleLabels[row.role][format.language] },
    { key: 'phone', header: p('phone'), cell: (row) => format.digits(row.phone) },
    { key: 'place', header: p('place'), cell: (row) => (row.district ? format.name(row.district) : p('notGiven')) },
    {
      key: 'since',
      header: t(sinceDocuments ? 'documentsSince' : 'waitingSince'),
      cell: (row) => (
        <>
          <Moment at={sinceDocuments ? documentsSince(row) : (row.waitingSince ?? row.createdAt)} />{' '}
          {isLate(row) && <StatusBadge tone="waiting">{t('late')}</StatusBadge>}
        </>
      ),
    },
    {
      key: 'actions',
      header: p('actions'),
      onCard: 'actions',
      cell: (row) => (
        <Button look="outline" size="md" aria-label={t('reviewOf', { name: row.name })} onClick={() => onReview(row.id)}>
          {t('review')}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      columns={columns}
      rowKey={(row) => row.id}
      firstNumber={firstNumber}
      selection={selection}
    />
  );
}
