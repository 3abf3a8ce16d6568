/** The records of a CSV file as texts, in UTF-8 or UTF-16, its separator found in its first line: a comma, a semicolon or a tab, as spreadsheets of different regions write. */
export interface CsvRecord {
  /** Of the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Why a file is no CSV. */
export class CsvError extends Error {
  override readonly name = 'CsvError';

  constructor(readonly reason: 'NOT_A_TABLE' | 'ENCODING') {
    super(`The file is no CSV: ${reason}.`);
  }
}

/** Throws CsvError for what is no table, or has a record of more characters than `maxRecordSize`. */
export async function* csvRecords(bytes: Buffer, { maxRecordSize }: { readonly maxRecordSize: number }): AsyncGenerator<CsvRecord> {
  const { parse } = await import('csv-parse');
  let line = 0;
  const text = decode(bytes);
  const parser = parse(text, { delimiter: delimiterOf(text), relaxColumnCount: true, maxRecordSize });
  try {
    for await (const record of parser) yield { line: (line += 1), cells: record as string[] };
  } catch (error) {
    if (codeOf(error).startsWith('CSV_')) throw new CsvError('NOT_A_TABLE');
    throw error;
  }
}

/** Without its byte order mark. */
function decode(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new CsvError('NOT_A_TABLE');
    return text;
  } catch (error) {
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw new CsvError('ENCODING');
    throw error;
  }
}

function codeOf(error: unknown): string {
  const code = (error as { readonly code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

function delimiterOf(text: string): string {
  const head = text.split(/\r?\n/, 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}
