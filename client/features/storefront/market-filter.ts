import { ProductSort } from '../../../schema/values/sort-options';
import { limits } from '../../../schema/values/limits';
import { units } from '../../../schema/values/units';
import { onlyDigits } from '../../ui/fields/digits-input';
import type { UrlState } from '../../platform/router/use-url-state';
import type { MarketListQueryVariables, NearInput } from '../../generated/graphql';

/** The filters of a result list, by their names in the address. */
export const filterNames = ['category', 'division', 'district', 'min', 'max', 'unit', 'rating', 'seller', 'stock'] as const;
export type FilterName = (typeof filterNames)[number];

/** What the list always is, whatever the filters. */
export interface FixedFilter {
  readonly categories?: readonly string[] | undefined;
  readonly search?: string;
}

const wholeFrom = (text: string): number | null => (/^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : null);

export function chosenSort(url: UrlState, searching: boolean): ProductSort {
  const asked = Object.values(ProductSort).find((one) => one === url.get('sort'));
  return asked ?? (searching ? ProductSort.RELEVANCE : ProductSort.NEWEST);
}

/** The address of a result list as the query's variables; odd values count as not given. */
export function marketVariables(
  url: UrlState,
  fixed: FixedFilter,
  near: NearInput | null,
): Pick<MarketListQueryVariables, 'filter' | 'sort' | 'near'> {
  const price = (name: string) => onlyDigits(url.get(name)) || null;
  const category = url.get('category');
  const narrowed = category && (!fixed.categories || fixed.categories.includes(category)) ? [category] : null;
  const stars = wholeFrom(url.get('rating'));
  const sort = chosenSort(url, Boolean(fixed.search));
  return {
    filter: {
      search: fixed.search?.slice(0, limits.searchLength) || null,
      categories: narrowed ?? (fixed.categories ? [...fixed.categories] : null),
      divisionId: wholeFrom(url.get('division')),
      districtId: wholeFrom(url.get('district')),
      minPrice: price('min'),
      maxPrice: price('max'),
      unit: units.find((unit) => unit === url.get('unit')) ?? null,
      minRating: stars !== null && stars <= limits.stars.max ? stars : null,
      sellerId: url.get('seller').slice(0, limits.idLength) || null,
      inStock: url.get('stock') === '1' || null,
    },
    sort,
    near: sort === ProductSort.NEAREST ? near : null,
  };
}

export function shownCount(url: UrlState): number {
  const asked = Number(url.get('show'));
  return Number.isInteger(asked) && asked > limits.marketPerPage ? Math.min(asked, limits.marketShownMax) : limits.marketPerPage;
}
