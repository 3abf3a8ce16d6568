/** A ReadCache that is notified, from every process, of what changes the responses it stores. */
import type { EventBus, Json } from '../../events/event-bus';
import { EVENTS_MISSED, FIGURES_CHANGED, MARKET_CHANGED, SETTINGS_CHANGED } from '../../events/topics';
import { ReadCache } from './read-cache';

/** Some 1,500 lists of 24 products. */
const MOST_BYTES = 24 * 1024 * 1024;

export function readCache(events: EventBus, secondsFresh: number): ReadCache {
  const cache = new ReadCache({ secondsFresh, mostBytes: MOST_BYTES });
  if (secondsFresh === 0) return cache;
  for (const topic of [MARKET_CHANGED, SETTINGS_CHANGED, EVENTS_MISSED]) void on(events.subscribe(topic), () => cache.clear());
  void on(events.subscribe(FIGURES_CHANGED), (ids) => cache.drop(idsIn(ids)));
  return cache;
}

async function on(changes: AsyncIterable<Json>, then: (payload: Json) => void): Promise<void> {
  for await (const payload of changes) then(payload);
}

function idsIn(payload: Json): string[] {
  return Array.isArray(payload) ? payload.filter((id): id is string => typeof id === 'string') : [];
}
