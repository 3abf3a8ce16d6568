/**
 * The produce that a word of a search may mean when it is not a whole name of any: begun, inside a name, or misspelt.
 * All in memory: there are about a thousand tokens. Pure.
 */
import { conceptsOf, producePhrases } from './produce-index';

export interface NearKey {
  readonly key: string;
  /** 1 for the word itself. */
  readonly closeness: number;
}

/** Beside fewer letters everything is near. */
const LEAST_LETTERS = 3;
const LEAST_LIKENESS = 0.45;
const LEAST_SHARE = 0.6;
const MOST = 8;

interface Word {
  readonly text: string;
  readonly keys: readonly string[];
  /** So many different trigrams. */
  readonly size: number;
  /** A name by itself, not a part of longer ones only. */
  readonly isName: boolean;
}

const words: readonly Word[] = [...collect()].map(([text, { keys, isName }]) => ({
  text,
  isName,
  keys: [...keys],
  size: trigramsOf(text).size,
}));

/** The words that have a trigram, by their places: a long text is compared with the words that share one with it. */
const places = new Map<string, number[]>();
for (const [at, { text }] of words.entries()) {
  for (const trigram of trigramsOf(text)) places.set(trigram, [...(places.get(trigram) ?? []), at]);
}

const shortestFirst = words.toSorted((one, other) => one.text.length - other.text.length);

/** Names that begin so, the shortest first. */
export function produceBegun(start: string): NearKey[] {
  const begun = shortestFirst.filter(({ text }) => text.startsWith(start));
  return best(begun.map((word) => ({ word, closeness: word.isName ? 1 : 0.5 })));
}

/** Names that are spelt nearly so: what pg_trgm would find. */
export function produceLike(text: string): NearKey[] {
  if (text.length < LEAST_LETTERS) return [];
  const wanted = trigramsOf(text);
  const shares = new Map<number, number>();
  for (const trigram of wanted) for (const at of places.get(trigram) ?? []) shares.set(at, (shares.get(at) ?? 0) + 1);
  const scored: { word: Word; closeness: number; at: number }[] = [];
  for (const [at, shared] of shares) {
    const word = words[at];
    if (!word) continue;
    const likeness = shared / (wanted.size + word.size - shared);
    if (likeness < LEAST_LIKENESS && shared / wanted.size < LEAST_SHARE) continue;
    scored.push({ word, at, closeness: word.isName ? likeness : likeness / 2 });
  }
  return best(scored.toSorted((one, other) => other.closeness - one.closeness || one.at - other.at));
}

function best(candidates: readonly { readonly word: Word; readonly closeness: number }[]): NearKey[] {
  const byKey = new Map<string, number>();
  for (const { word, closeness } of candidates) {
    for (const key of word.keys) byKey.set(key, Math.max(byKey.get(key) ?? 0, closeness));
  }
  return [...byKey].map(([key, closeness]) => ({ key, closeness })).slice(0, MOST);
}

function collect(): Map<string, { readonly keys: Set<string>; isName: boolean }> {
  const entries = new Map<string, { readonly keys: Set<string>; isName: boolean }>();
  for (const phrase of producePhrases()) {
    const parts = phrase.split(' ');
    for (const part of parts) {
      const entry = entries.get(part) ?? { keys: new Set<string>(), isName: false };
      entry.isName ||= parts.length === 1;
      for (const { key } of conceptsOf(phrase)) entry.keys.add(key);
      entries.set(part, entry);
    }
  }
  return entries;
}

/** As pg_trgm makes them: two blanks before the word, one behind it. */
function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}
