import { useEffect, useMemo, useState } from 'react';
import { useSearchBoxSuggestionsQuery } from '../../generated/graphql';
import { useRecentSearches } from '../../platform/device/recent-searches';
import { useReadable } from '../../platform/i18n/use-readable';
import { useFormat } from '../../platform/format';
import { paths } from '../../platform/paths';
import type { ImageSource } from '../../ui/images/responsive-image';

export interface Suggestion {
  readonly key: string;
  readonly kind: 'recent' | 'category' | 'product';
  readonly name: string;
  /** A product's price, as text. */
  readonly price: string;
  readonly image: ImageSource | null;
  readonly to: string;
}

const pauseMs = 200;
const leastLetters = 2;
const none: readonly Suggestion[] = [];
/** So many earlier searches come before what the server offers. */
const recentBeside = 3;

/** Earlier searches of this device: all of them before anything is typed, then those that hold it. */
function useRecent(wanted: string): readonly Suggestion[] {
  const recent = useRecentSearches();
  return useMemo(() => {
    const text = wanted.toLowerCase();
    const fitting = text ? recent.filter((one) => one !== wanted && one.toLowerCase().includes(text)).slice(0, recentBeside) : recent;
    return fitting.map((one) => ({
      key: `recent ${one}`,
      kind: 'recent',
      name: one,
      price: '',
      image: null,
      to: paths.search({ q: one }),
    }));
  }, [recent, wanted]);
}

/**
 * Earlier searches, then what the server offers for a text, fetched once the typing pauses, and not for a single
 * letter.
 */
export function useSuggestions(text: string): readonly Suggestion[] {
  const format = useFormat();
  const wanted = text.trim();
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const skip = search.length < leastLetters || wanted.length < leastLetters;
  const query = useSearchBoxSuggestionsQuery({ variables: { search }, skip, fetchPolicy: 'cache-first' });
  const found = skip ? undefined : (query.data ?? query.previousData)?.searchSuggestions;

  const recent = useRecent(wanted);
  const readable = useReadable();
  const offered = useMemo((): readonly Suggestion[] => {
    if (!found) return none;
    return [
      ...found.categories.map((category) => ({
        key: `category ${category.slug}`,
        kind: 'category' as const,
        name: format.name(category),
        price: '',
        image: null,
        to: paths.search({ category: category.slug }),
      })),
      ...found.products.map(readable).map((product) => ({
        key: `product ${product.id}`,
        kind: 'product' as const,
        name: product.name,
        price: format.price(product.price, product.unit, product.customUnitNote),
        image: product.image ?? null,
        to: paths.product(product.id),
      })),
    ];
  }, [format, found, readable]);
  return useMemo(() => [...recent, ...offered], [offered, recent]);
}
