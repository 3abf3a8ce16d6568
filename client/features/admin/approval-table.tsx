import { roleLabels } from '../../../schema/values/roles';
import type { ApprovalRow_AccountFragment } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { Button } from '../../ui/button';
import { DataTable } from '../../ui/data-table';
import type { Column } from '../../ui/data-table';
import { messages } from './admin.messages';

const lateAfterMs = 48 * 3_600_000; // design.md §3.5

interface ApprovalTableProps {
  rows: readonly ApprovalRow_AccountFragment[];
  firstNumber: number;
  onReview: (id: string) => void;
}

export function ApprovalTable({ rows, firstNumber, onReview }: ApprovalTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns: Column<ApprovalRow_AccountFragment>[] = [
    { key: 'sn', header: t('sn'), cell: (_row, number) => format.twoDigits(number), onCard: 'none', width: '56px' },
    { key: 'name', header: t('name'), cell: (row) => <strong>{row.name}</strong>, onCard: 'title' },
    { key: 'role', header: t('role'), cell: (row) => roleLabels[row.role][format.language] },
    { key: 'phone', header: t('phone'), cell: (row) => format.digits(row.phone) },
    { key: 'place', header: t('place'), cell: (row) => (row.district ? format.name(row.district) : t('notGiven')) },
    {
      key: 'since',
      header: t('waitingSince'),
      cell: (row) => {
        const since = row.waitingSince ?? row.createdAt;
        const late = row.status === 'PENDING' && Date.now() - Date.parse(since) > lateAfterMs;
        return (
          <>
            <time dateTime={since} title={format.dateTime(since)}>
              {format.relative(since)}
            </time>{' '}
            {late && (
              <span className="badge" data-tone="waiting">
                {t('late')}
              </span>
            )}
          </>
        );
      },
    },
    {
      key: 'actions',
      header: t('actions'),
      onCard: 'actions',
      cell: (row) => (
        <Button look="outline" size="md" aria-label={t('reviewOf', { name: row.name })} onClick={() => onReview(row.id)}>
          {t('review')}
        </Button>
      ),
    },
  ];
  return <DataTable caption={t('approvalsTitle')} rows={rows} columns={columns} rowKey={(row) => row.id} firstNumber={firstNumber} />;
}
