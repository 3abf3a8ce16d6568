/** What the column `search_text` holds and how a search is compared with it: one script, one case, words, and a sound for each word. */
import { findCategory } from '../../../schema/values/categories';
import { searchText } from '../../../schema/values/synonyms';
import { banglaToLatin } from './bangla-to-latin';

/** Everything that parts words; % and _ are kept, since somebody may search for "100%". */
const BETWEEN_WORDS = /[\s()[\]{},.;:!?/|\\"'`~·–—-]+/u;
const MAX_WORDS = 8;
/** Words of a search shorter than this must begin a word: "tea" is not looked for in "steak". */
const ANYWHERE_FROM = 4;
const MIN_LENGTH_FOR_SOUND = 3;

export interface SearchWord {
  readonly text: string;
  /** LIKE pattern of the word as it was typed. */
  readonly pattern: string;
  /** LIKE pattern of its sound, null where it is too short to tell words apart. */
  readonly soundPattern: string | null;
}

export function wordsOf(text: string): string[] {
  return banglaToLatin(text.normalize('NFC').toLowerCase()).split(BETWEEN_WORDS).filter(Boolean);
}

export function searchWords(search: string): SearchWord[] {
  return wordsOf(search).slice(0, MAX_WORDS).map(toSearchWord);
}

/** The words of the name, a bar, the other words it may be found by (its category, and what name and category are also called), the sounds of all. */
export function productSearchText({ name, categorySlug }: { readonly name: string; readonly categorySlug: string }): string {
  const nameWords = wordsOf(name);
  const foundBy = searchText(name, findCategory(categorySlug) ?? { en: categorySlug, bn: '' });
  const otherWords = [...new Set(wordsOf(foundBy))].filter((word) => !nameWords.includes(word));
  const sounds = [...new Set([...nameWords, ...otherWords].map(soundOf))].filter(Boolean).map((sound) => `~${sound}`);
  return ` ${[...nameWords, '|', ...otherWords, ...sounds].join(' ')} `;
}

/** The consonants of a word as they sound, a doubled one once: tomato, tometo and টমেটো are all "tmt". Two spellings of a word rarely differ in more. */
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

function toSearchWord(text: string): SearchWord {
  const literal = text.replace(/[\\%_]/g, '\\$&');
  const beginsWord = text.length < ANYWHERE_FROM && /^[a-z0-9]/.test(text);
  const sound = text.length >= MIN_LENGTH_FOR_SOUND ? soundOf(text) : '';
  return { text, pattern: beginsWord ? `% ${literal}%` : `%${literal}%`, soundPattern: sound ? `%~${sound} %` : null };
}
