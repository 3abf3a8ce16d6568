/**
 * Live events between parts of the server. Publish only after commit (afterCommit): a listener may read the database at
 * once.
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export abstract class EventBus {
  abstract publish(topic: string, payload: Json): void;
  /** Listens from this call on; ends when the subscriber returns or the bus closes. */
  abstract subscribe(topic: string): AsyncIterableIterator<Json>;
  abstract close(): void;
}
