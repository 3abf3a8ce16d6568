/** The days on which the demo market's produce was harvested. */
import type { ProductKind } from '../data/product-kinds';
import { harvestMonths, resoldWithinDays, soldWithinDays } from '../data/harvests.data';
import { hoursAfter, type SeedClock } from '../simulation/seed-clock';
import { seasonOfMonths } from './seasons';

const DAY_MS = 86_400_000;

/** `share`: 0 to 1, how late in the days in which it can be. Null for a kind that gives no day. */
export function latestHarvest({ key, category }: ProductKind, clock: SeedClock, share: number): string | null {
  const days = soldWithinDays[key] ?? soldWithinDays[category];
  if (days !== undefined) return clock.dayOf(clock.daysAgo(days - share * (days - 0.5)));
  const months = harvestMonths[key] ?? harvestMonths[category];
  if (!months) return null;
  const { begins, ends } = seasonOfMonths(months, clock);
  const last = Math.min(ends.getTime(), clock.daysAgo(1).getTime());
  return clock.dayOf(new Date(begins.getTime() + share * (last - begins.getTime())));
}

/** The harvest before the day of `at`, where the latest one was on `latest`: as far apart as they are of the kind. */
export function harvestBefore(latest: string, { key, category }: ProductKind, clock: SeedClock, at: Date): string {
  const days = soldWithinDays[key] ?? soldWithinDays[category] ?? 365;
  const dayBefore = clock.dayOf(hoursAfter(at, -24));
  const ahead = (Date.parse(latest) - Date.parse(dayBefore)) / DAY_MS;
  return new Date(Date.parse(latest) - Math.max(0, Math.ceil(ahead / days)) * days * DAY_MS).toISOString().slice(0, 10);
}

/** A trader who received it at `at` sells it until then, in milliseconds; without an end where it keeps. */
export function freshUntil({ key, category }: ProductKind, at: Date): number {
  return at.getTime() + (resoldWithinDays[key] ?? resoldWithinDays[category] ?? Infinity) * DAY_MS;
}
