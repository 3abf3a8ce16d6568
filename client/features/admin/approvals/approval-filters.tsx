import { AccountStatus, roleLabels, sellingRoles } from '../../../../schema/values/accounts/roles';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { ChipLink } from '../../../ui/display/chip';
import { SearchInput } from '../../../ui/inputs/search-input';
import { ListBar } from '../../../ui/tables/list-bar';
import { Select } from '../../../ui/inputs/select';
import { messages } from './approvals.messages';
import { messages as peopleMessages } from '../accounts/accounts.messages';

const statuses = [AccountStatus.PENDING, AccountStatus.APPROVED, AccountStatus.REJECTED, AccountStatus.SUSPENDED];

/** Reads the filter of the approval queue from the address, which holds all of it. */
export function useApprovalFilter() {
  const url = useUrlState();
  const documentsToCheck = url.get('docs') === '1' ? true : null;
  const status = documentsToCheck ? AccountStatus.APPROVED : (statuses.find((one) => one === url.get('status')) ?? AccountStatus.PENDING);
  return {
    status,
    documentsToCheck,
    role: sellingRoles.find((one) => one === url.get('role')) ?? null,
    search: url.get('q') || null,
    late: status === AccountStatus.PENDING && url.get('late') === '1' ? true : null,
  };
}

export function ApprovalFilters() {
  const t = useMessages(messages);
  const p = useMessages(peopleMessages);
  const format = useFormat();
  const url = useUrlState();
  const { status, late, documentsToCheck } = useApprovalFilter();
  return (
    <ListBar
      className="admin-filters"
      isFiltered={Boolean(url.get('role'))}
      search={<SearchInput label={t('search')} value={url.get('q')} onSearch={(q) => url.set({ q, account: null })} />}
      filters={
        <Select
          label={t('role')}
          value={url.get('role')}
          onChange={(role) => url.set({ role, account: null })}
          choices={[
            { value: '', label: t('anyRole') },
            ...sellingRoles.map((role) => ({ value: role, label: roleLabels[role][format.language] })),
          ]}
        />
      }
      chips={
        <nav aria-label={t('statuses')}>
          <ul className="chip-row">
            {statuses.map((one) => (
              <li key={one}>
                <ChipLink
                  to={url.hrefWith({
                    status: one === AccountStatus.PENDING ? null : one,
                    late: null,
                    docs: null,
                    page: null,
                    account: null,
                  })}
                  active={one === status && !late && !documentsToCheck}
                >
                  {p(one)}
                </ChipLink>
              </li>
            ))}
            <li>
              <ChipLink to={url.hrefWith({ status: null, late: '1', docs: null, page: null, account: null })} active={late === true}>
                {t('late')}
              </ChipLink>
            </li>
            <li>
              <ChipLink
                to={url.hrefWith({ status: null, late: null, docs: '1', page: null, account: null })}
                active={documentsToCheck === true}
              >
                {t('documentsToCheck')}
              </ChipLink>
            </li>
          </ul>
        </nav>
      }
    />
  );
}
