/** When the next batch of payouts is made. Days are those of Bangladesh, '2026-11-29'. Pure. */
import type { Weekday } from '../../values/orders/delivery';
import { addDays, weekdayOf } from '../orders/delivery-days';

const DAYS_OF_WEEK = 7;

/** The first of these weekdays from this day on. */
export function nextBatchDay(weekday: Weekday, today: string): string {
  const days = Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(today, index));
  return days.find((day) => weekdayOf(day) === weekday) ?? today;
}
