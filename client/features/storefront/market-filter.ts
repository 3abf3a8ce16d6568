import { ProductSort } from '../../../schema/values/sort-options';
import { limits } from '../../../schema/values/limits';
import { onlyDigits } from '../../ui/fields/digits-input';
import type { UrlState } from '../../platform/router/use-url-state';
import type { MarketListQueryVariables } from '../../generated/graphql';

/** The address of a result list as the query's variables; odd values count as not given. */
export function marketVariables(
  url: UrlState,
  fixed: { categories?: readonly string[]; search?: string },
): Pick<MarketListQueryVariables, 'filter' | 'sort'> {
  const price = (name: string) => onlyDigits(url.get(name)) || null;
  const category = url.get('category');
  const categories = fixed.categories ? [...fixed.categories] : category ? [category] : null;
  const sort = Object.values(ProductSort).find((one) => one === url.get('sort'));
  return {
    filter: {
      search: fixed.search?.slice(0, limits.searchLength) || null,
      categories,
      minPrice: price('min'),
      maxPrice: price('max'),
      inStock: url.get('stock') === '1' || null,
    },
    sort: sort ?? (fixed.search ? ProductSort.RELEVANCE : ProductSort.NEWEST),
  };
}

export function shownCount(url: UrlState): number {
  const asked = Number(url.get('show'));
  return Number.isInteger(asked) && asked > limits.marketPerPage ? Math.min(asked, limits.maxFirst) : limits.marketPerPage;
}
