/**
 * Twelve forms of text that have cost some program far more than their length, each as JSON of about so many bytes, and
 * as plain text for addresses and files.
 */
export interface Pattern {
  readonly name: string;
  /** JSON of at most `bytes` bytes. */
  readonly json: (bytes: number) => string;
  /** The text without JSON; null where it is no text. */
  readonly text: ((bytes: number) => string) | null;
}

const fill = (part: string, bytes: number): string => part.repeat(Math.max(0, Math.floor(bytes / Buffer.byteLength(part))));

const ofText = (name: string, part: string, { before = '', after = '' } = {}): Pattern => {
  const text = (bytes: number) => before + fill(part, bytes - 10) + after;
  // an escape has six bytes, and so fewer of them fit
  return {
    name,
    text,
    json: (bytes) => JSON.stringify(text(Math.floor((bytes * bytes) / Math.max(1, JSON.stringify(text(bytes)).length)))),
  };
};

export const patterns: readonly Pattern[] = [
  ofText('marks', '\u0301\u0316', { before: 'a' }),
  ofText('letters and digits', '1', { before: 'a', after: 'x' }),
  ofText('brackets', '(['),
  ofText('newlines', '\n', { after: 'x' }),
  { name: '{} lists', text: null, json: (bytes) => `[${Array.from({ length: Math.floor(bytes / 3) - 1 }, () => '{}').join(',')}]` },
  { name: 'deep nesting', text: null, json: (bytes) => '['.repeat(bytes / 2 - 1) + ']'.repeat(bytes / 2 - 1) },
  ofText('wrong names', 'NEWEST_', { after: '?' }),
  { name: 'half surrogates', text: (bytes) => fill('\ufffd', bytes), json: (bytes) => `"${fill('\\ud83e', bytes - 2)}"` },
  ofText('NUL', '\0'),
  ofText('long ids', '01900000-0000-7000-8000-000000000000'),
  {
    name: 'repeated keys',
    text: null,
    json: (bytes) =>
      `{${Array.from({ length: Math.floor(bytes / 11) - 1 }, (_, at) => `"${at % 2 === 0 ? 'id' : `k${at}`}":"x"`).join(',')}}`,
  },
  ofText('right to left', '\u202e\u0645a '),
];

/** The same form as the bytes of a file, whose text may be malformed. */
export function inFile({ name, text, json }: Pattern, bytes: number): Buffer {
  if (name === 'half surrogates') return Buffer.alloc(bytes, Buffer.from([0xed, 0xa0, 0xbe]));
  return Buffer.from((text ?? json)(bytes));
}

/** The same value in pieces, for a list of such values: as many of ten characters as fit. */
export function inPieces(pattern: Pattern, bytes: number): string {
  const item = pattern.text ? JSON.stringify(pattern.text(20).slice(0, 10)) : '{}';
  return `[${Array.from({ length: Math.floor(bytes / (item.length + 1)) }, () => item).join(',')}]`;
}
