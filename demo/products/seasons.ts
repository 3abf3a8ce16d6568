/** The season of a kind of produce around the day the demo market is made on. */
import { seasons } from '../data/seasons.data';
import type { SeedClock } from '../simulation/seed-clock';

export interface Season {
  /** The season that runs, or the last one that ran. */
  readonly begins: Date;
  /** The first moment after it. */
  readonly ends: Date;
  readonly isNow: boolean;
}

/** Null for what is sold all year. */
export function seasonOf(key: string, clock: SeedClock): Season | null {
  const months = seasons[key];
  return months ? seasonOfMonths(months, clock) : null;
}

export function seasonOfMonths([first, last]: readonly [firstMonth: number, lastMonth: number], clock: SeedClock): Season {
  const year = Number(clock.dayOf(clock.today).slice(0, 4));
  const lasts = (last - first + 12) % 12;
  const begun = [year, year - 1].map((one) => clock.monthStart(one, first)).find((begins) => clock.isPast(begins)) ?? clock.today;
  const ends = clock.monthStart(Number(clock.dayOf(begun).slice(0, 4)), first + lasts + 1);
  return { begins: begun, ends, isNow: !clock.isPast(ends) };
}
