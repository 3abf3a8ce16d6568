/**
 * On which days a seller delivers: after the lead days, on the seller's weekdays, within a month. Days are those of
 * Bangladesh, '2026-11-25'. Pure.
 */
import { limits } from '../../values/limits';
import { type Weekday, Weekday as Days } from '../../values/orders/delivery';

export interface DeliveryDays {
  /** Days from the order to the first delivery; 0: the same day. */
  readonly leadDays: number;
  readonly weekdays: readonly Weekday[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DHAKA_MS = 6 * 60 * 60 * 1000;
/** As Date counts them. */
const ofDate: readonly Weekday[] = [Days.SUNDAY, Days.MONDAY, Days.TUESDAY, Days.WEDNESDAY, Days.THURSDAY, Days.FRIDAY, Days.SATURDAY];

/** The day that it is in Bangladesh. */
export const dayAt = (moment: Date): string => new Date(+moment + DHAKA_MS).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export const weekdayOf = (day: string): Weekday => ofDate[new Date(Date.parse(day)).getUTCDay()] ?? Days.SUNDAY;

/** Every day that can be chosen, the first one first. */
export function offeredDays({ leadDays, weekdays }: DeliveryDays, today: string): string[] {
  const days = Array.from({ length: limits.deliveryDaysAhead - leadDays + 1 }, (_, index) => addDays(today, leadDays + index));
  return days.filter((day) => weekdays.includes(weekdayOf(day)));
}

export function isOfferedDay(days: DeliveryDays, today: string, day: string): boolean {
  return offeredDays(days, today).includes(day);
}
