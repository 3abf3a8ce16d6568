/**
 * Turns the tokens of a search into questions to the market's index, and the answers into terms that a product must
 * have. Pure; search-terms.query.ts asks, SearchReading decides.
 */
import { produceBegun, produceLike } from './near-produce';
import { categoryKeys } from './product-words';
import type { SearchWord } from './search-words';

export interface PlaceSet {
  readonly divisions: readonly number[];
  readonly districts: readonly number[];
  readonly upazilas: readonly number[];
}

/** A word of the index of products. */
export interface Key {
  readonly word: string;
  /** Hundredths taken off the points of a product for a word that is not quite the one that was typed. */
  readonly less: number;
}

/** A term is one thing that is searched: a word, or the tokens of one name of produce. */
export interface SearchTerm {
  readonly keys: readonly Key[];
  readonly places: PlaceSet | null;
  readonly sellerIds: readonly string[];
  /**
   * True where the term is in a product, or is the name of a place or a seller; any other term is taken for a typing
   * error.
   */
  readonly isKnown: boolean;
  readonly produce: SearchWord['produce'];
  /** Counts the products of its keys, up to a bound, where the rarest term is looked for. */
  readonly products: number;
}

/**
 * How a key matches a token of the search: equal, beginning with it, containing it, a likely correction of it, or
 * sounding like it.
 */
export const Way = { EXACT: 0, BEGUN: 1, HELD: 2, LIKELY: 3, SOUNDING: 4, SELLER: 5 } as const;
export type Way = (typeof Way)[keyof typeof Way];

interface AskedKey {
  readonly word: string;
  readonly way: Way;
  readonly closeness: number;
}

/** The statement gets a term in this form; it does not look for a value that is null. */
export interface SearchedTerm {
  readonly words: readonly SearchWord[];
  readonly keys: readonly AskedKey[];
  readonly begins: string | null;
  readonly holds: string | null;
  readonly sounds: string | null;
  readonly reads: string | null;
  readonly seller: string | null;
}

/** Points off: a word that begins so, or holds it, has the points of 2 or none instead of 4. */
const LESS = { begun: 200, partOfName: 300, held: 400, likely: 200 } as const;
/** A misspelt word does not mean a candidate that is so much less likely than the best one. */
const FARTHEST = 0.35;
const SOUNDS_LIKE_PRODUCE = 0.95;
/** The closeness of the rest of a category, which is shown for produce that no one offers. */
const OF_ITS_CATEGORY = 0.5;
const MOST_KEYS = 8;
const LEAST_LETTERS = 3;
/** A shorter token of a search matches only at the beginning of a token: "tea" is not found in "steak". */
const HELD_FROM = 4;
const ABOUT_SELLER = 3;

export function searchedTerm(words: readonly SearchWord[], isPlace: boolean): SearchedTerm {
  const [word] = words;
  if (!word) throw new Error('A term has a word.');
  const { text, base, written, produce, keys, pattern, soundPattern } = word;
  const sound = soundPattern === null ? null : soundPattern.slice(2, -2);
  const seller = produce !== 'NAMED' && !isPlace && written.length >= ABOUT_SELLER ? `% ${escapeLike(written)}%` : null;
  const exact = (produce === 'NAMED' ? keys : [...new Set([text, base])]).map((key) => ({ word: key, way: Way.EXACT, closeness: 1 }));
  if (produce === 'NAMED') {
    const beside = word.categories.flatMap(categoryKeys).map((key) => ({ word: key, way: Way.LIKELY, closeness: OF_ITS_CATEGORY }));
    return { words, keys: [...exact, ...beside], begins: null, holds: null, sounds: null, reads: null, seller };
  }
  const sounding = produce === 'SOUNDS' ? keys.map((key) => ({ word: key, way: Way.LIKELY, closeness: SOUNDS_LIKE_PRODUCE })) : [];
  const begun = produceBegun(base).map(({ key, closeness }) => ({ word: key, way: Way.BEGUN, closeness }));
  const like = produceLike(text).map(({ key, closeness }) => ({ word: key, way: Way.LIKELY, closeness }));
  return {
    words,
    keys: [...exact, ...begun, ...sounding, ...like],
    begins: base,
    holds: base.length >= HELD_FROM || pattern.startsWith('%\\') ? `%${escapeLike(base)}%` : null,
    sounds: isPlace ? null : sound,
    reads: isPlace || text.length < LEAST_LETTERS ? null : text,
    seller,
  };
}

export interface FoundKey extends AskedKey {
  readonly products: number;
}

/**
 * The keys by which products are read, the closest first. What a misspelt word may mean only where none is known;
 * beside other tokens what sounds like a known one as well (গরুর, gorur).
 */
export function keysOf(
  foundKeys: readonly FoundKey[],
  isBesideOthers: boolean,
): { readonly keys: readonly Key[]; readonly isInText: boolean; readonly products: number } {
  const of = (way: Way) => foundKeys.filter((key) => key.way === way);
  const inText = [...of(Way.EXACT), ...of(Way.BEGUN)];
  const knownKeys = inText.length > 0 ? inText : of(Way.HELD);
  const sounding = of(Way.SOUNDING);
  const likely = [...of(Way.LIKELY), ...sounding].toSorted((one, other) => other.closeness - one.closeness);
  const closest = likely[0]?.closeness ?? 0;
  const alsoSounding = isBesideOthers ? sounding : [];
  const chosen = knownKeys.length > 0 ? [...knownKeys, ...alsoSounding] : likely.filter(({ closeness }) => closeness >= closest - FARTHEST);
  const byWord = new Map<string, FoundKey>();
  for (const key of chosen) {
    const other = byWord.get(key.word);
    if (!other || lessOf(key) < lessOf(other)) byWord.set(key.word, key);
  }
  const kept = [...byWord.values()].toSorted((one, other) => lessOf(one) - lessOf(other)).slice(0, MOST_KEYS);
  return {
    keys: kept.map((key) => ({ word: key.word, less: lessOf(key) })),
    isInText: knownKeys.length > 0,
    products: kept.reduce((sum, { products }) => sum + products, 0),
  };
}

function lessOf({ way, closeness }: AskedKey): number {
  switch (way) {
    case Way.EXACT:
      return 0;
    case Way.BEGUN:
      return closeness === 1 ? LESS.begun : LESS.partOfName;
    case Way.HELD:
      return LESS.held;
    default:
      return Math.round((1 - closeness) * LESS.likely);
  }
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
