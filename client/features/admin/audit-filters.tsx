import { useId } from 'react';
import { auditActions, isAuditAction } from '../../../schema/values/audit';
import { limits } from '../../../schema/values/limits';
import { useAuditActorsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { RemovableChip } from '../../ui/chip';
import { Select } from '../../ui/select';
import { messages } from './audit.messages';

const day = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 86_400_000;

/** Midnight in Dhaka, the same number of days later; null for what is no day. */
function midnight(text: string, daysLater = 0): string | null {
  const at = day.test(text) ? Date.parse(`${text}T00:00:00+06:00`) : NaN;
  return Number.isNaN(at) ? null : new Date(at + daysLater * dayMs).toISOString();
}

/** What of the trail is shown; all of it stands in the address, days as days of Dhaka. */
export function useAuditFilter() {
  const url = useUrlState();
  const action = url.get('action');
  return {
    action: isAuditAction(action) ? action : null,
    actorId: url.get('admin') || null,
    subjectId: url.get('account') || null,
    from: midnight(url.get('from')),
    until: midnight(url.get('until'), 1),
  };
}

export function AuditFilters({ subjectName }: { subjectName: string | null }) {
  const t = useMessages(messages);
  const { language } = useFormat();
  const url = useUrlState();
  const { data } = useAuditActorsQuery({ variables: { first: limits.maxFirst } });
  const about = subjectName ?? t('thisSubject');
  return (
    <div className="admin-filters">
      <div className="filter-row">
        <Select
          label={t('action')}
          value={url.get('action')}
          onChange={(action) => url.set({ action })}
          choices={[
            { value: '', label: t('anyAction') },
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
      </div>
      {url.get('account') && (
        <ul className="chip-row">
          <li>
            <RemovableChip label={t('removeSubject', { name: about })} onRemove={() => url.set({ account: null })}>
              {t('oneSubject', { name: about })}
            </RemovableChip>
          </li>
        </ul>
      )}
    </div>
  );
}

function DayInput({ label, name }: { label: string; name: 'from' | 'until' }) {
  const id = useId();
  const url = useUrlState();
  return (
    <div className="select-line day-input">
      <label htmlFor={id} className="select-label">
        {label}
      </label>
      <input
        className="input"
        id={id}
        type="date"
        value={url.get(name)}
        onChange={(event) => url.set({ [name]: event.currentTarget.value })}
      />
    </div>
  );
}
