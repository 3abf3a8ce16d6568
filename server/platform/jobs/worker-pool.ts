/**
 * The job queue's own connections. graphile-worker's timetable calls `pool.query` once a minute and stops for good when
 * that fails, so `query` repeats while PostgreSQL is away; `connect` is left as it is, since the workers try again by
 * themselves.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { isConnectionError } from '../errors/connection-errors';
import { watchConnections } from '../db/connection-watch';

export interface WorkerPoolSettings {
  readonly url: string;
  readonly max: number;
  /** True from the moment the queue is being stopped: nothing is repeated any more. */
  readonly isStopping: () => boolean;
  readonly onError: (error: Error) => void;
}

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 2_000;
const CONNECT_WITHIN_MS = 5_000;

export function openWorkerPool({ url, max, isStopping, onError }: WorkerPoolSettings): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'haatbar-jobs',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => undefined)); // a borrowed connection reports to its borrower by rejecting
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  pool.query = ((...args: unknown[]) => repeat(() => query(...args), isStopping)) as Pool['query'];
  const endWatch = watchConnections(pool, () => false);
  const end = pool.end.bind(pool);
  pool.end = () => {
    endWatch();
    return end();
  };
  return pool;
}

/** Runs `work` until it succeeds, fails for another reason than a lost connection, or the queue is being stopped. */
async function repeat<T>(work: () => Promise<T>, isStopping: () => boolean): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (isStopping() || !isConnectionError(error)) throw error;
      await sleep(wait);
    }
  }
}
