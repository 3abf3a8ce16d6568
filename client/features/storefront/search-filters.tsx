import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { ProductSort } from '../../../schema/values/sort-options';
import { useMessages } from '../../platform/i18n/use-messages';
import { useUrlState } from '../../platform/router/use-url-state';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Select } from '../../ui/select';
import { useMediaQuery } from '../../ui/use-media-query';
import { ActiveFilters } from './active-filters';
import { FilterFields } from './filter-fields';
import { useCountWords } from './found-count';
import { chosenSort, filterNames } from './market-filter';
import { messages } from './storefront.messages';

interface SearchFiltersProps {
  withCategory: boolean;
  searching: boolean;
  /** How many are found now; null while that is asked. */
  total: number | null;
}

/** Sort and filters of a result list, all in the address: a row on a desk, a drawer with everything open on a phone (design.md P3). */
export function SearchFilters({ withCategory, searching, total }: SearchFiltersProps) {
  const t = useMessages(messages);
  const url = useUrlState();
  const [open, setOpen] = useState(false);
  const isWide = useMediaQuery('(min-width: 768px)');
  const countWords = useCountWords();
  const sorts = Object.values(ProductSort).filter((sort) => searching || sort !== 'RELEVANCE');
  const active = filterNames.filter((name) => url.get(name) && (withCategory || name !== 'category')).length;
  const sort = (
    <Select
      label={t('sort')}
      value={chosenSort(url, searching)}
      onChange={(chosen) => url.set({ sort: chosen, show: null })}
      choices={sorts.map((one) => ({ value: one, label: t(one) }))}
    />
  );
  return (
    <div className="market-tools">
      {isWide ? (
        <div className="filter-row market-filters">
          {sort}
          <FilterFields withCategory={withCategory} />
        </div>
      ) : (
        <div className="filter-row">
          {sort}
          <Button look="outline" icon={<SlidersHorizontal aria-hidden />} onClick={() => setOpen(true)}>
            {active > 0 ? t('filtersOn', { count: active }) : t('filters')}
          </Button>
        </div>
      )}
      <ActiveFilters withCategory={withCategory} />
      <Dialog
        open={open && !isWide}
        onClose={() => setOpen(false)}
        title={t('filters')}
        place="end"
        footer={
          <Button size="xl" full onClick={() => setOpen(false)}>
            {total === null ? t('showResults') : countWords('show', total)}
          </Button>
        }
      >
        <div className="filter-drawer">
          <FilterFields withCategory={withCategory} />
        </div>
      </Dialog>
    </div>
  );
}
