/** Which produce a phrase names, and the categories that hold it; all in Latin letters, folded once. Pure. */
import { categories, categoryGroups, type CategoryFacts } from '../../../../schema/values/catalogue/categories';
import { categoryWords } from '../../../../schema/values/catalogue/category-words';
import { produceNames, synonymsOf } from '../../../../schema/values/catalogue/synonyms';
import { NAMED_GROUPS, soundOf, wordsOf } from './search-text';

export interface Produce {
  /** All names of it, the phrase itself among them. */
  readonly names: readonly string[];
  /** Slugs of the categories that hold it. */
  readonly categories: readonly string[];
  /** Keys of the concepts that it is. */
  readonly keys: readonly string[];
}

/** A concept is one kind of produce with all its names: the index of products has its key instead of the names. */
export interface Concept {
  /** `=` and its first name. */
  readonly key: string;
  readonly names: ReadonlySet<string>;
  /** The single tokens of its names. */
  readonly words: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
}

interface Entry {
  readonly names: Set<string>;
  readonly categories: Set<string>;
  readonly concepts: Set<Concept>;
}

/** Two sounds distinguish few tokens: "ar" is clay pots, eggs and urea. */
const LEAST_SOUNDS = 3;
const LABEL_PARTS = / and | ও /;
/** English plurals that are no names of their own. */
const PLURAL = /(?<=[a-z]{3})(?:es|s)$/;

const index = new Map<string, Entry>();
const bySound = new Map<string, string[]>();

const lines = produceNames.map((line) => line.map(fold));
for (const names of lines) for (const name of names) for (const other of names) entryOf(name).names.add(other);
for (const facts of categories) {
  const labels = labelsOf(facts);
  for (const word of [...categoryWords(facts), ...labels, ...labels.flatMap(synonymsOf)]) entryOf(fold(word)).categories.add(facts.slug);
}
for (const group of categoryGroups) {
  // fish is a category as well as a group: a search for it finds fish before shrimp
  if (!NAMED_GROUPS.has(group.slug) || categories.some(({ en }) => en === group.en)) continue;
  const inGroup = categories.filter((facts) => facts.group === group.slug);
  for (const word of [group.en, group.bn].flatMap((label) => [label, ...synonymsOf(label)])) {
    for (const { slug } of inGroup) entryOf(fold(word)).categories.add(slug);
  }
}
for (const names of lines) addConcept(names);
for (const [phrase, { concepts }] of index) if (concepts.size === 0) addConcept([phrase]);
for (const phrase of index.keys()) {
  const sound = phrase.includes(' ') ? '' : soundOf(phrase);
  if (sound.length >= LEAST_SOUNDS) bySound.set(sound, [...(bySound.get(sound) ?? []), phrase]);
}

/** Null for a phrase that names none. */
export function produceNamed(phrase: string): Produce | null {
  return toProduce([phrase]);
}

/** Returns the produce that a misspelt word sounds like; null where no known one does. */
export function produceSounding(word: string): Produce | null {
  return toProduce(bySound.get(soundOf(word)) ?? []);
}

/** The concepts that a phrase names, in the singular or the plural. */
export function conceptsOf(phrase: string): readonly Concept[] {
  return [...(find(phrase)?.concepts ?? [])];
}

/** Every phrase that names produce. */
export function producePhrases(): readonly string[] {
  return [...index.keys()];
}

/** The names of a category in both languages, one by one. */
export function labelsOf({ en, bn }: Pick<CategoryFacts, 'en' | 'bn'>): string[] {
  return [en, bn].flatMap((label) => label.split(LABEL_PARTS));
}

function toProduce(phrases: readonly string[]): Produce | null {
  const entries = phrases.flatMap((phrase) => find(phrase) ?? []);
  if (entries.length === 0) return null;
  return {
    names: [...new Set([...phrases, ...entries.flatMap(({ names }) => [...names])])],
    categories: [...new Set(entries.flatMap((entry) => [...entry.categories]))],
    keys: [...new Set(entries.flatMap(({ concepts }) => [...concepts].map(({ key }) => key)))],
  };
}

function find(phrase: string): Entry | undefined {
  return index.get(phrase) ?? index.get(phrase.replace(PLURAL, '')) ?? index.get(phrase.replace(/s$/, ''));
}

function entryOf(phrase: string): Entry {
  const entry = index.get(phrase) ?? { names: new Set<string>(), categories: new Set<string>(), concepts: new Set<Concept>() };
  index.set(phrase, entry);
  return entry;
}

function addConcept(names: readonly string[]): void {
  const concept: Concept = {
    key: `=${names[0] ?? ''}`,
    names: new Set(names),
    words: new Set(names.flatMap((name) => name.split(' '))),
    categories: new Set(names.flatMap((name) => [...entryOf(name).categories])),
  };
  for (const name of names) entryOf(name).concepts.add(concept);
}

function fold(name: string): string {
  return wordsOf(name).join(' ');
}
