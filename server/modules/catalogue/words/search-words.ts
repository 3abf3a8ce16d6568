/** The tokens of a search: without amounts, prices and praise, each with the produce it names. Pure. */
import { banglaToLatin } from './bangla-to-latin';
import { produceNamed, produceSounding, type Produce } from './produce-index';
import { soundOf, type Token, tokensOf } from './search-text';

const MAX_WORDS = 8;
/** A shorter token of a search matches only at the beginning of a token: "tea" is not found in "steak". */
const ANYWHERE_FROM = 4;
const MIN_LENGTH_FOR_SOUND = 3;
const LEAST_SOUNDS = 3;
const LONGEST_PHRASE = 3;

export interface SearchWord {
  readonly text: string;
  /** As it was written, without a genitive ending. */
  readonly written: string;
  /** In Latin letters, without a genitive ending. */
  readonly base: string;
  /** LIKE pattern of the word, without a genitive ending. */
  readonly pattern: string;
  /** LIKE pattern of its sound, null where it is too short to distinguish tokens. */
  readonly soundPattern: string | null;
  /** These are as good as the word where names are compared: the other names of its produce. */
  readonly names: readonly string[];
  /** Slugs of the categories it names. */
  readonly categories: readonly string[];
  /** Keys of the produce it names, or sounds like. */
  readonly keys: readonly string[];
  /** The tokens of one name of produce share it. */
  readonly phrase: number;
  /** NAMED: it names produce; SOUNDS: it sounds like some; NONE. */
  readonly produce: 'NAMED' | 'SOUNDS' | 'NONE';
}

const listed = (words: string) => new Set(words.split(' ').flatMap((word) => [word, banglaToLatin(word)]));
const UNITS = listed(
  'kg kgs kilo kilos kilogram kilograms কেজি keji gm gms mg মণ mon maund maunds সের ton tons tonne টন litre liter litres liters ltr লিটার হালি hali ' +
    'dozen dozens ডজন dojon piece pieces pcs pc পিস টি টা জোড়া jora আঁটি বস্তা bosta পোয়া poya',
);
/** A unit after a number only: elsewhere "gram" is a pulse. */
const UNITS_AFTER_NUMBER = listed('g gram grams গ্রাম l lb pack packet প্যাকেট ta ti');
const SAID_BESIDE = listed(
  'tk taka টাকা টাকার টাকায় bdt ৳ price দাম দামে daam rate দর cheap cheapest সস্তা sosta sasta shosta কম kom low fresh টাটকা tatka best good ভালো ভাল ' +
    'bhalo valo সেরা shera খাঁটি khati khaati pure আসল asol buy কিনব কিনতে কিনবো kinbo চাই chai লাগবে lagbe need want for the of a per প্রতি proti',
);
const NUMBER = /^\d+([.,]\d+)?$/;
const NUMBER_WITH_UNIT = /^[৳]?\d+([a-z]*)$/;
/** At most eight. Where a search holds amounts alone, these are looked for. */
export function searchWords(search: string): SearchWord[] {
  const tokens = tokensOf(search);
  const wanted = tokens.filter((_, at) => !isBesideItsWord(tokens, at));
  return withProduce((wanted.length > 0 ? wanted : tokens).slice(0, MAX_WORDS));
}

function isBesideItsWord(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  const before = tokens[at - 1]?.text ?? '';
  const after = tokens[at + 1]?.text ?? '';
  if (UNITS.has(text) || SAID_BESIDE.has(text)) return true;
  if (UNITS_AFTER_NUMBER.has(text)) return NUMBER.test(before);
  const isUnit = (word: string) => UNITS.has(word) || UNITS_AFTER_NUMBER.has(word) || SAID_BESIDE.has(word);
  if (NUMBER.test(text)) return at === 0 || isUnit(after) || isUnit(before);
  const unit = NUMBER_WITH_UNIT.exec(text)?.[1];
  return unit !== undefined && isUnit(unit);
}

/** The longest phrases that name produce first: sweet potato is no potato. */
function withProduce(tokens: readonly Token[]): SearchWord[] {
  const words: SearchWord[] = [];
  for (let at = 0; at < tokens.length;) {
    const { length, produce } = longestPhrase(tokens, at);
    words.push(...tokens.slice(at, at + length).map((token) => toSearchWord(token, produce, at)));
    at += length;
  }
  return words;
}

function longestPhrase(tokens: readonly Token[], at: number): { readonly length: number; readonly produce: Produce | null } {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length -= 1) {
    const phrase = tokens.slice(at, at + length);
    const spellings = [phrase.map(({ text }) => text), phrase.map(({ base }) => base), phrase.map(({ text }) => withoutGenitive(text))];
    const produce = spellings.map((words) => produceNamed(words.join(' '))).find((named) => named !== null) ?? null;
    if (produce) return { length, produce };
  }
  return { length: 1, produce: null };
}

/**
 * Takes the genitive ending off a word in Latin letters (gorur, alur). The remainder is only looked for as a name of
 * produce.
 */
function withoutGenitive(text: string): string {
  return text.replace(/(?<=[a-z]{2}[aiou])r$|(?<=[a-z]{3})er$/, '');
}

function toSearchWord({ written, text, base }: Token, named: Produce | null, phrase: number): SearchWord {
  const sounding = named ? null : produceSounding(text);
  const produce = named ?? sounding;
  const literal = base.replace(/[\\%_]/g, '\\$&');
  const beginsWord = base.length < ANYWHERE_FROM && /^[a-z0-9]/.test(base);
  const sound = text.length >= MIN_LENGTH_FOR_SOUND ? soundOf(text) : '';
  // a short word that is hardly more than its sound may have another vowel; of a longer one two sounds are too little
  const isDistinct = sound.length >= LEAST_SOUNDS || (sound !== '' && text.length - sound.length <= 1);
  return {
    text,
    written,
    base,
    pattern: beginsWord ? `% ${literal}%` : `%${literal}%`,
    soundPattern: isDistinct ? `%~${sound} %` : null,
    names: [...new Set([text, base, ...(produce?.names ?? [])])],
    categories: produce?.categories ?? [],
    keys: produce?.keys ?? [],
    phrase,
    produce: named ? 'NAMED' : sounding ? 'SOUNDS' : 'NONE',
  };
}
