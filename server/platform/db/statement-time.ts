/**
 * The time that the statements of a transaction may take, where no request waits for them: PostgreSQL ends a statement
 * after it (statement_timeout), and the watch of the connections (connection-watch.ts) lets it run until then. Nothing
 * else sets statement_timeout within a transaction.
 */
import type { EntityManager } from 'typeorm';
import { execute } from './sql';

/** Clients of pg in a transaction that may take longer, with the seconds of a statement. */
const allowedSeconds = new WeakMap<object, number>();

/** Until the transaction ends each of its statements, and its commit, may take this long. */
export async function allowStatementTime(tx: EntityManager, seconds: number): Promise<void> {
  const runner = tx.queryRunner;
  if (!runner?.isTransactionActive) throw new Error('allowStatementTime needs the entity manager of inTransaction.');
  allowedSeconds.set((await runner.connect()) as object, seconds);
  await execute(tx, `SELECT set_config('statement_timeout', $1, true)`, [`${seconds}s`]);
}

/** Null for a client whose statements take no longer than those of a request. */
export const allowedSecondsOf = (client: object): number | null => allowedSeconds.get(client) ?? null;

/** The transaction of this client has ended. */
export function endStatementTime(client: object): void {
  allowedSeconds.delete(client);
}
