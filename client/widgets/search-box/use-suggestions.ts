import { useMemo } from 'react';
import { useSearchBoxSuggestionsQuery } from '../../generated/graphql';
import { useRecentSearches } from '../../platform/device/recent-searches';
import { useReadable } from '../../platform/i18n/use-readable';
import { useFormat } from '../../platform/format';
import { paths } from '../../platform/paths';
import { sellerName } from '../../platform/seller-name';
import type { Suggestion } from './suggestion';

const none: readonly Suggestion[] = [];
/** So many earlier searches come before what the server offers. */
const recentBeside = 3;

/** Earlier searches of this device: all of them before anything is typed, then those that hold it. */
export function useRecent(text: string): readonly Suggestion[] {
  const wanted = text.trim();
  const recent = useRecentSearches();
  return useMemo(() => {
    const lower = wanted.toLowerCase();
    const fitting = lower ? recent.filter((one) => one !== wanted && one.toLowerCase().includes(lower)).slice(0, recentBeside) : recent;
    return fitting.map((one) => ({
      key: `recent ${one}`,
      kind: 'recent',
      name: one,
      note: '',
      image: null,
      to: paths.search({ q: one }),
    }));
  }, [recent, wanted]);
}

/** Categories and products of the market for a text; nothing for an empty one. */
export function useMarketSuggestions(search: string): readonly Suggestion[] {
  const format = useFormat();
  const readable = useReadable();
  const query = useSearchBoxSuggestionsQuery({ variables: { search }, skip: search === '', fetchPolicy: 'cache-first' });
  const results = search === '' ? undefined : (query.data ?? query.previousData)?.searchSuggestions;
  return useMemo((): readonly Suggestion[] => {
    if (!results) return none;
    return [
      ...results.categories.map((category) => ({
        key: `category ${category.slug}`,
        kind: 'category' as const,
        name: format.name(category),
        note: '',
        image: null,
        to: paths.search({ category: category.slug }),
      })),
      ...results.products.map(readable).map((product) => ({
        key: `product ${product.id}`,
        kind: 'product' as const,
        name: product.name,
        from: [sellerName(product.seller), product.seller.district && format.name(product.seller.district)].filter(Boolean).join(', '),
        note: format.price(product.price, product.unit, product.customUnitNote),
        image: product.image ?? null,
        to: paths.product(product.id),
      })),
    ];
  }, [format, results, readable]);
}
