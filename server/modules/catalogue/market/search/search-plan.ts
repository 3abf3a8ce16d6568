/**
 * From a search to its terms: what to ask the market about its tokens, and what the response makes of them. Pure;
 * SearchReading runs the statement between.
 */
import { searchedTerm, type SearchedTerm, keysOf, type PlaceSet, type SearchTerm, Way } from '../../words/search-terms';
import type { TermKey } from './search-terms.query';
import { searchWords, type SearchWord } from '../../words/search-words';

export type FoundPlaces = (PlaceSet & { readonly isExact: boolean }) | null;

export interface SearchPlan {
  /** The tokens of each term that is asked about: first those of a name of produce together, then one by one. */
  readonly searched: readonly (readonly SearchWord[])[];
  /** The number of tokens of each phrase that follow its whole name in `searched`, one by one. */
  readonly parts: readonly number[];
  readonly isBesideOthers: boolean;
}

/** Null where nothing can be looked for. */
export function planSearch(search: string): SearchPlan | null {
  const words = searchWords(search);
  if (words.length === 0) return null;
  const phrases = phrasesOf(words).map((phrase) => ({
    whole: phrase,
    parts: phrase.length > 1 ? phrase.flatMap(({ written }) => searchWords(written).map((word) => [word])) : [],
  }));
  return {
    searched: phrases.flatMap(({ whole, parts }) => [whole, ...parts]),
    parts: phrases.map(({ parts }) => parts.length),
    isBesideOthers: words.length > 1,
  };
}

export function searchedTerms({ searched }: SearchPlan, places: readonly FoundPlaces[]): SearchedTerm[] {
  return searched.map((words, at) => searchedTerm(words, places[at]?.isExact === true));
}

/** A name of produce as one term; where nothing has it, each of its tokens. */
export function termsOf(
  { searched, parts, isBesideOthers }: SearchPlan,
  places: readonly FoundPlaces[],
  termKeys: readonly TermKey[],
): SearchTerm[] {
  const wanted = ofFullNames(termKeys);
  const terms = searched.map((words, at): SearchTerm => {
    const mine = wanted.filter((key) => key.at === at + 1);
    const { keys, isInText, products } = keysOf(mine, isBesideOthers);
    const sellerIds = mine.filter(({ way }) => way === Way.SELLER).map(({ word }) => word);
    const place = places[at] ?? null;
    const isKnown = isInText || place?.isExact === true || sellerIds.length > 0;
    return { keys, places: place, sellerIds, isKnown, products, produce: words[0]?.produce ?? 'NONE' };
  });
  let at = 0;
  return parts.flatMap((count) => {
    const [whole, ...single] = terms.slice(at, (at += 1 + count));
    return whole && (whole.keys.length > 0 || single.length === 0) ? [whole] : single;
  });
}

function phrasesOf(words: readonly SearchWord[]): SearchWord[][] {
  const phrases: SearchWord[][] = [];
  for (const word of words) {
    const last = phrases.at(-1);
    if (last?.[0]?.phrase === word.phrase) last.push(word);
    else phrases.push([word]);
  }
  return phrases;
}

/** Leaves out sellers with fewer of the tokens than the best ones: a full name means one seller. */
function ofFullNames(termKeys: readonly TermKey[]): readonly TermKey[] {
  const has = new Map<string, number>();
  for (const { way, word } of termKeys) if (way === Way.SELLER) has.set(word, (has.get(word) ?? 0) + 1);
  const most = Math.max(0, ...has.values());
  return termKeys.filter(({ way, word }) => way !== Way.SELLER || has.get(word) === most);
}
