/** The rows of a file as texts: an Excel workbook's first sheet (.xlsx), or CSV. */
import { serverLimits } from '../../../../schema/values/server-limits';
import type { MessageKey } from '../../../../schema/messages/text';
import { CsvError, csvRecords } from '../../../platform/csv/read-csv';
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
  try {
    yield* isWorkbook(bytes) ? workbookRows(bytes) : csvRecords(bytes, { maxRecordSize: serverLimits.importLineLength });
  } catch (error) {
    if (error instanceof CsvError && error.reason === 'ENCODING') throw wrongFile('import.encoding');
    throw error instanceof WorkbookError || error instanceof CsvError ? wrongFile('import.notATable') : error;
  }
}
