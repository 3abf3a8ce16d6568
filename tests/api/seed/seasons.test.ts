/** The seasons of the demo market around any day. */
import { productKinds } from '../../../demo/data/kinds.data';
import { seasons } from '../../../demo/data/seasons.data';
import { SeedClock } from '../../../demo/simulation/seed-clock';
import { seasonOf } from '../../../demo/products/seasons';

const on = (key: string, day: string) => {
  const clock = new SeedClock(new Date(`${day}T12:00:00+06:00`));
  const season = seasonOf(key, clock);
  return season && [clock.dayOf(season.begins), clock.dayOf(season.ends), season.isNow];
};

it('knows the season that runs, and the last one where none runs', () => {
  expect(on('himsagar', '2026-06-10')).toEqual(['2026-05-01', '2026-07-01', true]);
  expect(on('himsagar', '2026-11-22')).toEqual(['2026-05-01', '2026-07-01', false]);
  expect(on('himsagar', '2026-02-01')).toEqual(['2025-05-01', '2025-07-01', false]);
});

it('knows seasons that run over the new year', () => {
  expect(on('kul', '2026-11-22')).toEqual(['2025-12-01', '2026-04-01', false]);
  expect(on('kul', '2027-01-05')).toEqual(['2026-12-01', '2027-04-01', true]);
});

it('names only kinds that exist', () => {
  const keys = productKinds.map(({ key }) => key);
  expect(Object.keys(seasons).filter((key) => !keys.includes(key))).toEqual([]);
  expect(on('potato-of-all-year', '2026-11-22')).toBeNull();
});
