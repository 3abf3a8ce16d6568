/** The days of a recurring order. Days are those of Bangladesh, '2026-11-25'. Pure. */
import { RecurringRhythm } from '../../values/orders/recurring';
import { addDays } from './delivery-days';

/** How far ahead the first day may be. */
export const RECURRING_DAYS_AHEAD = 62;

const DAYS_OF_WEEK = 7;

/** The day of the month that monthly orders fall on: the 31st is the last day of a shorter month. */
export const monthDayOf = (day: string): number => Number(day.slice(8));

/** The day after `day`: a week later, or in the next month on `monthDay`, at most the last of that month. */
export function followingDay(rhythm: RecurringRhythm, monthDay: number, day: string): string {
  if (rhythm === RecurringRhythm.WEEKLY) return addDays(day, DAYS_OF_WEEK);
  const [year = 0, month = 0] = day.split('-').map(Number);
  // months of Date count from 0, so `month` is the next one, and day 0 of the one after it is its last day
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(monthDay, last))).toISOString().slice(0, 10);
}

/** The first day of the rhythm after `day` that is later than `today`. */
export function nextDayAfter(rhythm: RecurringRhythm, monthDay: number, day: string, today: string): string {
  let next = followingDay(rhythm, monthDay, day);
  while (next <= today) next = followingDay(rhythm, monthDay, next);
  return next;
}

/** From tomorrow on, within two months. */
export const isFirstDay = (day: string, today: string): boolean => day > today && day <= addDays(today, RECURRING_DAYS_AHEAD);
