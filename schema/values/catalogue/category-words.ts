/** Finding a category by what people call it. Apart from categories.ts, so that the client's first page does not load the synonyms. */
import { categories, type CategoryFacts, findCategory } from './categories';
import { normaliseSearch, synonymsOf } from './synonyms';

/** The category of a slug or of a name in either language ("Potato", "আলু"), else null: REST and imports send names. */
export function parseCategory(text: unknown): CategoryFacts | null {
  if (typeof text !== 'string') return null;
  const wanted = normaliseSearch(text);
  const names = ({ slug, en, bn }: CategoryFacts) => [slug, en, bn].map(normaliseSearch);
  return findCategory(text.trim()) ?? categories.find((category) => names(category).includes(wanted)) ?? null;
}

/** Every word a category is suggested for, in both scripts. */
export function categoryWords({ en, bn, alsoHolds }: CategoryFacts): string[] {
  const names = [en, bn, ...alsoHolds];
  return [...new Set(names.flatMap((name) => [normaliseSearch(name), ...synonymsOf(name)]))];
}
