/** The rows of a file as texts: an Excel workbook's first sheet (.xlsx), or CSV. */
import { serverLimits } from '../../../../schema/values/server-limits';
import type { MessageKey } from '../../../../schema/messages/text';
import { CsvError, csvRecords } from '../../../platform/csv/read-csv';
import type { AppError, MessageParams } from '../../../platform/errors/app-error';
import { invalidInput } from '../../../platform/errors/validation-error';
import { isOldWorkbook, isWorkbook, workbookRows } from '../../../platform/xlsx/read-workbook';
import { WorkbookError, WorkbookTooLargeError, WorkbookTooMuchError } from '../../../platform/xlsx/workbook-files';

export interface FileRow {
  /** The line of the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export function wrongFile(key: MessageKey, params?: MessageParams): AppError {
  return invalidInput([{ field: 'file', key, params }]);
}

/** Blank rows count as well. */
const MOST_RECORDS = 2 * serverLimits.importRows;

/**
 * `isHead` finds the sheet of a workbook, which gives no more text than a CSV file may have. BAD_USER_INPUT at `file`
 * for what is neither.
 */
export async function* importRows(bytes: Buffer, isHead: (cells: readonly string[]) => boolean): AsyncGenerator<FileRow> {
  if (isOldWorkbook(bytes)) throw wrongFile('import.oldWorkbook');
  try {
    yield* isWorkbook(bytes)
      ? workbookRows(bytes, { mostBytes: serverLimits.importBytes, isHead })
      : csvRecords(bytes, { maxRecordSize: serverLimits.importLineLength, maxRecords: MOST_RECORDS });
  } catch (error) {
    if (error instanceof WorkbookTooLargeError) throw wrongFile('import.tooLarge');
    if (error instanceof WorkbookTooMuchError) throw wrongFile('import.tooMuchToRead');
    if (error instanceof WorkbookError) throw wrongFile('import.notATable');
    throw error instanceof CsvError ? wrongCsv(error) : error;
  }
}

function wrongCsv({ reason, line }: CsvError): AppError {
  if (reason === 'ENCODING') return wrongFile('import.encoding');
  if (reason === 'TOO_MANY_RECORDS') return wrongFile('import.tooManyRows', { max: serverLimits.importRows });
  return line === null ? wrongFile('import.notATable') : wrongFile('import.notATableAt', { line });
}
