/**
 * Brings the tables up to date, one process at a time (advisory lock), or rejects to go on with tables that are not. The queue's own tables (graphile-worker)
 * are brought up with them. Called at start-up and by `npm run migrate`.
 */
import { runMigrations as migrateQueue } from 'graphile-worker';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { grantServerRole, type ServerRole } from './server-role';

// Any constant will do, as long as every process uses the same.
const LOCK = 4_242_001;

/** With a role for servers, it is given what it needs of the tables as they are then; `db` connects as their owner. */
export async function migrate(db: DataSource, serverRole: ServerRole | null = null): Promise<string[]> {
  const guard = db.createQueryRunner();
  try {
    await guard.query('SET statement_timeout = 0');
    await guard.query('SELECT pg_advisory_lock($1)', [LOCK]);
    try {
      const done = await runPending(db);
      await migrateQueue({ connectionString: urlOf(db), noHandleSignals: true });
      if (serverRole) await grantServerRole(guard, serverRole);
      return done;
    } finally {
      await guard.query('SELECT pg_advisory_unlock($1)', [LOCK]);
      await guard.query('RESET statement_timeout');
    }
  } finally {
    await guard.release();
  }
}

/** What to do about it is its message. */
export class PendingMigrationsError extends Error {
  override readonly name = 'PendingMigrationsError';
}

/** For servers that must not change the tables themselves (DATABASE_URL with MIGRATE=false). */
export async function rejectPending(db: DataSource): Promise<void> {
  if (await db.showMigrations()) {
    throw new PendingMigrationsError(
      'The database lacks migrations of this version: run `npm run migrate`, or start without MIGRATE=false.',
    );
  }
}

async function runPending(db: DataSource): Promise<string[]> {
  if (!(await db.showMigrations())) return [];
  const runner = db.createQueryRunner();
  try {
    // what is lost by a crash of the machine is the last of the steps, which are run again: no step waits for the disk
    await runner.query('SET statement_timeout = 0; SET synchronous_commit = off');
    const executor = new MigrationExecutor(db, runner);
    executor.transaction = 'each';
    return (await executor.executePendingMigrations()).map((migration) => migration.name);
  } finally {
    await runner.query('RESET statement_timeout; RESET synchronous_commit').catch(() => undefined);
    await runner.release();
  }
}

function urlOf(db: DataSource): string {
  const { options } = db;
  if (options.type !== 'postgres' || options.url === undefined) throw new Error('The data source has no URL.');
  return options.url;
}
