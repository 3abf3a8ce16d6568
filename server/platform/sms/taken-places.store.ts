/**
 * The table of budgets: who took how many places of what, and when. `take_place` (a function of the database) takes one
 * within the statement that needs it. Swept every minute by the job of the outbox.
 */
import { type Db, execute } from '../db/sql';

const BATCH = 5_000;
const SWEEP = `
  DELETE FROM taken_places WHERE (budget, whom) IN (SELECT budget, whom FROM taken_places WHERE kept_until < now() ORDER BY kept_until LIMIT ${BATCH})`;
const FORGET = `DELETE FROM taken_places WHERE strpos(whom, $1) > 0`;

/** Removes what counts no more; returns how many. */
export function sweepPlaces(db: Db): Promise<number> {
  return execute(db, SWEEP);
}

/** Removes what a phone or a user of this text took. */
export async function forgetPlaces(db: Db, whom: string): Promise<void> {
  await execute(db, FORGET, [whom]);
}
