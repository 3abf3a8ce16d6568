/**
 * EventBus inside one process. A subscriber that does not follow fast enough loses its oldest events; it can never hold
 * up the publisher or fill the memory.
 */
import { EventBus, type Json } from './event-bus';
import { EventReader } from './event-reader';

export class InProcessEventBus extends EventBus {
  private readonly readers = new Map<string, Set<EventReader>>();

  publish(topic: string, payload: Json): void {
    for (const reader of this.readers.get(topic) ?? []) reader.push(payload);
  }

  subscribe(topic: string): EventReader {
    const listening = this.readers.get(topic) ?? new Set();
    this.readers.set(topic, listening);
    const reader = new EventReader(() => {
      listening.delete(reader);
      if (listening.size === 0 && this.readers.get(topic) === listening) this.readers.delete(topic);
    });
    listening.add(reader);
    return reader;
  }

  close(): void {
    for (const listening of this.readers.values()) for (const reader of listening) void reader.return();
  }
}
