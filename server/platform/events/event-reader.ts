/**
 * One listener's end of a topic: a bounded queue read as an async iterator. It collects from the moment it is made,
 * before the first read.
 */
import type { Json } from './event-bus';

const CAPACITY = 256;

type Step = IteratorResult<Json, undefined>;

export class EventReader implements AsyncIterableIterator<Json> {
  private readonly queue: Json[] = [];
  private readonly waiting: ((step: Step) => void)[] = [];
  private ended = false;

  constructor(private readonly onEnd: () => void) {}

  push(payload: Json): void {
    if (this.ended) return;
    const reader = this.waiting.shift();
    if (reader) return reader({ value: payload, done: false });
    this.queue.push(payload);
    if (this.queue.length > CAPACITY) this.queue.shift();
  }

  next(): Promise<Step> {
    const payload = this.queue.shift();
    if (payload !== undefined) return Promise.resolve({ value: payload, done: false });
    if (this.ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  return(): Promise<Step> {
    if (!this.ended) {
      this.ended = true;
      this.queue.length = 0;
      this.onEnd();
      for (const reader of this.waiting.splice(0)) reader({ value: undefined, done: true });
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
