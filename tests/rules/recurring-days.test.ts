/** The days of recurring orders: weeks, months with fewer days, leap years; and that no day is passed over. */
import fc from 'fast-check';
import { addDays, weekdayOf } from '../../schema/rules/orders/delivery-days';
import { followingDay, isFirstDay, monthDayOf, nextDayAfter, RECURRING_DAYS_AHEAD } from '../../schema/rules/orders/recurring-days';

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count));

it('falls on the last day of a shorter month, and on the 31st again after it', () => {
  const days31 = ['2027-01-31'];
  for (let month = 0; month < 4; month += 1) days31.push(followingDay('MONTHLY', 31, days31.at(-1) ?? ''));
  expect(days31).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  expect(followingDay('MONTHLY', 29, '2028-01-29')).toBe('2028-02-29');
  expect(followingDay('MONTHLY', 31, '2026-12-31')).toBe('2027-01-31');
});

it('every week is the same weekday, seven days later', () => {
  fc.assert(
    fc.property(days, (day) => {
      const next = followingDay('WEEKLY', monthDayOf(day), day);
      expect([weekdayOf(next), addDays(day, 7)]).toEqual([weekdayOf(day), next]);
    }),
  );
});

it('every month is one day of the next month, at most the wanted one', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 31 }), (day, monthDay) => {
      const next = followingDay('MONTHLY', monthDay, day);
      const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(months(next) - months(day)).toBe(1);
      expect(monthDayOf(next)).toBeLessThanOrEqual(monthDay);
      // a day less than wanted is the last of its month
      if (monthDayOf(next) < monthDay) expect(monthDayOf(addDays(next, 1))).toBe(1);
    }),
  );
});

it('goes on with the first day after today', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 400 }), fc.constantFrom('WEEKLY' as const, 'MONTHLY' as const), (day, later, rhythm) => {
      const today = addDays(day, later);
      const next = nextDayAfter(rhythm, monthDayOf(day), day, today);
      expect(next > today && next > day).toBe(true);
      expect(next <= addDays(today, 31)).toBe(true);
    }),
  );
});

it('begins tomorrow or later, within two months', () => {
  const ahead = [0, 1, RECURRING_DAYS_AHEAD, RECURRING_DAYS_AHEAD + 1].map((count) =>
    isFirstDay(addDays('2026-11-25', count), '2026-11-25'),
  );
  expect(ahead).toEqual([false, true, true, false]);
});
