/** Days as people write them into a table. */
import { parseWrittenDay } from '../../schema/text/calendar-day';

it.each([
  ['2026-11-25', '2026-11-25'],
  ['25/11/2026', '2026-11-25'],
  ['5-1-2026', '2026-01-05'],
  ['২৫.১১.২০২৬', '2026-11-25'],
  [' ২০২৬-১১-২৫ ', '2026-11-25'],
  ['46351', '2026-11-25'],
])('%s is a day', (written, day) => expect(parseWrittenDay(written)).toBe(day));

it.each(['', '31/02/2026', '11/25/2026', '25/11/26', '25 November', '463', '2026'])('%s is none', (written) =>
  expect(parseWrittenDay(written)).toBeNull(),
);
