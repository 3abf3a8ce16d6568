/**
 * Lets requests begin in the order in which they came, while few wait for a connection to the database. A request that
 * has begun holds what it has read and what it will send: with fifty begun for ten connections the collector copied all
 * of that again and again, up to half of the processor time (docs/decisions/0122). One that has not begun holds its
 * body.
 */
import type { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';
import { unavailable } from '../../errors/common-errors';

/** The part of a pg pool that this file uses. */
export interface TurnsPool extends Pick<EventEmitter, 'on'> {
  /** Statements that wait for a free connection. */
  readonly waitingCount: number;
}

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
  readonly reject: (error: Error) => void;
}

/** As long as one would wait for a connection (data-source.ts). */
const LONGEST_MS = 5_000;
/** Connections that are never given report nothing. */
const CHECK_MS = 100;

export class Turns {
  private readonly queue: Waiting[] = [];
  /** Begun in this turn of the event loop: their statements have not reached the pool yet. */
  private begun = 0;
  private timer: NodeJS.Timeout | undefined;

  /** `most` statements may wait in the pool while another request begins. */
  constructor(
    private readonly pool: TurnsPool,
    private readonly most: number,
  ) {
    pool.on('acquire', () => this.advance());
    pool.on('release', () => this.advance());
  }

  /** Requests that have not begun. */
  get waitingCount(): number {
    return this.queue.length;
  }

  /** Null where the request may begin at once. Rejected with UNAVAILABLE after five seconds. */
  take(): Promise<void> | null {
    if (this.queue.length === 0 && this.pool.waitingCount < this.most) return null;
    this.timer ??= setInterval(() => this.check(), CHECK_MS).unref();
    return new Promise((resolve, reject) => this.queue.push({ since: performance.now(), begin: resolve, reject }));
  }

  private advance(): void {
    while (this.pool.waitingCount + this.begun < this.most) {
      const first = this.queue.shift();
      if (!first) return;
      if (this.begun === 0) setImmediate(() => this.nextTurn());
      this.begun += 1;
      first.begin();
    }
  }

  private nextTurn(): void {
    this.begun = 0;
    this.advance();
  }

  private check(): void {
    const late = performance.now() - LONGEST_MS;
    while (this.queue[0] && this.queue[0].since < late) this.queue.shift()?.reject(unavailable());
    this.advance();
    if (this.queue.length > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
