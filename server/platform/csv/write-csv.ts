/**
 * CSV as spreadsheets read it: UTF-8 with BOM, CRLF, ASCII digits, and no cell that a spreadsheet would run as a formula, since
 * names, notes and addresses are other people's text. Pure.
 */
export type CsvCell = string | number | null;

const BOM = '\uFEFF';

export function writeCsv(head: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BOM + [head, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** '2026-11-21', the day in Bangladesh. */
export function csvDate(date: Date | null): string | null {
  return date && DAY.format(date);
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka', year: 'numeric', month: '2-digit', day: '2-digit' });

/** Behind blanks a spreadsheet finds its formula too; the full-width signs are read as the ordinary ones in some of them. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r]/;

function writeCell(cell: CsvCell): string {
  const text = String(cell ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
