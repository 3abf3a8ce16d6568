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
