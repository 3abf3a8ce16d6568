/**
 * The records of a CSV file as texts, in UTF-8 or UTF-16, its separator found in its first line: a comma, a semicolon
 * or a tab, as spreadsheets of different regions write, or the one that a line "sep=;" names. A quote in the middle of
 * a cell is a part of it (Pot 12"), and ="00123" is 00123, as programs write what a spreadsheet is to leave alone.
 */
import { Readable } from 'node:stream';

export interface CsvRecord {
  /** Number of the line in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Why a file is no CSV; the line where it is none, where that is known. */
export class CsvError extends Error {
  override readonly name = 'CsvError';

  constructor(
    readonly reason: 'NOT_A_TABLE' | 'ENCODING' | 'TOO_MANY_RECORDS',
    readonly line: number | null = null,
  ) {
    super(`The file is no CSV: ${reason}.`);
  }
}

interface CsvLimits {
  /** Characters of one record. */
  readonly maxRecordSize: number;
  /** Blank ones count as well. */
  readonly maxRecords: number;
}

/** csv-parse makes all records of what it is given before the first one is taken: four thousand of blank lines. */
const SLICE = 4 * 1024;

/** Throws CsvError for what is no table or beyond the limits. */
export async function* csvRecords(bytes: Buffer, { maxRecordSize, maxRecords }: CsvLimits): AsyncGenerator<CsvRecord> {
  const { parse, CsvError: ParseError } = await import('csv-parse');
  const { text, delimiter } = withoutSeparatorLine(decode(bytes));
  const parser = parse({ delimiter, relaxColumnCount: true, relaxQuotes: true, maxRecordSize });
  const slices = Readable.from(slicesOf(text));
  let line = 0;
  try {
    slices.pipe(parser);
    for await (const record of parser) {
      line += 1;
      if (line > maxRecords) throw new CsvError('TOO_MANY_RECORDS');
      yield { line, cells: (record as string[]).map(plainCell) };
    }
  } catch (error) {
    throw error instanceof ParseError ? new CsvError('NOT_A_TABLE', lineOf(error)) : error;
  } finally {
    slices.destroy();
    parser.destroy();
  }
}

function* slicesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += SLICE) yield text.slice(at, at + SLICE);
}

/** ="00123" and ="" are what the quotes hold. */
function plainCell(cell: string): string {
  return cell.startsWith('="') && cell.endsWith('"') && cell.length > 2 ? cell.slice(2, -1).replaceAll('""', '"') : cell;
}

function lineOf(error: object): number | null {
  const { lines } = error as { readonly lines?: unknown };
  return typeof lines === 'number' ? lines : null;
}

/** Without its byte order mark. */
function decode(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw new CsvError('ENCODING');
    throw error;
  }
}

/** How far a first line is looked for. */
const LONGEST_HEAD = 64 * 1024;
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?$/i;

function withoutSeparatorLine(text: string): { readonly text: string; readonly delimiter: string } {
  const end = text.slice(0, LONGEST_HEAD).search(/[\r\n]/);
  const head = end < 0 ? text.slice(0, LONGEST_HEAD) : text.slice(0, end);
  const named = SEPARATOR_LINE.exec(head)?.[1];
  if (named === undefined || end < 0) return { text, delimiter: delimiterOf(head) };
  return { text: text.slice(end + (text.startsWith('\r\n', end) ? 2 : 1)), delimiter: named };
}

function delimiterOf(head: string): string {
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}
