/** Which orders have expired. Called by OrderExpiryService. */
import type { EntityManager } from 'typeorm';
import { column, columns, select, text } from '../../../platform/db/columns';

const ID = columns({ id: column('id', text) });
const DUE = (list: string) => `
  SELECT ${list} FROM orders WHERE status = 'PLACED' AND expires_at <= now() ORDER BY expires_at, id LIMIT $1 FOR UPDATE SKIP LOCKED`;

/** Their ids, locked; those that another process has locked are left to it. */
export async function lockExpired(tx: EntityManager, limit: number): Promise<string[]> {
  return (await select(tx, ID, DUE, [limit])).map(({ id }) => id);
}
