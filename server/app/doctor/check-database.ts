/**
 * `npm run doctor` asks PostgreSQL these questions: version, extension, migrations, rights of the role, connections and
 * clock. The checks change nothing.
 */
import { Client } from 'pg';
import { migrations } from '../../../migrations';
import { column, columns, flag, float, int, type RowOf, text } from '../../platform/db/columns';
import { assertOwnSessions, PoolerError } from '../../platform/db/pooler-check';
import { verifyPassword } from '../../platform/security/passwords';
import { type Check, fail, ok, reasonOf, warn } from './check';
import { checkPhones } from './check-phones';

const WITHIN_MS = 5_000;
const OLDEST_VERSION = 150_000;
/** Connections of one process beside its pool: jobs, readiness, counters. */
const BESIDE_POOL = 8;
/** Sessions, codes and signatures bear this much; codes of authenticator apps are off at 30. */
const CLOCK_WARN_SECONDS = 2;
const CLOCK_FAIL_SECONDS = 30;

const STATE = columns({
  version: column(`current_setting('server_version_num')::int`, int),
  versionText: column(`current_setting('server_version')`, text),
  isStandby: column('pg_is_in_recovery()', flag),
  hasTrigrams: column(`EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm')`, flag),
  isInstalled: column(`to_regclass('public.migrations') IS NOT NULL`, flag),
  mayChangeTables: column(
    `(SELECT rolsuper FROM pg_roles WHERE rolname = current_user)
       OR coalesce(pg_has_role((SELECT relowner FROM pg_class WHERE oid = to_regclass('public.audit_events')), 'USAGE'), false)`,
    flag,
  ),
  connections: column(`current_setting('max_connections')::int`, int),
  encoding: column(`current_setting('server_encoding')`, text),
  now: column('extract(epoch FROM clock_timestamp())::float8', float),
});
/** Tables from before the mark have no column of it. */
const DONE = columns({ name: column('name', text), needsStop: column("coalesce(to_jsonb(m) ->> 'needs_stop', 'false') = 'true'", flag) });
const SEEDED = columns({ isSeeded: column(`EXISTS (SELECT 1 FROM platform_settings WHERE key = 'demo_seeded')`, flag) });
const PASSWORDS = columns({ hash: column('password_hash', text) });
/** Phone numbers of the demo market's own accounts (demo/users). */
const DEMO_PHONES = '^0170000000[0-5]$';
const DEMO_PASSWORD = 'demo1234';
const ADMINS = columns({ admins: column('count(*)::int', int) });

export interface DatabaseSettings {
  readonly url: string;
  readonly hasOwnRole: boolean;
  readonly poolSize: number;
  /** Others than the users of this machine. */
  readonly isReachedByOthers: boolean;
  /** The phones that short messages go to, as a pattern; null where there is no provider. */
  readonly phones: string | null;
}

export async function checkDatabase({ url, hasOwnRole, poolSize, isReachedByOthers, phones }: DatabaseSettings): Promise<Check[]> {
  const { host, pathname } = new URL(url); // without the password
  const client = new Client({ connectionString: url, connectionTimeoutMillis: WITHIN_MS, query_timeout: WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const askedAt = Date.now();
    const state = await readState(client);
    const ours = (askedAt + Date.now()) / 2000;
    return [
      checkVersion(state, `${host}${pathname}`),
      checkClock(state.now - ours),
      ...checkServer(state, { hasOwnRole, poolSize }),
      ...(await checkSessions(url)),
      ...(state.isInstalled
        ? [
            ...(await checkContents(client)),
            ...(phones === null ? [] : await checkPhones(client, phones)),
            ...(isReachedByOthers ? await checkDemo(client) : []),
          ]
        : [
            warn(
              'migrations',
              'the database is empty',
              'Run `haatbar migrate` (with compose: `docker compose run --rm migrate`), or start the server.',
            ),
          ]),
    ];
  } catch (error) {
    return [
      fail(
        'database',
        `${host}${pathname}: ${reasonOf(error)}`,
        'Check DATABASE_URL, the role and its password, and whether PostgreSQL runs.',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Servers and migrations must use one database; both URLs work alone where they name two. */
export function checkSameDatabase(url: string, ownerUrl: string): Check[] {
  const [served, owned] = [url, ownerUrl].map(placeOf);
  if (served === owned) return [];
  return [fail('owner', `DATABASE_OWNER_URL names ${owned}, DATABASE_URL ${served}`, 'Both must name the same host, port and database.')];
}

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname === '' ? (searchParams.get('host') ?? '') : hostname;
  return `${LOOPBACK.has(host) ? 'localhost' : host}:${port || '5432'}${decodeURIComponent(pathname)}`;
}

/** The replica of READ_DATABASE_URL. */
export async function checkReplica(url: string): Promise<Check> {
  const { host, pathname } = new URL(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: WITHIN_MS, query_timeout: WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { isStandby } = await readState(client);
    return isStandby
      ? ok('replica', `${host}${pathname}`)
      : warn('replica', `${host}${pathname} is no standby`, 'READ_DATABASE_URL should name a streaming replica of DATABASE_URL.');
  } catch (error) {
    return warn('replica', `${host}${pathname}: ${reasonOf(error)}`, 'The primary serves the reads until it is back.');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readState(client: Client): Promise<RowOf<typeof STATE>> {
  return STATE.readRow((await client.query<Record<string, unknown>>(`SELECT ${STATE.sql}`)).rows[0]);
}

function checkVersion({ version, versionText, isStandby }: RowOf<typeof STATE>, name: string): Check {
  const server = `PostgreSQL ${versionText} at ${name}`;
  if (version < OLDEST_VERSION) return fail('database', server, 'Upgrade PostgreSQL to 15 or later.');
  return isStandby
    ? fail('database', `${server} is a standby`, 'DATABASE_URL must name the primary; promote this one if the primary is lost.')
    : ok('database', server);
}

function checkClock(seconds: number): Check {
  const apart = Math.abs(seconds);
  const difference = `${apart.toFixed(1)} s from that of PostgreSQL`;
  if (apart < CLOCK_WARN_SECONDS) return ok('clock', difference);
  return (apart < CLOCK_FAIL_SECONDS ? warn : fail)(
    'clock',
    difference,
    'Set both clocks by NTP: codes, sessions and deals depend on them.',
  );
}

function checkServer(state: RowOf<typeof STATE>, { hasOwnRole, poolSize }: Pick<DatabaseSettings, 'hasOwnRole' | 'poolSize'>): Check[] {
  const needed = poolSize + BESIDE_POOL;
  const checks = [
    state.hasTrigrams
      ? ok('extension', 'pg_trgm is available')
      : fail('extension', 'pg_trgm is missing', 'Install postgresql-contrib on the database server.'),
    state.encoding === 'UTF8'
      ? ok('encoding', 'UTF8')
      : fail('encoding', state.encoding, 'Make the database with ENCODING UTF8: texts are in Bangla.'),
    state.connections >= needed * 2
      ? ok('connections', `${state.connections} at most, ${needed} for each process`)
      : warn(
          'connections',
          `${state.connections} at most, ${needed} for each process`,
          'Raise max_connections of PostgreSQL, or lower DATABASE_POOL_SIZE.',
        ),
  ];
  if (!hasOwnRole) return checks;
  return [
    ...checks,
    state.mayChangeTables
      ? fail(
          'role',
          'the role of DATABASE_URL may change tables',
          'Name a role of its own in DATABASE_URL; `haatbar migrate` makes it and grants it its rights.',
        )
      : ok('role', 'reads and writes rows, changes no tables'),
  ];
}

async function checkSessions(url: string): Promise<Check[]> {
  try {
    await assertOwnSessions(url);
    return [];
  } catch (error) {
    return error instanceof PoolerError ? [fail('database', 'a connection pooler', error.message)] : [];
  }
}

async function checkContents(client: Client): Promise<Check[]> {
  const stored = await client.query<Record<string, unknown>>(`SELECT ${DONE.sql} FROM migrations m ORDER BY id`);
  const done = stored.rows.map((row) => DONE.readRow(row));
  const knownNames = migrations.map(({ name }) => name);
  const pending = knownNames.filter((name) => !done.some((migration) => migration.name === name));
  const newer = done.filter(({ name }) => !knownNames.includes(name));
  const newest = `${newer.length} of a newer version, last ${newer.at(-1)?.name}`;
  if (newer.some(({ needsStop }) => needsStop))
    return [fail('migrations', newest, 'Run the version that made them; how to go back: docs/operations/upgrades.md.')];
  if (pending.length > 0)
    return [
      fail(
        'migrations',
        `${pending.length} are pending, first ${pending[0]}`,
        'Make a backup, then run `haatbar migrate` (with compose: tools/deploy/roll.sh).',
      ),
    ];
  const { rows } = await client.query<Record<string, unknown>>(
    `SELECT ${ADMINS.sql} FROM users WHERE role = 'ADMIN' AND status = 'APPROVED'`,
  );
  const { admins } = ADMINS.readRow(rows[0]);
  return [
    newer.length > 0
      ? warn('migrations', newest, 'They only added to the tables, and this version works on them: docs/operations/upgrades.md.')
      : ok('migrations', `${done.length}, up to date`),
    admins > 0
      ? ok('admins', String(admins))
      : warn('admins', 'none', 'Make the first one: `haatbar admin:create PHONE NAME` (with compose: docs/operations.md, “Commands”).'),
  ];
}

/** The demo market, as its seeding noted it, or as the password of its first accounts shows. */
async function checkDemo(client: Client): Promise<Check[]> {
  const { isSeeded } = SEEDED.readRow((await client.query<Record<string, unknown>>(`SELECT ${SEEDED.sql}`)).rows[0]);
  const { rows } = await client.query<Record<string, unknown>>(
    `SELECT ${PASSWORDS.sql} FROM users WHERE phone ~ $1 AND password_hash IS NOT NULL`,
    [DEMO_PHONES],
  );
  const isKnown = await Promise.all(rows.map((row) => verifyPassword(PASSWORDS.readRow(row).hash, DEMO_PASSWORD)));
  if (!isSeeded && !isKnown.includes(true)) return [];
  return [
    fail(
      'demo accounts',
      'others reach this server, and everyone knows the passwords of its demo accounts, an admin among them',
      'Begin with an empty database, or with the backup of a market without them; the demo market is for a machine that only you reach.',
    ),
  ];
}
