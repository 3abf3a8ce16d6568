/**
 * How much work waits in the job queue, for the metrics. Counts stop at a bound: beyond it an operator needs no figure.
 */
import { column, columns, float, int, selectOne } from '../db/columns';
import type { Db } from '../db/sql';

export const MOST_COUNTED = 1_000_000;

export interface Backlog {
  /** Waiting and due, up to MOST_COUNTED. */
  readonly waiting: number;
  /** Seconds for which the oldest of them is due; 0 where none waits. */
  readonly oldestSeconds: number;
}

export interface JobBacklog extends Backlog {
  /** Failed at their last try: no one runs them any more. */
  readonly givenUp: number;
}

export const NOTHING_WAITS: Backlog = { waiting: 0, oldestSeconds: 0 };

const backlog = columns({
  waiting: column('count(*) FILTER (WHERE attempts < max_attempts)::int', int),
  oldestSeconds: column('coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE attempts < max_attempts)), 0)::float8', float),
  givenUp: column('count(*) FILTER (WHERE attempts >= max_attempts)::int', int),
});

export async function jobBacklog(db: Db): Promise<JobBacklog> {
  const counted = await selectOne(
    db,
    backlog,
    (list) => `SELECT ${list} FROM (SELECT attempts, max_attempts, run_at FROM graphile_worker.jobs
      WHERE run_at <= now() AND locked_at IS NULL LIMIT ${MOST_COUNTED}) AS due`,
  );
  return counted ?? { ...NOTHING_WAITS, givenUp: 0 };
}
