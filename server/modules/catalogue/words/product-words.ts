/**
 * Computes `products.search_words`: the tokens by which a product is found, each with its points. The database writes
 * the index `product_words` from it, in order of these points, so that a search reads the best products first and no
 * others. Pure.
 */
import { categoryGroups, findCategory } from '../../../../schema/values/catalogue/categories';
import { conceptsOf, labelsOf } from './produce-index';
import { LINKING, NAMED_GROUPS, soundOf, tokensOf, wordsOf } from './search-text';

/** Points, and for a word that is no produce its sound: the dictionary of the market compares both. */
export type ProductWords = Record<string, number | readonly [points: number, sound: string]>;

/**
 * Hundredths. A whole word of the name, a word of it in the genitive or inside a longer name of produce, a word of the
 * category.
 */
const POINTS = { name: 400, part: 200, category: 100 } as const;
/**
 * In a category that the word names; for what begins the name; less for what is made of the produce, and for each word
 * of a long name.
 */
const MORE = { ofCategory: 300, first: 50, derived: -100, perWord: -1 } as const;
const COUNTED_WORDS = 20;
const LONGEST_PHRASE = 3;
/**
 * Made of the produce, or for it, whatever else the name has: it comes after the produce itself unless it is what the
 * word names.
 */
const DERIVED = [
  'flour',
  'powder gura',
  'straw khr',
  'feed khabar khadj',
  'cake khoil',
  'seed seeds bij',
  'sapling seedling seedlings chara',
  'fingerling fingerlings pona',
  'stick sticks',
  'egg eggs dim',
  'bag',
  'coir',
  'weeder',
  'oil tel',
  'honey modhu',
  'goat',
  'calf',
  'cow',
  'shika',
  'bjag',
  'jhuri',
].map((words) => words.split(' '));

interface Named {
  /** The names of the product in both languages, one after the other. */
  readonly name: string;
  readonly categorySlug: string;
}

export function productSearchWords({ name, categorySlug }: Named): ProductWords {
  const tokens = tokensOf(name);
  const inName = new Set(tokens.flatMap(({ text, base }) => [text, base]));
  const less = Math.min(tokens.length, COUNTED_WORDS) * MORE.perWord;
  const byKey = new Map<string, { points: number; readonly sound: string | null }>();
  const put = (key: string, points: number, sound: string | null) => {
    const earlier = byKey.get(key);
    if (!earlier || earlier.points < points) byKey.set(key, { points, sound });
  };
  const add = (phrase: string, points: number, isPart: boolean) => {
    const concepts = conceptsOf(phrase);
    for (const { key, words, categories } of concepts) {
      const isOfCategory = categories.has(categorySlug);
      const base = isPart && !isOfCategory ? Math.min(points, POINTS.part) : points;
      put(key, base + (isOfCategory ? MORE.ofCategory : 0) + (isDerived(inName, words) ? MORE.derived : 0) + less, null);
    }
    if (concepts.length === 0 && !phrase.includes(' ')) {
      put(phrase, points + (isDerived(inName, new Set([phrase])) ? MORE.derived : 0) + less, soundOf(phrase));
    }
  };
  let coveredTo = 0;
  tokens.forEach((token, at) => {
    const first = at === 0 ? MORE.first : 0;
    for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 1; length -= 1) {
      const phrase = tokens.slice(at, at + length);
      const asWritten = phrase.map(({ text }) => text).join(' ');
      if (conceptsOf(asWritten).length === 0) continue;
      add(asWritten, POINTS.name + first, at + length < coveredTo);
      coveredTo = Math.max(coveredTo, at + length);
    }
    add(token.text, POINTS.name + first, at < coveredTo);
    if (token.base !== token.text) add(token.base, POINTS.part, false);
  });
  for (const label of labelsFor(categorySlug)) {
    add(wordsOf(label).join(' '), POINTS.category, false);
    for (const word of wordsOf(label)) if (!LINKING.has(word)) add(word, POINTS.category, true);
  }
  return Object.fromEntries([...byKey].map(([key, { points, sound }]) => [key, sound === null ? points : [points, sound]]));
}

/** The keys that every product of a category has. */
export function categoryKeys(slug: string): string[] {
  const category = findCategory(slug);
  if (!category) return [];
  return [...new Set(labelsOf(category).flatMap((label) => conceptsOf(wordsOf(label).join(' ')).map(({ key }) => key)))];
}

/** The names of the category, and of its group where that names all that is in it. */
function labelsFor(categorySlug: string): string[] {
  const category = findCategory(categorySlug);
  if (!category) return [categorySlug];
  const group = categoryGroups.find(({ slug }) => slug === category.group && NAMED_GROUPS.has(slug));
  return [...labelsOf(category), ...(group ? [group.en, group.bn] : [])];
}

function isDerived(inName: ReadonlySet<string>, searched: ReadonlySet<string>): boolean {
  return DERIVED.some((words) => words.some((word) => inName.has(word)) && !words.some((word) => searched.has(word)));
}
