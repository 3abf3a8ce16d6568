/**
 * Brings the tables up to date, one process at a time (advisory lock), or rejects to go on with tables that do not fit.
 * The queue's own tables (graphile-worker) are brought up with them. Called at start-up and by `npm run migrate`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations as migrateQueue } from 'graphile-worker';
import { Pool } from 'pg';
import { type DataSource, MigrationExecutor, type MigrationInterface } from 'typeorm';
import { column, columns, select, text } from './columns';
import { isLockError } from '../errors/connection-errors';
import { execute } from './sql';
import { grantServerRole, type ServerRole } from './server-role';

// Any constant will do, as long as every process uses the same.
const LOCK = 4_242_001;
/** While a change of a table waits for its lock, every reader of the table waits behind it. */
const LOCK_WAIT = '2s';
const PAUSE_MS = 3_000;
const PATIENCE_MS = 300_000;

export interface MigrateOptions {
  /** Is given the rights that servers need of the tables as they are then; `db` connects as their owner. */
  readonly serverRole?: ServerRole | null;
  readonly pauseMs?: number;
  readonly patienceMs?: number;
  /** A step could not have its lock, and is tried again after a pause. */
  readonly onWaiting?: (holders: readonly string[]) => void;
}

export async function migrate(db: DataSource, options: MigrateOptions = {}): Promise<string[]> {
  const { serverRole = null } = options;
  const guard = db.createQueryRunner();
  try {
    await guard.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await guard.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await guard.query(`SET lock_timeout = '${LOCK_WAIT}'`);
    try {
      const before = await executed(db);
      await inTries(db, options, () => runPending(db));
      await inTries(db, options, () => migrateTheQueue(db));
      await markStopping(db);
      if (serverRole) await inTries(db, options, () => grantServerRole(guard, serverRole));
      return (await executed(db)).filter((name) => !before.includes(name));
    } finally {
      await guard.query('SELECT pg_advisory_unlock($1)', [LOCK]);
      await guard.query('RESET statement_timeout; RESET lock_timeout');
    }
  } finally {
    await guard.release();
  }
}

/** The message says what the operator should do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** For servers that must not change the tables themselves (DATABASE_URL with MIGRATE=false). */
export async function rejectPending(db: DataSource): Promise<void> {
  if (await db.showMigrations()) {
    throw new MigrationError(
      'The database lacks migrations of this version: run `haatbar migrate`, with compose `docker compose run --rm migrate`, or start without MIGRATE=false.',
    );
  }
}

/** A migration that takes away what an earlier version reads; see tests/architecture/rolling-migrations.test.ts. */
interface StoppingMigration extends MigrationInterface {
  readonly needsStop?: boolean;
}

/** Read by `rejectNewer` of the versions that do not know them. */
async function markStopping(db: DataSource): Promise<void> {
  const names = db.migrations.filter((migration: StoppingMigration) => migration.needsStop).map(nameOf);
  if (names.length > 0) await execute(db, 'UPDATE migrations SET needs_stop = true WHERE name = ANY($1) AND NOT needs_stop', [names]);
}

const nameOf = (migration: MigrationInterface): string => migration.name ?? migration.constructor.name;

const NAME = columns({ name: column('name', text) });

/**
 * Throws where a newer version has changed the tables so that this one cannot work on them; returns the newest of its
 * migrations that only added something.
 */
export async function rejectNewer(db: DataSource): Promise<string | null> {
  const knownNames = db.migrations.map(nameOf);
  const newer = async (condition: string) =>
    select(db, NAME, (list) => `SELECT ${list} FROM migrations WHERE name <> ALL($1) AND ${condition} ORDER BY timestamp DESC`, [
      knownNames,
    ]);
  const [stopping] = await newer('needs_stop');
  if (stopping)
    throw new MigrationError(
      `The tables are of a newer version, which this one cannot work on (${stopping.name}). Start the newer version, or go back by the backup that was made before it: docs/operations/upgrades.md`,
    );
  return (await newer('true'))[0]?.name ?? null;
}

async function executed(db: DataSource): Promise<string[]> {
  const [table] = await select(
    db,
    NAME,
    () => `SELECT to_regclass('public.migrations')::text AS name WHERE to_regclass('public.migrations') IS NOT NULL`,
  );
  return table ? (await select(db, NAME, (list) => `SELECT ${list} FROM migrations ORDER BY id`)).map(({ name }) => name) : [];
}

/**
 * A step that does not get its locks within two seconds lets all others go on, and is tried again after a pause: each
 * step is a transaction.
 */
async function inTries(
  db: DataSource,
  { pauseMs = PAUSE_MS, patienceMs = PATIENCE_MS, onWaiting }: MigrateOptions,
  step: () => Promise<void>,
) {
  for (const until = performance.now() + patienceMs; ;) {
    try {
      return await step();
    } catch (error) {
      if (!isLockError(error)) throw error;
      const holders = await longTransactions(db);
      if (performance.now() > until)
        throw new MigrationError(
          `The tables are in use by others for too long. What was migrated so far stays, and the next try continues there. End what is open: ${holders.join('; ') || 'nothing any more'}.`,
        );
      onWaiting?.(holders);
      await sleep(pauseMs);
    }
  }
}

const HOLDERS = `
  SELECT format('%s (process %s) since %s s', coalesce(nullif(application_name, ''), usename::text), pid, round(extract(epoch FROM clock_timestamp() - xact_start))) AS name
  FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start < clock_timestamp() - interval '1 second' AND backend_type = 'client backend'
  ORDER BY xact_start LIMIT 5`;

/** A running backup is the usual one: it reads all tables in one transaction. */
async function longTransactions(db: DataSource): Promise<string[]> {
  return (await select(db, NAME, () => HOLDERS)).map(({ name }) => name);
}

async function runPending(db: DataSource): Promise<void> {
  if (!(await db.showMigrations())) return;
  const runner = db.createQueryRunner();
  try {
    // what is lost by a crash of the machine is the last of the steps, which are run again: no step waits for the disk
    await runner.query(`SET statement_timeout = 0; SET lock_timeout = '${LOCK_WAIT}'; SET synchronous_commit = off`);
    const executor = new MigrationExecutor(db, runner);
    executor.transaction = 'each';
    await executor.executePendingMigrations();
  } finally {
    await runner.query('RESET statement_timeout; RESET lock_timeout; RESET synchronous_commit').catch(() => undefined);
    await runner.release();
  }
}

async function migrateTheQueue(db: DataSource): Promise<void> {
  const pgPool = new Pool({ connectionString: urlOf(db), max: 1, options: `-c lock_timeout=${LOCK_WAIT}` });
  pgPool.on('error', () => undefined); // the statement that was sent rejects
  try {
    await migrateQueue({ pgPool, noHandleSignals: true });
  } finally {
    await pgPool.end();
  }
}

function urlOf(db: DataSource): string {
  const { options } = db;
  if (options.type !== 'postgres' || options.url === undefined) throw new Error('The data source has no URL.');
  return options.url;
}
