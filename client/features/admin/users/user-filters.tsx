import { AccountSort } from '../../../../schema/values/accounts/accounts';
import { AccountStatus, Role, roleLabels } from '../../../../schema/values/accounts/roles';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Chip } from '../../../ui/display/chip';
import { SearchInput } from '../../../ui/inputs/search-input';
import { ListBar } from '../../../ui/tables/list-bar';
import { Select } from '../../../ui/inputs/select';
import { messages as peopleMessages } from '../accounts/accounts.messages';
import { messages } from './users.messages';

const roles = Object.values(Role);
const statuses = Object.values(AccountStatus);
const sorts = [AccountSort.NEWEST, AccountSort.OLDEST, AccountSort.NAME, AccountSort.LAST_LOGIN];

/** Reads filter and order of the list of users from the address, which holds all of them. */
export function useUserFilter() {
  const url = useUrlState();
  return {
    role: roles.find((one) => one === url.get('role')) ?? null,
    status: statuses.find((one) => one === url.get('status')) ?? null,
    sort: sorts.find((one) => one === url.get('sort')) ?? AccountSort.NEWEST,
    search: url.get('q') || null,
    sharesPhone: url.get('phone') === 'shared' || null,
  };
}

export function UserFilters() {
  const t = useMessages(messages);
  const p = useMessages(peopleMessages);
  const format = useFormat();
  const url = useUrlState();
  return (
    <ListBar
      className="admin-filters"
      isFiltered={['role', 'status', 'sort', 'phone'].some((name) => url.get(name))}
      search={<SearchInput label={t('search')} value={url.get('q')} onSearch={(q) => url.set({ q, account: null })} />}
      filters={
        <>
          <Select
            label={t('role')}
            value={url.get('role')}
            onChange={(role) => url.set({ role, account: null })}
            choices={[
              { value: '', label: t('anyRole') },
              ...roles.map((role) => ({ value: role, label: roleLabels[role][format.language] })),
            ]}
          />
          <Select
            label={t('status')}
            value={url.get('status')}
            onChange={(status) => url.set({ status, account: null })}
            choices={[{ value: '', label: t('anyStatus') }, ...statuses.map((status) => ({ value: status, label: p(status) }))]}
          />
          <Select
            label={t('sort')}
            value={url.get('sort') || AccountSort.NEWEST}
            onChange={(sort) => url.set({ sort: sort === AccountSort.NEWEST ? null : sort, account: null })}
            choices={sorts.map((sort) => ({ value: sort, label: t(sort) }))}
          />
          <Chip
            active={url.get('phone') === 'shared'}
            onClick={() => url.set({ phone: url.get('phone') === 'shared' ? null : 'shared', account: null })}
          >
            {t('sharesPhone')}
          </Chip>
        </>
      }
    />
  );
}
