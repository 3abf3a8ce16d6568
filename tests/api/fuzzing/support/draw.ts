/**
 * Random choices of fast-check, drawn one after another while a request is written: a failing request is shrunk towards
 * the first of each list and towards no error.
 */
import fc from 'fast-check';

export type Draw = fc.GeneratorValue;

export const int = (draw: Draw, min: number, max: number): number => draw(fc.integer, { min, max });

/** Towards false when shrunk. */
export const chance = (draw: Draw, percent: number): boolean => int(draw, 0, 99) >= 100 - percent;

export function pick<T>(draw: Draw, list: readonly T[]): T {
  if (list.length === 0) throw new Error('A list to pick from has at least one value.');
  return list[int(draw, 0, list.length - 1)] as T;
}

export const times = <T>(draw: Draw, min: number, max: number, make: (at: number) => T): T[] =>
  Array.from({ length: int(draw, min, max) }, (_, at) => make(at));

/** Different ones of a list, in its order. */
export const some = <T>(draw: Draw, list: readonly T[], percent: number): T[] => list.filter(() => chance(draw, percent));

/**
 * Texts that have broken programs: empty, very long, other scripts, half characters, characters of control, parts of
 * other languages.
 */
const TEXTS: readonly string[] = [
  'Potato',
  'আলু',
  'বগুড়া থেকে তাজা আলু',
  '01711111111',
  'a@b.example',
  '1',
  '',
  ' ',
  '0',
  '-1',
  '১২.৫',
  '1e309',
  'NaN',
  'null',
  'true',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '😀👩‍🌾',
  '\u202eabc',
  '\ufeff',
  'é',
  '\u200b',
  '\u0007',
  '\r\nset-cookie: a=b',
  'a\tb\nc',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '%_%',
  '\\',
  '$1',
  '$$',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '(((((((((',
  '[a-',
  '__proto__',
  'constructor',
  'toString',
  '../../../etc/passwd',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'javascript:alert(1)',
  '2026-01-31',
  '2026-02-30',
  '2026-13',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '0000-00-00',
  '2026-11-25T10:00:00+06:00',
  'x'.repeat(101),
  'ক'.repeat(700),
  'x'.repeat(6_000),
  'a '.repeat(900),
];

/** Half characters replaced: an address has none. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

export function anyText(draw: Draw): string {
  return chance(draw, 25) ? draw(fc.string, { unit: 'binary', maxLength: 40 }) : pick(draw, TEXTS);
}

const NUMBERS = [
  1, 2, 10, 0, -1, 20, 100, 101, 32_768, 2_147_483_647, -2_147_483_648, 2_147_483_648, 9_007_199_254_740_992, 0.1, 1e308, 1e-308,
];
export const anyNumber = (draw: Draw): number => pick(draw, NUMBERS);

/** Any JSON, small. */
export function anyJson(draw: Draw, depth = 0): unknown {
  const kind = int(draw, 0, depth > 2 ? 3 : 6);
  if (kind === 0) return null;
  if (kind === 1) return anyText(draw);
  if (kind === 2) return anyNumber(draw);
  if (kind === 3) return chance(draw, 50);
  if (kind === 4) return times(draw, 0, 3, () => anyJson(draw, depth + 1));
  return Object.fromEntries(times(draw, 0, 3, () => [anyText(draw).slice(0, 50), anyJson(draw, depth + 1)]));
}
