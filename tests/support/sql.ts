/** Rows as a test expects them: their type is asserted, not checked. The server reads through typed columns instead. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, records } from '../../server/platform/db/sql';

export async function rows<T>(db: Db, text: string, params: readonly unknown[] = []): Promise<T[]> {
  return (await records(db, text, params)) as T[];
}

export async function one<T>(db: Db, text: string, params: readonly unknown[] = []): Promise<T | null> {
  return (await rows<T>(db, text, params))[0] ?? null;
}

const WAITING = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
/** Until a statement of this database waits for a lock. */
export async function waitsForLock(db: Db): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if ((await records(db, WAITING)).length > 0) return;
    await sleep(20);
  }
  throw new Error('Nothing waits.');
}
