import { roleLabels } from '../../../../schema/values/accounts/roles';
import type { AccountRow_AccountFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { Button } from '../../../ui/buttons/button';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { DateText, Moment } from '../../../ui/display/moment';
import { AccountStatusBadge } from '../accounts/account-status';
import { messages as peopleMessages } from '../accounts/accounts.messages';
import { messages } from './users.messages';

interface UserTableProps {
  rows: readonly AccountRow_AccountFragment[];
  onOpen: (id: string) => void;
}

export function UserTable({ rows, onOpen }: UserTableProps) {
  const t = useMessages(messages);
  const p = useMessages(peopleMessages);
  const format = useFormat();
  const columns: Column<AccountRow_AccountFragment>[] = [
    { key: 'name', header: p('name'), cell: (row) => <strong>{row.name}</strong>, onCard: 'title' },
    { key: 'status', header: p('status'), cell: (row) => <AccountStatusBadge status={row.status} />, onCard: 'badge' },
    { key: 'role', header: p('role'), cell: (row) => roleLabels[row.role][format.language] },
    { key: 'phone', header: p('phone'), cell: (row) => format.digits(row.phone) },
    { key: 'place', header: p('place'), cell: (row) => (row.district ? format.name(row.district) : p('notGiven')) },
    { key: 'created', header: p('registeredOn'), cell: (row) => <DateText at={row.createdAt} /> },
    { key: 'login', header: p('lastLogin'), cell: (row) => (row.lastLoginAt ? <Moment at={row.lastLoginAt} /> : p('never')) },
    {
      key: 'actions',
      header: p('actions'),
      onCard: 'actions',
      cell: (row) => (
        <Button look="outline" size="md" aria-label={t('openOf', { name: row.name })} onClick={() => onOpen(row.id)}>
          {t('open')}
        </Button>
      ),
    },
  ];
  return (
    <div className="user-list">
      <DataTable caption={t('title')} rows={rows} columns={columns} rowKey={(row) => row.id} />
    </div>
  );
}
