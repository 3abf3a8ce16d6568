import { MyProductStatus } from '../../../../schema/values/catalogue/catalogue';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Select } from '../../../ui/inputs/select';
import { SearchInput } from '../../../ui/inputs/search-input';
import { ListBar } from '../../../ui/tables/list-bar';
import { useCategoryChoices } from '../add-edit/category-choices';
import { messages } from '../products.messages';
import { SortSelect } from './sort-select';
import { ViewSwitch } from './view-switch';

/** Search, category, status, order and view of the seller's own products; all in the address. */
export function ProductFilters({ isTable }: { isTable: boolean }) {
  const t = useMessages(messages);
  const categories = useCategoryChoices();
  const url = useUrlState();
  return (
    <ListBar
      className="list-tools"
      isFiltered={['category', 'status', 'sort'].some((name) => url.get(name))}
      search={<SearchInput label={t('search')} value={url.get('q')} onSearch={(q) => url.set({ q })} />}
      filters={
        <>
          <Select
            label={t('category')}
            value={url.get('category')}
            onChange={(category) => url.set({ category })}
            choices={[{ value: '', label: t('allCategories') }, ...categories]}
          />
          <Select
            label={t('status')}
            value={url.get('status')}
            onChange={(status) => url.set({ status })}
            choices={[
              { value: '', label: t('anyStatus') },
              ...Object.values(MyProductStatus).map((status) => ({ value: status, label: t(status) })),
            ]}
          />
          <SortSelect />
          <ViewSwitch isTable={isTable} />
        </>
      }
    />
  );
}
