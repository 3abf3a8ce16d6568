/**
 * Builds the column `search_text` and compares a search with it: one script, one case, tokens, and a sound for each
 * token.
 */
import { normalised } from '../../../../schema/text/normalised';
import { categoryGroups, findCategory } from '../../../../schema/values/catalogue/categories';
import { searchText, synonymsOf } from '../../../../schema/values/catalogue/synonyms';
import { limits } from '../../../../schema/values/limits';
import { banglaToLatin } from './bangla-to-latin';

/**
 * Everything but letters, their marks and digits separates tokens, whatever keyboard wrote it; % and _ are retained,
 * since someone may search for "100%".
 */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}%_]+/u;
/** Joiners, directions and soft hyphens are in a word and no one sees them. */
const FORMAT = /\p{Cf}/gu;
/** Labels of categories have these words: no produce is called so, and "and" sounds like আণ্ডা. */
export const LINKING = new Set(['and', 'other', 'o', 'onjanj']);
/** Groups whose name includes all that is in them: shrimp is fish in a search for চিংড়ি মাছ. */
export const NAMED_GROUPS = new Set(['spices', 'vegetables', 'fruits', 'fish']);

/** The tokens of a text as they are written, in lower case and without signs that are not letters. */
function writtenWords(text: string): string[] {
  return normalised(text, limits.longText).toLowerCase().replace(FORMAT, '').split(BETWEEN_WORDS).filter(Boolean);
}

/** The tokens of a text in Latin letters. */
export function wordsOf(text: string): string[] {
  return writtenWords(text).map(banglaToLatin).filter(Boolean);
}

const GENITIVE = /(?:\u09af\u09bc\u09c7\u09b0|\u09c7\u09b0|(?<=[\u09be\u09bf-\u09c3\u09c7\u09cb])\u09b0)$/u;
const SHORTEST_BASE = 3;

export interface Token {
  /** As it was written; without a genitive ending where `base` has none. */
  readonly written: string;
  readonly text: string;
  /** The token in Latin letters without a genitive ending. */
  readonly base: string;
}

/** The tokens of a text in Latin letters, each with and without the ending of a genitive. */
export function tokensOf(text: string): Token[] {
  return writtenWords(text)
    .map(toToken)
    .filter((token) => token.text !== '');
}

function toToken(written: string): Token {
  const text = banglaToLatin(written);
  const root = written.replace(GENITIVE, '');
  const base = banglaToLatin(root);
  return base.length >= SHORTEST_BASE && base !== text ? { written: root, text, base } : { written, text, base: text };
}

/**
 * The tokens of the name, a bar, the other tokens it may be found by (its category, and what name and category are also
 * called), the sounds of all.
 */
export function productSearchText({ name, categorySlug }: { readonly name: string; readonly categorySlug: string }): string {
  const nameWords = wordsOf(name);
  const category = findCategory(categorySlug) ?? { en: categorySlug, bn: '', group: '' };
  const group = categoryGroups.find(({ slug }) => slug === category.group && NAMED_GROUPS.has(slug));
  const foundBy = [searchText(name, category), ...(group ? [group.en, group.bn].flatMap((label) => [label, ...synonymsOf(label)]) : [])];
  const otherWords = [...new Set(foundBy.flatMap(wordsOf))].filter((word) => !nameWords.includes(word) && !LINKING.has(word));
  const sounds = [...new Set([...nameWords, ...otherWords].map(soundOf))].filter(Boolean).map((sound) => `~${sound}`);
  return ` ${[...nameWords, '|', ...otherWords, ...sounds].join(' ')} `;
}

/**
 * The consonants of a word as they sound, a doubled one once: tomato, tometo and টমেটো are all "tmt". Two spellings of
 * a word rarely differ in more.
 */
export function soundOf(word: string): string {
  const consonants = word
    .replace(/[^a-z]/g, '')
    .replace(/ch/g, 'x')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/v/g, 'b')
    .replace(/z/g, 'j')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?!^)[aeiouhwy]/g, '')
    .replace(/^[aeiouhwy]/, 'a');
  return consonants.length >= 2 ? consonants : '';
}
