/** The rows of a file as texts: an Excel workbook's first sheet (.xlsx), or CSV in UTF-8 or UTF-16, its separator found in its first line. */
import { parse } from 'csv-parse';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { MessageKey } from '../../../../schema/messages/text';
import type { AppError, MessageParams } from '../../../platform/errors/app-error';
import { invalidInput } from '../../../platform/errors/validation-error';
import { isOldWorkbook, isWorkbook, workbookRows } from '../../../platform/xlsx/read-workbook';
import { WorkbookError } from '../../../platform/xlsx/workbook-files';

export interface FileRow {
  /** Of the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export function wrongFile(key: MessageKey, params?: MessageParams): AppError {
  return invalidInput([{ field: 'file', key, params }]);
}

/** BAD_USER_INPUT at `file` for what is neither. */
export async function* importRows(bytes: Buffer): AsyncGenerator<FileRow> {
  if (isOldWorkbook(bytes)) throw wrongFile('import.oldWorkbook');
  if (!isWorkbook(bytes)) return yield* csvRows(bytes);
  try {
    yield* workbookRows(bytes);
  } catch (error) {
    throw error instanceof WorkbookError ? wrongFile('import.notATable') : error;
  }
}

async function* csvRows(bytes: Buffer): AsyncGenerator<FileRow> {
  let line = 0;
  const text = decode(bytes);
  const parser = parse(text, {
    delimiter: delimiterOf(text),
    relaxColumnCount: true,
    maxRecordSize: serverLimits.importLineLength,
  });
  try {
    for await (const record of parser) yield { line: (line += 1), cells: record as string[] };
  } catch (error) {
    if (codeOf(error).startsWith('CSV_')) throw wrongFile('import.notATable');
    throw error;
  }
}

/** Without its byte order mark. */
function decode(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw wrongFile('import.notATable');
    return text;
  } catch (error) {
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw wrongFile('import.encoding');
    throw error;
  }
}

function codeOf(error: unknown): string {
  const code = (error as { readonly code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/** Excel follows the region: a comma, a semicolon or a tab. */
function delimiterOf(text: string): string {
  const head = text.split(/\r?\n/, 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}
