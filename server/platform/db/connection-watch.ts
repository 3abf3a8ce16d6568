/**
 * Ends connections whose statement gets no response: a frozen server, or a network that swallows packets, reports
 * nothing, not even its own statement_timeout. Checks each connection of a pool twice a second, which costs a request
 * nothing, and counts checks instead of time: a process that was itself held up has read what came before it checks
 * again.
 */
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { allowedSecondsOf } from './statement-time';

const CHECK_MS = 500;
/** PostgreSQL itself ends a statement earlier (data-source.ts, statement-time.ts). */
const MOST_CHECKS = 17;
const MORE_CHECKS = 7;
/** While the server is known not to respond. */
const MOST_CHECKS_AWAY = 3;

/** Private parts of pg and pg-pool that this file uses; a test fails where a new version has other names. */
interface WatchedClient {
  readonly _activeQuery?: object | null;
  readonly connection: { readonly stream: { destroy(): unknown } };
}

interface Seen {
  readonly query: object;
  readonly checks: number;
}

/** TypeORM's name for the pool of pg is `master`. */
export function connectionPool(db: DataSource): Pool {
  return (db.driver as unknown as { readonly master: Pool }).master;
}

/** Returns what ends the watch. */
export function watchConnections(pool: Pool, isAway: () => boolean): () => void {
  const { _clients } = pool as unknown as { readonly _clients: readonly WatchedClient[] };
  if (!Array.isArray(_clients)) throw new Error('The pool of this version of pg-pool cannot be watched.');
  let seen = new Map<WatchedClient, Seen>();
  const check = (): void => {
    const mostOfRequest = isAway() ? MOST_CHECKS_AWAY : MOST_CHECKS;
    const before = seen;
    seen = new Map();
    for (const client of (pool as unknown as { readonly _clients: readonly WatchedClient[] })._clients) {
      const query = client._activeQuery;
      if (!query) continue;
      const earlier = before.get(client);
      const checks = earlier?.query === query ? earlier.checks + 1 : 1;
      const seconds = allowedSecondsOf(client);
      const most = seconds === null ? mostOfRequest : (seconds * 1_000) / CHECK_MS + MORE_CHECKS;
      if (checks > most) client.connection.stream.destroy();
      else seen.set(client, { query, checks });
    }
  };
  const timer = setInterval(check, CHECK_MS).unref();
  return () => clearInterval(timer);
}
