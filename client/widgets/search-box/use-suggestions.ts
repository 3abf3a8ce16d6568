import { useEffect, useMemo, useState } from 'react';
import { useSearchBoxSuggestionsQuery } from '../../generated/graphql';
import { useFormat } from '../../platform/format';
import { paths } from '../../platform/paths';
import type { PictureSource } from '../../ui/picture';

export interface Suggestion {
  readonly key: string;
  readonly kind: 'category' | 'product';
  readonly name: string;
  /** A product's price, in words. */
  readonly price: string;
  readonly image: PictureSource | null;
  readonly to: string;
}

const pauseMs = 200;
const leastLetters = 2;
const none: readonly Suggestion[] = [];

/** What the server offers for a text, asked once the typing pauses; nothing for a single letter. */
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

  return useMemo(() => {
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
      ...found.products.map((product) => ({
        key: `product ${product.id}`,
        kind: 'product' as const,
        name: product.name,
        price: format.price(product.price, product.unit, product.customUnitNote),
        image: product.image ?? null,
        to: paths.product(product.id),
      })),
    ];
  }, [format, found]);
}
