/**
 * The demo market's time: everything in it happened before the day it is made on began in Dhaka, so that the same day
 * gives the same market.
 */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Bangladesh is at UTC+6 all year. */
const DHAKA_MS = 6 * HOUR_MS;

export class SeedClock {
  /** Midnight in Dhaka: nothing that is past is after it. */
  readonly today: Date;

  constructor(now: Date) {
    this.today = new Date(Math.floor((now.getTime() + DHAKA_MS) / DAY_MS) * DAY_MS - DHAKA_MS);
  }

  /** A number for the day, from which its market is drawn. */
  get dayNumber(): number {
    return Math.floor((this.today.getTime() + DHAKA_MS) / DAY_MS);
  }

  daysAgo(days: number): Date {
    return new Date(this.today.getTime() - Math.round(days * DAY_MS));
  }

  daysAhead(days: number): Date {
    return this.daysAgo(-days);
  }

  /** The time itself, or the last moment that is past. */
  pastOf(time: Date): Date {
    return time < this.today ? time : hoursAfter(this.today, -1);
  }

  isPast(time: Date): boolean {
    return time <= this.today;
  }

  /** The calendar day in Dhaka, yyyy-mm-dd. */
  dayOf(time: Date): string {
    return new Date(time.getTime() + DHAKA_MS).toISOString().slice(0, 10);
  }

  /** Midnight in Dhaka before the first of a month; months beyond December belong to the next year. */
  monthStart(year: number, month: number): Date {
    return new Date(Date.UTC(year, month - 1, 1) - DHAKA_MS);
  }

  /** 0 to 1 through the year in Dhaka. */
  yearShare(time: Date): number {
    const local = new Date(time.getTime() + DHAKA_MS);
    return (local.getTime() - Date.UTC(local.getUTCFullYear(), 0, 1)) / (365.25 * DAY_MS);
  }
}

export function hoursAfter(time: Date, hours: number): Date {
  return new Date(time.getTime() + Math.round(hours * HOUR_MS));
}

export function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / DAY_MS;
}
