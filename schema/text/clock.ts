/**
 * How Bangla writes the clock: the part of the day first, then the hour of twelve ("বিকেল ৫:১১"). Used by the screens
 * and by the server's messages.
 */

/** The part of the day of an hour from 0 to 23, as people in Bangladesh divide it. */
export function banglaPartOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'রাত';
  if (hour < 6) return 'ভোর';
  if (hour < 12) return 'সকাল';
  if (hour < 15) return 'দুপুর';
  return hour < 18 ? 'বিকেল' : 'সন্ধ্যা';
}

/** '5:11' and '12:00' of an hour from 0 to 23, in ASCII digits. */
export function twelveHourClock(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}
