import { auditActions, isAuditAction, isLogin } from '../../../../schema/values/market/audit';
import type { AuditRow_EntryFragment } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { DataTable } from '../../../ui/tables/data-table';
import type { Column } from '../../../ui/tables/data-table';
import { DateText } from '../../../ui/display/moment';
import { TextLink } from '../../../ui/buttons/text-link';
import '../admin.css';
import { messages } from './audit.messages';

/** Lists audit events: the action, its subject, the reason, the admin and the time. */
export function AuditTable({ rows, caption }: { rows: readonly AuditRow_EntryFragment[]; caption: string }) {
  const t = useMessages(messages);
  const { language } = useFormat();
  const subject = ({ subjectType, subjectId, subjectName }: AuditRow_EntryFragment) => {
    const name = subjectName ?? t('none');
    if (subjectType === 'account' && subjectId) return <TextLink to={paths.adminUsers({ account: subjectId })}>{name}</TextLink>;
    if (subjectType === 'lot' && subjectName) return <TextLink to={`${paths.page('adminRecalls')}?code=${subjectName}`}>{name}</TextLink>;
    return subjectType === 'order' && subjectId ? <TextLink to={paths.adminOrders({ order: subjectId })}>{name}</TextLink> : name;
  };
  const columns: Column<AuditRow_EntryFragment>[] = [
    {
      key: 'what',
      header: t('what'),
      onCard: 'title',
      cell: ({ action }) => <strong>{isAuditAction(action) ? auditActions[action][language] : action}</strong>,
    },
    { key: 'whom', header: t('whom'), cell: subject },
    {
      key: 'reason',
      header: t('reason'),
      cell: ({ reason, network }) => (
        <span className="audit-reason">{reason ?? (network && t('fromNetwork', { network })) ?? t('none')}</span>
      ),
    },
    { key: 'who', header: t('who'), cell: ({ action, actorName }) => actorName ?? t(isLogin(action) ? 'none' : 'command') },
    { key: 'when', header: t('when'), cell: ({ createdAt }) => <DateText at={createdAt} withTime /> },
  ];
  return <DataTable caption={caption} rows={rows} columns={columns} rowKey={(row) => row.id} />;
}
