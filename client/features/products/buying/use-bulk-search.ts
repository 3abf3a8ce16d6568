import { categories } from '../../../../schema/values/catalogue/categories';
import { BulkSort } from '../../../../schema/values/api/sort-options';
import { useUrlState } from '../../../platform/router/use-url-state';

/** Search, filters and order of the bulk market, from the address. */
export function useBulkSearch() {
  const url = useUrlState();
  const isSearching = url.get('q').trim() !== '';
  const usualSort = isSearching ? BulkSort.RELEVANCE : BulkSort.NEWEST;
  const sorts = Object.values(BulkSort).filter((one) => isSearching || one !== BulkSort.RELEVANCE);
  const sort = sorts.find((one) => one === url.get('sort')) ?? usualSort;
  const category = categories.find(({ slug }) => slug === url.get('category'));
  const filter = {
    search: url.get('q') || null,
    categorySlugs: category ? [category.slug] : null,
    inStock: url.get('stock') === '1' || null,
  };
  return { category, filter, isFiltered: Boolean(filter.search || category || filter.inStock), sort, sorts, usualSort };
}

export type BulkSearch = ReturnType<typeof useBulkSearch>;
