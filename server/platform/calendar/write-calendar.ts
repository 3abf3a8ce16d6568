/**
 * iCalendar (RFC 5545) as calendar applications read it: CRLF, lines of at most 75 octets, escaped text. Times are
 * those of Bangladesh, which has had one offset since 2010; the file states it, so that no application needs a table of
 * time zones. Pure.
 */
export interface CalendarEvent {
  /** The same at each export, so that a second import changes the event instead of adding one. */
  readonly uid: string;
  /** Higher where the event has changed since. */
  readonly sequence: number;
  readonly changedAt: Date;
  /** '2026-11-25'. */
  readonly day: string;
  /** Full hours, from and until; null: all day. */
  readonly hours: readonly [number, number] | null;
  readonly summary: string;
  readonly location: string | null;
  readonly description: string;
}

const ZONE = 'Asia/Dhaka';
const MAX_OCTETS = 75;
const DAY_MS = 24 * 60 * 60 * 1000;
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20100101T000000',
  'TZOFFSETFROM:+0600',
  'TZOFFSETTO:+0600',
  'TZNAME:+06',
  'END:STANDARD',
  'END:VTIMEZONE',
];

export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Haatbar//Deliveries//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...TIME_ZONE,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines({ uid, sequence, changedAt, summary, location, description, ...when }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcText(changedAt)}`,
    ...times(when),
    `SUMMARY:${escapeText(summary)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `DESCRIPTION:${escapeText(description)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ];
}

/** The end of an event of whole days is the day after it. */
function times({ day, hours }: Pick<CalendarEvent, 'day' | 'hours'>): string[] {
  if (!hours) return [`DTSTART;VALUE=DATE:${dayText(day)}`, `DTEND;VALUE=DATE:${dayText(dayAfter(day))}`];
  const [from, until] = hours.map((hour) => `${dayText(day)}T${String(hour).padStart(2, '0')}0000`);
  return [`DTSTART;TZID=${ZONE}:${from}`, `DTEND;TZID=${ZONE}:${until}`];
}

const dayText = (day: string): string => day.replaceAll('-', '');
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
const utcText = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Names and addresses are other people's text: none of it can begin a line of its own. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** A line goes on after CRLF and a blank, which counts as an octet; no character is split. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
