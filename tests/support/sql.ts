/** Rows as a test expects them: their type is asserted, not checked. The server reads through typed columns instead. */
import { type Db, records } from '../../server/platform/db/sql';

export async function rows<T>(db: Db, text: string, params: readonly unknown[] = []): Promise<T[]> {
  return (await records(db, text, params)) as T[];
}

export async function one<T>(db: Db, text: string, params: readonly unknown[] = []): Promise<T | null> {
  return (await rows<T>(db, text, params))[0] ?? null;
}
