/**
 * Reads an iCalendar file back as RFC 5545 describes it: unfolded, then each event's properties by name with
 * parameters, texts unescaped.
 */
export type ReadEvent = Readonly<Record<string, string>>;

export function parseCalendar(text: string): ReadEvent[] {
  const events: Record<string, string>[] = [];
  let event: Record<string, string> | null = null;
  for (const line of text.replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') event = {};
    else if (line === 'END:VEVENT' && event) {
      events.push(event);
      event = null;
    } else if (event) event[name] = unescaped(value);
  }
  return events;
}

const unescaped = (value: string): string => value.replace(/\\(.)/g, (_all, character: string) => (character === 'n' ? '\n' : character));
