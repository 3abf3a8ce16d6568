/** An EPCIS 2.0 document as JSON-LD: its events, and in its header the master data of what they name. */
import { setImmediate as othersHandled } from 'node:timers/promises';
import type { EpcisEvent } from './epcis-events';

/** GS1's own context, which the standard names; nobody fetches it here. */
const CONTEXT = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';
/** Less than ten milliseconds of work. */
const EVENTS_AT_ONCE = 250;

/** The attributes of a lot or a place, by their names in the Core Business Vocabulary. */
type MasterData = ReadonlyMap<string, Readonly<Record<string, string>>>;

interface EpcisParts {
  readonly id: string;
  readonly lots: MasterData;
  readonly places: MasterData;
  readonly events: readonly EpcisEvent[];
}

/** The same parts make the same document but for the moment of its making. Other requests are handled in between. */
export async function writeEpcis({ id, lots, places, events }: EpcisParts): Promise<string> {
  const head = JSON.stringify({
    '@context': [CONTEXT],
    id,
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: new Date().toISOString(),
    epcisHeader: { epcisMasterData: { vocabularyList: [vocabulary('EPCClass', lots), vocabulary('Location', places)] } },
  });
  const inOrder = events.toSorted((a, b) => compare(a.eventTime, b.eventTime) || compare(a.eventID, b.eventID));
  const written: string[] = [];
  for (let from = 0; from < inOrder.length; from += EVENTS_AT_ONCE) {
    if (from > 0) await othersHandled();
    written.push(...inOrder.slice(from, from + EVENTS_AT_ONCE).map((event) => JSON.stringify(event)));
  }
  return `${head.slice(0, -1)},"epcisBody":{"eventList":[${written.join(',')}]}}`;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function vocabulary(kind: 'EPCClass' | 'Location', data: MasterData): object {
  const elements = [...data].map(([id, attributes]) => ({
    id,
    attributes: Object.entries(attributes).map(([name, attribute]) => ({ id: name, attribute })),
  }));
  return { type: `urn:epcglobal:epcis:vtype:${kind}`, vocabularyElementList: elements };
}
