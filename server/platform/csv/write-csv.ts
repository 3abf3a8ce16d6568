/**
 * CSV as spreadsheets read it: UTF-8 with BOM, CRLF, ASCII digits, and no cell that a spreadsheet would run as a
 * formula, since names, notes and addresses are other people's text.
 */
import { setImmediate as othersHandled } from 'node:timers/promises';

export type CsvCell = string | number | null;

const BOM = '\uFEFF';

type CsvRow = readonly CsvCell[];
/** Less than ten milliseconds of work. */
const ROWS_AT_ONCE = 250;

/** Makes a row of each item, some at a time: other requests are handled in between. */
export async function writeCsv<T>(
  head: readonly string[],
  items: readonly T[],
  rowOf: (item: T, index: number) => CsvRow | Promise<CsvRow>,
): Promise<string> {
  const parts = [BOM, writeRow(head)];
  for (let from = 0; from < items.length; from += ROWS_AT_ONCE) {
    if (from > 0) await othersHandled();
    const rows = await Promise.all(items.slice(from, from + ROWS_AT_ONCE).map(async (item, at) => rowOf(item, from + at)));
    parts.push(...rows.map(writeRow));
  }
  return parts.join('');
}

const writeRow = (row: CsvRow): string => `${row.map(writeCell).join(',')}\r\n`;

/** '2026-11-21', the day in Bangladesh. */
export function csvDate(date: Date | null): string | null {
  return date && DAY.format(date);
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka', year: 'numeric', month: '2-digit', day: '2-digit' });

/** '2026-11-21 14:05', the day and time in Bangladesh. */
export function csvMoment(date: Date | null): string | null {
  return date && `${DAY.format(date)} ${TIME.format(date)}`;
}

const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka', hour: '2-digit', minute: '2-digit' });

/**
 * '+880 1712-345678': a spreadsheet would take 01712345678 for a number and drop its zero, and +8801712345678 for one
 * as well. Other numbers stay as they are.
 */
export function csvPhone(phone: string | null): string | null {
  return phone?.replace(/^0(1\d{3})(\d{6})$/, '+880 $1-$2') ?? null;
}

/**
 * Behind blanks a spreadsheet finds its formula too; the full-width signs are read as the ordinary ones in some of
 * them. A text that has the quote already gets another one, so that what is read again loses one and no more
 * (import-content.ts).
 */
const FORMULA = /^'*[\s\0]*[=+\-@＝＋－＠]|^[\t\r]/;
/** Nothing to run: an amount that is below zero, and a phone number of csvPhone. */
const HARMLESS = /^(?:-?\d+(?:\.\d+)?|\+880 1\d{3}-\d{6})$/;

function writeCell(cell: CsvCell): string {
  const text = String(cell ?? '');
  const safe = FORMULA.test(text) && !HARMLESS.test(text) ? `'${text}` : text;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
