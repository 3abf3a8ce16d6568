/**
 * Finding a category by what people call it. Apart from categories.ts, so that the client's first page does not load
 * the synonyms.
 */
import { categories, type CategoryFacts, findCategory } from './categories';
import { categoryContents } from './category-contents';
import { normaliseSearch, synonymsOf } from './synonyms';

/**
 * The category of a slug, of a name in either language ("Potato", "আলু"), or of a word that it is also found by, in the
 * plural too ("Potatoes"), else null: REST and imports send names.
 */
export function parseCategory(text: unknown): CategoryFacts | null {
  if (typeof text !== 'string') return null;
  byWord ??= wordsOfCategories();
  const wanted = normaliseSearch(text);
  return findCategory(text.trim()) ?? [wanted, ...singularsOf(wanted)].map((word) => byWord?.get(word)).find(Boolean) ?? null;
}

let byWord: ReadonlyMap<string, CategoryFacts> | undefined;

/** Slugs and names come before what else a category is found by; of two that share such a word, the first has it. */
function wordsOfCategories(): ReadonlyMap<string, CategoryFacts> {
  const words = new Map<string, CategoryFacts>();
  const add = (word: string, category: CategoryFacts) => void (words.has(word) || words.set(word, category));
  for (const category of categories) for (const name of [category.slug, category.en, category.bn]) add(normaliseSearch(name), category);
  for (const category of categories) for (const word of categoryWords(category)) add(word, category);
  return words;
}

function singularsOf(word: string): string[] {
  const endings = [
    ['ies', 'y'],
    ['es', ''],
    ['s', ''],
  ] as const;
  return endings.flatMap(([plural, singular]) => (word.endsWith(plural) ? [word.slice(0, -plural.length) + singular] : []));
}

/** Every word a category is suggested for, in both scripts. */
export function categoryWords({ slug, en, bn }: CategoryFacts): string[] {
  const names = [en, bn, ...(categoryContents[slug] ?? [])];
  return [...new Set(names.flatMap((name) => [normaliseSearch(name), ...synonymsOf(name)]))];
}
