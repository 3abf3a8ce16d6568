/**
 * Lets requests reach for the database only while that makes sense: not while it is known to be away, and not behind a long queue for a free
 * connection, where they would only wait to fail. Asked first by GraphQL, REST and sockets.
 */
import type { DataSource } from 'typeorm';
import { connectionPool } from '../db/connection-watch';
import { unavailable } from '../errors/common-errors';

/** Requests that may wait for each connection of the pool; at a few milliseconds a statement that is well under a second. */
const WAITING_PER_CONNECTION = 100;

export class Availability {
  constructor(
    private readonly database: { isAway(): boolean },
    private readonly waiting: () => number,
    private readonly mostWaiting: number,
  ) {}

  isAvailable(): boolean {
    return !this.database.isAway() && this.waiting() <= this.mostWaiting;
  }

  /** Throws UNAVAILABLE. */
  assertAvailable(): void {
    if (!this.isAvailable()) throw unavailable();
  }
}

export function availabilityOf(database: { isAway(): boolean }, db: DataSource, poolSize: number): Availability {
  const pool = connectionPool(db);
  return new Availability(database, () => pool.waitingCount, poolSize * WAITING_PER_CONNECTION);
}
