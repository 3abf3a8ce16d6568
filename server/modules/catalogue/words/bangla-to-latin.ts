/**
 * Writes Bangla in Latin letters, roughly as it sounds. Search compares everything in this one script: a user may type
 * আলু or alu, and PostgreSQL's trigrams, which know no Bangla letters under many locales, forgive mistakes in both.
 */
const LETTERS: Readonly<Record<string, string>> = {
  অ: 'o',
  আ: 'a',
  ই: 'i',
  ঈ: 'i',
  উ: 'u',
  ঊ: 'u',
  ঋ: 'ri',
  এ: 'e',
  ঐ: 'oi',
  ও: 'o',
  ঔ: 'ou',
  'া': 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ৃ': 'ri',
  'ে': 'e',
  'ৈ': 'oi',
  'ো': 'o',
  'ৌ': 'ou',
  ক: 'k',
  খ: 'kh',
  গ: 'g',
  ঘ: 'gh',
  ঙ: 'ng',
  চ: 'ch',
  ছ: 'ch',
  জ: 'j',
  ঝ: 'jh',
  ঞ: 'n',
  ট: 't',
  ঠ: 'th',
  ড: 'd',
  ঢ: 'dh',
  ণ: 'n',
  ত: 't',
  থ: 'th',
  দ: 'd',
  ধ: 'dh',
  ন: 'n',
  প: 'p',
  ফ: 'ph',
  ব: 'b',
  ভ: 'bh',
  ম: 'm',
  য: 'j',
  র: 'r',
  ল: 'l',
  শ: 'sh',
  ষ: 'sh',
  স: 's',
  হ: 'h',
  ৎ: 't',
  'ং': 'ng',
  'ঃ': '',
  'ঁ': '',
  '্': '',
  '়': '',
  // ya, ra and rha: a letter and a dot, as NFC leaves them
  '\u09af\u09bc': 'y',
  '\u09a1\u09bc': 'r',
  '\u09a2\u09bc': 'r',
};
const BANGLA = /[\u09af\u09a1\u09a2]\u09bc|[\u0980-\u09ff]/g;
const BANGLA_ZERO = 0x09e6;
/**
 * Consonants without a vowel sign of their own before a vowel letter: the unwritten vowel between them is heard (দই is
 * doi, not di).
 */
const BARE_BEFORE_VOWEL = /(?<![\u0995-\u09b9]\u09bc?)(?:[\u0995-\u09b9]\u09bc?)+(?=[\u0985-\u0994])/g;
const CONSONANT = /[\u0995-\u09b9]\u09bc?/g;
/** Keyboards write these to shape a conjunct; they are no letters. */
const JOINERS = /[\u200c\u200d]/g;

export function banglaToLatin(text: string): string {
  const spoken = text.replace(JOINERS, '').replace(BARE_BEFORE_VOWEL, (bare) => bare.replace(CONSONANT, '$&o'));
  return spoken.replace(BANGLA, (letter) => LETTERS[letter] ?? digit(letter) ?? letter);
}

function digit(letter: string): string | null {
  const value = letter.charCodeAt(0) - BANGLA_ZERO;
  return value >= 0 && value <= 9 ? String(value) : null;
}
