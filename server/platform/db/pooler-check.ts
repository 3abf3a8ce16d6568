/**
 * Whether a URL leads to PostgreSQL itself, or through a pooler that gives each transaction another connection
 * (PgBouncer in transaction mode). The server cannot work behind one: prepared statements, the settings of a connection
 * and LISTEN belong to a session (docs/decisions/0061-no-transaction-pooler.md). Called before the first use.
 */
import { Client } from 'pg';
import { column, columns, nullable, type RowOf, text } from './columns';
import { SESSION_SETTINGS } from './data-source';

/** The message says what the operator should do. */
export class PoolerError extends Error {
  override readonly name = 'PoolerError';
}

const CONNECT_WITHIN_MS = 5_000;
const MARK = 'haatbar.session';
const STATE = columns({
  mark: column(`current_setting('${MARK}', true)`, nullable(text)),
  planCache: column(`current_setting('plan_cache_mode')`, text),
  statementTimeout: column(`current_setting('statement_timeout')`, text),
});

/** Throws PoolerError; whatever else prevents a connection is thrown as it is. */
export async function assertOwnSessions(url: string): Promise<void> {
  const [one, other] = [open(url), open(url)];
  try {
    await one.connect();
    await other.connect();
    await one.query(`SELECT set_config('${MARK}', 'set', false)`);
    // holds the connection that a pooler has just taken back from the first
    await other.query('BEGIN');
    const { mark, planCache, statementTimeout } = await stateOf(one);
    if (mark !== 'set') throw new PoolerError(`${hostOf(url)} is a connection pooler in transaction mode. ${ADVICE}`);
    if (planCache !== 'force_generic_plan' || statementTimeout === '0')
      throw new PoolerError(`${hostOf(url)} is a connection pooler that drops the settings of a connection. ${ADVICE}`);
  } catch (error) {
    if (error instanceof Error && /unsupported startup parameter/.test(error.message))
      throw new PoolerError(
        `${hostOf(url)} is a connection pooler that rejects the settings of a connection (${error.message}). ${ADVICE}`,
      );
    throw error;
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)));
  }
}

const ADVICE =
  'Haatbar holds a small pool of its own and needs sessions of PostgreSQL: give the address of PostgreSQL itself, and limit its connections by DATABASE_POOL_SIZE.';

function open(url: string): Client {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: CONNECT_WITHIN_MS,
    ...SESSION_SETTINGS,
  });
  client.on('error', () => undefined); // what is asked next rejects
  return client;
}

async function stateOf(client: Client): Promise<RowOf<typeof STATE>> {
  const { rows } = await client.query<Record<string, unknown>>(`SELECT ${STATE.sql}`);
  return STATE.readRow(rows[0]);
}

/** Without the password. */
function hostOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `The database ${host}${pathname}`;
}
