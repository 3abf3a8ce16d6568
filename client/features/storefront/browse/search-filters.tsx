import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { ProductSort } from '../../../../schema/values/api/sort-options';
import { useTakenOver } from '../../../platform/device/first-view';
import { useMessages } from '../../../platform/i18n/use-messages';
import { useUrlState } from '../../../platform/router/use-url-state';
import { Button } from '../../../ui/buttons/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Select } from '../../../ui/inputs/select';
import { useMediaQuery } from '../../../ui/layout/use-media-query';
import { ActiveFilters, useFilterTexts } from './active-filters';
import { FilterFields } from './filter-fields';
import { useCountText } from './found-count';
import { chosenSort, filterNames } from './market-filter';
import { messages } from '../storefront.messages';

interface SearchFiltersProps {
  withCategory: boolean;
  searching: boolean;
  /** How many are found now; null while that is fetched. */
  total: number | null;
}

/**
 * Sort and filters of a result list, all in the URL: a row on a desktop, a drawer with every group open on a phone,
 * where collapsed filters are not found.
 */
export function SearchFilters({ withCategory, searching, total }: SearchFiltersProps) {
  const t = useMessages(messages);
  const url = useUrlState();
  const [open, setOpen] = useState(false);
  // before the width of the window is known both forms are there, of which the style sheet shows one
  const isKnown = useTakenOver();
  const isWide = useMediaQuery('(min-width: 768px)');
  const countWords = useCountText();
  const sorts = Object.values(ProductSort).filter((sort) => searching || sort !== 'RELEVANCE');
  const texts = useFilterTexts();
  const active = filterNames.filter((name) => texts[name] && (withCategory || name !== 'category')).length;
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
      {(isWide || !isKnown) && (
        <div className="filter-row market-filters market-tools-wide">
          {sort}
          <FilterFields withCategory={withCategory} />
        </div>
      )}
      {!isWide && (
        <div className="filter-row market-tools-narrow">
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
