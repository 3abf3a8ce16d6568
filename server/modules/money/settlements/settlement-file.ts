/**
 * A settlement file of a gateway as lines. Columns are found by their names, in any order; headings may come after a
 * few rows about the report.
 */
import { PaymentGateway } from '../../../../schema/values/money/gateways';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { MessageKey } from '../../../../schema/messages/text';
import { CsvError, type CsvRecord, csvRecords } from '../../../platform/csv/read-csv';
import type { AppError, FieldError, MessageParams } from '../../../platform/errors/app-error';
import { invalidInput } from '../../../platform/errors/validation-error';
import { readSettlementLine, type SettlementColumn, type SettlementLine, settlementColumns } from './settlement-line';

/** Headings in small letters without blanks and signs; the first that a file has is taken. */
const headings: Readonly<Record<Exclude<SettlementColumn, 'trxId'>, readonly string[]>> = {
  amount: ['amount', 'transactionamount', 'grossamount', 'totalamount'],
  fee: ['fee', 'fees', 'charge', 'servicecharge', 'merchantservicecharge', 'gatewayfee', 'commission'],
  settledOn: ['settlementdate', 'settledon', 'settleddate', 'disbursementdate'],
  net: ['net', 'netamount', 'settledamount', 'settlementamount', 'disbursedamount', 'payableamount'],
};
/** SSLCOMMERZ gives the name `tran_id` to the shop's own number: the transaction number of the bank comes first. */
const transactions: Readonly<Record<PaymentGateway, readonly string[]>> = {
  BKASH: ['trxid', 'transactionid', 'transactionno'],
  SSLCOMMERZ: ['banktranid', 'banktransactionid', 'transactionid', 'refundrefid'],
};
/** Rows about the report that may come before its headings. */
const ROWS_BEFORE = 20;

type Columns = Readonly<Record<SettlementColumn, number>>;

/**
 * All lines of the file; BAD_USER_INPUT where it is no such file, or with each line that is wrong, at most 20. Blank
 * lines are left out.
 */
export async function readSettlementFile(bytes: Buffer, gateway: PaymentGateway, now = new Date()): Promise<SettlementLine[]> {
  let columns: Columns | null = null;
  const lines: SettlementLine[] = [];
  const errors: FieldError[] = [];
  for await (const { line, cells } of recordsOf(bytes)) {
    if (!columns) {
      columns = columnsOf(cells, gateway);
      if (!columns && line > ROWS_BEFORE) throw wrongFile('settlement.headings');
      continue;
    }
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (lines.length + errors.length >= serverLimits.settlementLines)
      throw wrongFile('settlement.tooManyLines', { max: serverLimits.settlementLines });
    const read = readSettlementLine(pick(cells, columns), now);
    if (!('column' in read)) lines.push(read);
    else errors.push({ field: `lines[${line}].${read.column}`, key: read.key, params: { line } });
    if (errors.length >= serverLimits.settlementErrors) break;
  }
  if (!columns) throw wrongFile('settlement.headings');
  if (errors.length > 0) throw invalidInput(errors);
  if (lines.length === 0) throw wrongFile('settlement.empty');
  return lines;
}

async function* recordsOf(bytes: Buffer): AsyncGenerator<CsvRecord> {
  try {
    yield* csvRecords(bytes, { maxRecordSize: serverLimits.importLineLength, maxRecords: 2 * serverLimits.settlementLines });
  } catch (error) {
    throw error instanceof CsvError ? wrongCsv(error) : error;
  }
}

function wrongCsv({ reason, line }: CsvError): AppError {
  if (reason === 'ENCODING') return wrongFile('import.encoding');
  if (reason === 'TOO_MANY_RECORDS') return wrongFile('settlement.tooManyLines', { max: serverLimits.settlementLines });
  return line === null ? wrongFile('settlement.notATable') : wrongFile('import.notATableAt', { line });
}

/** Null where one is not among the cells; BAD_USER_INPUT where a heading is there twice. */
function columnsOf(cells: readonly string[], gateway: PaymentGateway): Columns | null {
  const names = cells.map((cell) => cell.toLowerCase().replace(/\([^()]*\)|[^a-z]/g, ''));
  const namesByColumn = { ...headings, trxId: transactions[gateway] };
  const places = settlementColumns.map((column) => {
    const heading = namesByColumn[column].find((name) => names.includes(name));
    if (heading !== undefined && names.indexOf(heading) !== names.lastIndexOf(heading))
      throw wrongFile('import.columnTwice', { column: cells[names.indexOf(heading)]?.trim() ?? heading });
    return [column, heading === undefined ? -1 : names.indexOf(heading)] as const;
  });
  return places.every(([, place]) => place >= 0) ? (Object.fromEntries(places) as Columns) : null;
}

function pick(cells: readonly string[], columns: Columns): Record<SettlementColumn, string> {
  const { trxId, amount, fee, settledOn, net } = columns;
  const cell = (place: number) => cells[place] ?? '';
  return { trxId: cell(trxId), amount: cell(amount), fee: cell(fee), settledOn: cell(settledOn), net: cell(net) };
}

function wrongFile(key: MessageKey, params?: MessageParams): AppError {
  return invalidInput([{ field: 'file', key, params }]);
}
