import { ProductSort } from '../../../../schema/values/api/sort-options';
import { limits } from '../../../../schema/values/limits';
import { grades } from '../../../../schema/values/catalogue/grades';
import { units } from '../../../../schema/values/catalogue/units';
import { toAsciiDigits } from '../../../../schema/text/digits';
import type { UrlState } from '../../../platform/router/use-url-state';
import type { MarketListQueryVariables, NearInput } from '../../../generated/graphql';

/** The filters of a result list, by their names in the address. */
export const filterNames = ['category', 'division', 'district', 'min', 'max', 'unit', 'grade', 'rating', 'seller', 'stock'] as const;
export type FilterName = (typeof filterNames)[number];

/** Holds the part of the filter that the page itself sets; the user cannot change it. */
export interface FixedFilter {
  readonly categories?: readonly string[] | undefined;
  readonly search?: string;
}

/** The price limits of the address in whole Taka, '' for what is none; given the wrong way round they are turned. */
export function priceLimits(url: UrlState): { readonly min: string; readonly max: string } {
  const [min = '', max = ''] = ['min', 'max'].map((name) => {
    const text = toAsciiDigits(url.get(name)).trim();
    return /^[0-9]{1,10}$/.test(text) && Number(text) <= limits.maxPrice ? String(Number(text)) : '';
  });
  return min && max && Number(min) > Number(max) ? { min: max, max: min } : { min, max };
}

/** Stars a product must have at least; null for what is no number of stars. */
export const leastStars = (url: UrlState): number | null => url.whole('rating', limits.stars.max);

export function chosenSort(url: UrlState, searching: boolean): ProductSort {
  const requested = Object.values(ProductSort).find((one) => one === url.get('sort'));
  return requested ?? (searching ? ProductSort.RELEVANCE : ProductSort.NEWEST);
}

/** The address of a result list as the query's variables; odd values count as not given. */
export function marketVariables(
  url: UrlState,
  fixed: FixedFilter,
  near: NearInput | null,
): Pick<MarketListQueryVariables, 'filter' | 'sort' | 'near'> {
  const { min, max } = priceLimits(url);
  const category = url.get('category');
  const narrowed = category && (!fixed.categories || fixed.categories.includes(category)) ? [category] : null;
  const sort = chosenSort(url, Boolean(fixed.search));
  return {
    filter: {
      search: fixed.search?.slice(0, limits.searchLength) || null,
      categorySlugs: narrowed ?? (fixed.categories ? [...fixed.categories] : null),
      divisionId: url.whole('division'),
      districtId: url.whole('district'),
      minPrice: min || null,
      maxPrice: max || null,
      unit: units.find((unit) => unit === url.get('unit')) ?? null,
      grade: grades.find((grade) => grade === url.get('grade')) ?? null,
      minRating: leastStars(url),
      sellerId: url.get('seller').slice(0, limits.idLength) || null,
      inStock: url.get('stock') === '1' || null,
    },
    sort,
    near: sort === ProductSort.NEAREST ? near : null,
  };
}

export function shownCount(url: UrlState): number {
  return Math.min(Math.max(url.whole('show') ?? 0, limits.marketPerPage), limits.marketShownMax);
}
