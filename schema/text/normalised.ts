/**
 * The one place where text is normalised. Putting combining marks in order takes quadratic time, so the length and the
 * runs of marks are looked at first: what no field would take comes back as it is, and the rules of the field reject
 * it.
 */
const LONGEST_RUN_OF_MARKS = /\p{M}{31}/u;
const HALF_OF_A_PAIR = /\p{Cs}/u;
/** NFC and blanks at the ends make a text shorter, never to less than a quarter of what people write. */
const LONGER_BEFORE = 4;

/** NFC, without blanks at its ends. `max` is what the field takes at most, in characters. */
export function normalised(text: string, max: number): string {
  return isWorthNormalising(text, max) ? text.normalize('NFC').trim() : text;
}

/** The same with the blanks at its ends: of passwords. */
export function normalisedExactly(text: string, max: number): string {
  return isWorthNormalising(text, max) ? text.normalize('NFC') : text;
}

/** Forms of one character become the same (NFKC): for comparing, never for storing. */
export function asOneForm(text: string, max: number): string {
  return isWorthNormalising(text, max) ? text.normalize('NFKC') : text;
}

/** Letters without the accents of Latin, Greek and Cyrillic: for comparing, never for storing. */
export function withoutAccents(text: string, max: number): string {
  if (!isWorthNormalising(text, max)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/**
 * Whether the text can be stored: PostgreSQL takes no NUL and no half of a surrogate pair, and no letter of any script
 * has 31 marks.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !HALF_OF_A_PAIR.test(text) && !LONGEST_RUN_OF_MARKS.test(text);
}

/** The first `length` characters, without the half of a pair that a cut leaves at the end. */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  const last = cut.charCodeAt(cut.length - 1);
  return text.length > length && last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut;
}

function isWorthNormalising(text: string, max: number): boolean {
  return text.length <= LONGER_BEFORE * max && !LONGEST_RUN_OF_MARKS.test(text);
}
