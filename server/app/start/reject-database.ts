/**
 * Databases that a command must not work with: one that is not there yet, where it would save or change the data of a
 * new and empty one, and one that the servers' role cannot log in to. Used by open-database.ts and the commands.
 */
import path from 'node:path';
import { Client } from 'pg';
import type { Config } from '../../platform/config/env';
import { column, columns, flag } from '../../platform/db/columns';
import { roleOf } from '../../platform/db/server-role';
import { isRefusal } from '../../platform/errors/connection-errors';
import { isPlaced } from '../../../tools/embedded-postgres/place';

/** A database that cannot be used, reported to the operator who starts the server. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

const WITHIN_MS = 5_000;
/** PostgreSQL's code of a wrong password. */
const WRONG_PASSWORD = '28P01';
const STATE = columns({ isInstalled: column(`to_regclass('public.migrations') IS NOT NULL`, flag) });
const ADVICE =
  'Give this command the settings of the installation: `haatbar COMMAND` reads /etc/haatbar.env, with compose it is `docker compose run --rm migrate npm run COMMAND` (docs/operations.md).';

/** Returns the folder of the embedded database. */
export function embeddedFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'postgres');
}

/** Throws where the settings name no database that has tables: a command that only reads makes none. */
export async function rejectMissing(config: Config): Promise<void> {
  const { databaseUrl, databaseOwnerUrl } = config;
  if (databaseUrl === null) {
    const folder = embeddedFolder(config);
    if (!isPlaced(folder))
      throw new DatabaseError(`There is no database: DATABASE_URL is not set, and ${folder} does not exist. ${ADVICE}`);
    return;
  }
  const url = databaseOwnerUrl ?? databaseUrl;
  const { host, pathname } = new URL(url); // without the password
  const isInstalled = await asked(url, async (client) => {
    const { rows } = await client.query<Record<string, unknown>>(`SELECT ${STATE.sql}`);
    return STATE.readRow(rows[0]).isInstalled;
  }).catch(() => true); // one that is away is waited for and reported by whoever opens it
  if (!isInstalled) throw new DatabaseError(`The database ${host}${pathname} is empty. ${ADVICE}`);
}

/** Logs in as a server will: a role that is there already retains its password, whatever the settings say. */
export async function rejectOtherPassword(url: string): Promise<void> {
  try {
    await asked(url, () => Promise.resolve());
  } catch (error) {
    if (!isRefusal(error)) return; // a server that starts waits for what is away
    const { code, message } = error as { code?: string; message: string };
    throw new DatabaseError(
      code === WRONG_PASSWORD
        ? `The role ${roleOf(url).name} exists with another password than that of DATABASE_URL: choose a name that was never used.`
        : `The servers' role cannot log in with DATABASE_URL: ${message}`,
    );
  }
}

async function asked<T>(url: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: WITHIN_MS, query_timeout: WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await ask(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
