import { categories, categoryGroups } from '../../../schema/values/categories';
import { ProductSort } from '../../../schema/values/sort-options';
import { limits } from '../../../schema/values/limits';
import { useFormat } from '../../platform/format';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Select } from '../../ui/select';
import { PriceRange } from './price-range';
import { messages } from './storefront.messages';

/** Sort and filters of a result list; all in the address, all decided by the server. */
export function SearchFilters({ withCategory, searching }: { withCategory: boolean; searching: boolean }) {
  const t = useMessages(messages);
  const { language } = useFormat();
  const url = useUrlState();
  const sorts = Object.values(ProductSort).filter((sort) => searching || sort !== 'RELEVANCE');
  const filtered = ['category', 'min', 'max', 'stock'].some((name) => url.get(name));
  return (
    <div className="filter-row market-filters">
      <Select
        label={t('sort')}
        value={url.get('sort') || (searching ? ProductSort.RELEVANCE : ProductSort.NEWEST)}
        onChange={(sort) => url.set({ sort, show: null })}
        choices={sorts.map((sort) => ({ value: sort, label: t(sort) }))}
      />
      {withCategory && (
        <Select
          label={t('category')}
          value={url.get('category')}
          onChange={(category) => url.set({ category, show: null })}
          choices={[
            { value: '', label: t('allCategories') },
            ...categories.map((category) => ({
              value: category.slug,
              label: category[language],
              group: categoryGroups.find((group) => group.slug === category.group)?.[language],
            })),
          ]}
        />
      )}
      <PriceRange
        key={`${url.get('min')}-${url.get('max')}`}
        min={url.get('min')}
        max={url.get('max')}
        onApply={(min, max) => url.set({ min, max, show: null })}
        maxLength={String(limits.maxPrice).length}
      />
      <Chip active={url.get('stock') === '1'} onClick={() => url.set({ stock: url.get('stock') === '1' ? null : '1', show: null })}>
        {t('inStock')}
      </Chip>
      {filtered && (
        <Button look="plain" onClick={() => url.set({ category: null, min: null, max: null, stock: null, show: null })}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  );
}
