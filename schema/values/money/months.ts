/** Months of Bangladesh's calendar, '2026-11'. Pure. */

const DHAKA_MS = 6 * 60 * 60 * 1000;

/** The month that it is in Bangladesh. */
export const monthAt = (moment: Date): string => new Date(+moment + DHAKA_MS).toISOString().slice(0, 7);

export function addMonths(month: string, count: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + count);
  return at.toISOString().slice(0, 7);
}
