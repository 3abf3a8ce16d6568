import { toAsciiDigits } from './digits';

/** Days and months as texts: PostgreSQL's calendar begins with the year 1, and 2026-02-31 is a shape, not a day. */
const MONTH = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/;

export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isMonth(text.slice(0, 7))) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(+at) && at.toISOString().startsWith(text);
}

/** Spreadsheets count days from this one on. */
const FIRST_OF_SHEETS = Date.UTC(1899, 11, 30);

/**
 * A day as people write it into a table: 2026-11-25, the day first (25/11/2026, 25-11-2026, 25.11.2026), digits of
 * either script, or a spreadsheet's number of days. Null for anything else. Pure.
 */
export function parseWrittenDay(written: string): string | null {
  const text = toAsciiDigits(written).trim();
  if (/^\d{5}$/.test(text)) return new Date(FIRST_OF_SHEETS + Number(text) * 86_400_000).toISOString().slice(0, 10);
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isDay(iso) ? iso : null;
}
