/**
 * Lets requests reach for the database only while that makes sense: not while it is known to be away, and not behind a
 * long queue for a free connection, where they would only wait to fail. Asked first by GraphQL, REST and sockets.
 */
import type { DataSource } from 'typeorm';
import { connectionPool } from '../../db/connection-watch';
import { unavailable } from '../../errors/common-errors';
import { Turns } from './turns';

/**
 * Requests that may wait for each connection of the pool; at a few milliseconds a statement that is well under a
 * second.
 */
const WAITING_PER_CONNECTION = 100;

export class Availability {
  constructor(
    private readonly database: { isAway(): boolean },
    private readonly waiting: () => number,
    private readonly mostWaiting: number,
    private readonly turns: Turns | null = null,
  ) {}

  /** Requests that were admitted and have not begun. */
  get waitingToBegin(): number {
    return this.turns?.waitingCount ?? 0;
  }

  isAvailable(): boolean {
    return !this.database.isAway() && this.waiting() <= this.mostWaiting;
  }

  /** Throws UNAVAILABLE. */
  assertAvailable(): void {
    if (!this.isAvailable()) throw unavailable();
  }

  /**
   * When an admitted request may begin to read and write; null: now. Rejected with UNAVAILABLE where it waits too long.
   */
  turn(): Promise<void> | null {
    return this.turns?.take() ?? null;
  }
}

export function availabilityOf(database: { isAway(): boolean }, db: DataSource, poolSize: number): Availability {
  const pool = connectionPool(db);
  const turns = new Turns(pool, poolSize);
  return new Availability(database, () => pool.waitingCount + turns.waitingCount, poolSize * WAITING_PER_CONNECTION, turns);
}
