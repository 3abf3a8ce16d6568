/** iCalendar as other applications read it: folded, escaped, in the time of Bangladesh. */
import { type CalendarEvent, writeCalendar } from '../../server/platform/calendar/write-calendar';
import { parseCalendar } from '../api/orders/day/support/parse-calendar';

const event: CalendarEvent = {
  uid: '1@haatbar',
  sequence: 3,
  changedAt: new Date('2026-03-04T18:30:05.123Z'),
  day: '2026-02-28',
  hours: [16, 20],
  summary: 'Deliver HB-1',
  location: 'House 7',
  description: 'Two sacks',
};
const written = (change: Partial<CalendarEvent>) => writeCalendar('Deliveries', [{ ...event, ...change }]);

it('is a calendar of version 2.0 that states its time zone, each line ended by CRLF', () => {
  const text = written({});
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^\r\n]+\r\n/);
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Asia/Dhaka\r\n');
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('an event has its id, its version, when it changed, and from when to when', () => {
  expect(parseCalendar(written({}))).toEqual([
    {
      UID: '1@haatbar',
      SEQUENCE: '3',
      DTSTAMP: '20260304T183005Z',
      STATUS: 'CONFIRMED',
      'DTSTART;TZID=Asia/Dhaka': '20260228T160000',
      'DTEND;TZID=Asia/Dhaka': '20260228T200000',
      SUMMARY: 'Deliver HB-1',
      LOCATION: 'House 7',
      DESCRIPTION: 'Two sacks',
    },
  ]);
});

it('an event of a whole day ends on the day after it', () => {
  expect(parseCalendar(written({ hours: null }))).toMatchObject([{ 'DTSTART;VALUE=DATE': '20260228', 'DTEND;VALUE=DATE': '20260301' }]);
});

it.each([
  ['commas, semicolons and backslashes', 'a, b; c \\ d'],
  ['new lines', 'one\ntwo'],
  ['long Bangla', 'হিমসাগর আম পঞ্চাশ কেজি '.repeat(20).trim()],
  ['characters of four octets', '🥭'.repeat(60)],
])('%s come back as they were, in lines of at most 75 octets', (_what, text) => {
  const file = written({ description: text });
  expect(parseCalendar(file)).toMatchObject([{ DESCRIPTION: text }]);
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
});

it('no text begins a line of its own', () => {
  const file = written({ summary: 'x\r\nEND:VEVENT\rBEGIN:VEVENT\u2028UID:2', location: 'a\u0000b' });
  expect(parseCalendar(file)).toMatchObject([{ SUMMARY: 'x\nEND:VEVENT\nBEGIN:VEVENT\nUID:2', LOCATION: 'a b' }]);
});
