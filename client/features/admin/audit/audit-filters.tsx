import { auditActions, isAuditAction, LOGINS } from '../../../../schema/values/market/audit';
import { limits } from '../../../../schema/values/limits';
import { useAuditActorsQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { RemovableChip } from '../../../ui/display/chip';
import { SearchInput } from '../../../ui/inputs/search-input';
import { Select } from '../../../ui/inputs/select';
import { messages } from './audit.messages';
import { ListBar } from '../../../ui/tables/list-bar';
import { DayInput, midnight } from '../../../ui/inputs/day-input';

/** Reads the filter of the audit trail from the address, which holds all of it. Days are days in Dhaka. */
export function useAuditFilter() {
  const url = useUrlState();
  const action = url.get('action');
  return {
    action: isAuditAction(action) || action === LOGINS ? action : null,
    actorId: url.get('admin') || null,
    subjectId: url.get('account') || null,
    search: url.get('q') || null,
    createdFrom: midnight(url.get('from')),
    createdUntil: midnight(url.get('until'), 1),
  };
}

export function AuditFilters({ subjectName }: { subjectName: string | null }) {
  const t = useMessages(messages);
  const { language } = useFormat();
  const url = useUrlState();
  const { data } = useAuditActorsQuery({ variables: { first: limits.maxFirst } });
  const about = subjectName ?? t('thisSubject');
  return (
    <>
      <ListBar
        className="admin-filters"
        search={<SearchInput label={t('search')} value={url.get('q')} onSearch={(q) => url.set({ q })} />}
        isFiltered={['action', 'admin', 'from', 'until'].some((name) => url.get(name))}
        filters={
          <>
            <Select
              label={t('action')}
              value={url.get('action')}
              onChange={(action) => url.set({ action })}
              choices={[
                { value: '', label: t('anyAction') },
                { value: LOGINS, label: t('logins') },
                ...Object.entries(auditActions).map(([value, label]) => ({ value, label: label[language] })),
              ]}
            />
            <Select
              label={t('admin')}
              value={url.get('admin')}
              onChange={(admin) => url.set({ admin })}
              choices={[
                { value: '', label: t('anyAdmin') },
                ...(data?.accounts.nodes ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <DayInput label={t('from')} name="from" />
            <DayInput label={t('until')} name="until" />
          </>
        }
      />
      {url.get('account') && (
        <ul className="chip-row admin-filters">
          <li>
            <RemovableChip label={t('removeSubject', { name: about })} onRemove={() => url.set({ account: null })}>
              {t('oneSubject', { name: about })}
            </RemovableChip>
          </li>
        </ul>
      )}
    </>
  );
}
