/**
 * The database of this process: the embedded one, or the server DATABASE_URL names; open, with tables that fit this
 * version. Used by start.ts and the commands.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { migrations } from '../../../migrations';
import type { Config } from '../../platform/config/env';
import { completeSearchTexts } from '../../modules/catalogue/market/search/search-texts.store';
import { isConnectionError, isRefusal } from '../../platform/errors/connection-errors';
import { createDataSource } from '../../platform/db/data-source';
import { clientVariables } from '../../../tools/embedded-postgres/client-variables';
import { startEmbedded } from '../../../tools/embedded-postgres/start-embedded';
import { migrate, rejectNewer, rejectPending } from '../../platform/db/migrate';
import { assertOwnSessions, PoolerError } from '../../platform/db/pooler-check';
import { roleOf, type ServerRole } from '../../platform/db/server-role';
import { sqlState } from '../../platform/db/transaction';
import type { Logger } from '../../platform/logging/logger';
import { findEntities } from '../wiring/module-classes';
import { DatabaseError, embeddedFolder, rejectOtherPassword } from './reject-database';

export interface OpenDatabase {
  readonly db: DataSource;
  readonly url: string;
  readonly embedded: boolean;
  /** Runs `work` with the rights of the tables' owner, for what a server's role may not do. */
  asOwner<T>(work: (db: DataSource) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseObserver {
  /** The database is gone and could not be brought back. */
  onLost(error: Error): void;
  /** The database makes its files or starts, and needs nothing of this process meanwhile; maybe more than once. */
  onWaiting?(): void;
}

const PATIENCE_MS = 20_000;
/** PostgreSQL's code of a missing right. */
const NO_RIGHT = '42501';

/**
 * A server connects with a role that cannot change tables, where there is one beside their owner; commands connect as
 * the owner.
 */
export async function openDatabase(
  config: Config,
  logger: Logger,
  observer: DatabaseObserver,
  as: 'server' | 'owner' = 'server',
): Promise<OpenDatabase> {
  const server = await locate(config, logger, observer);
  try {
    const link = { closing: false };
    const asOwner = async <T>(work: (db: DataSource) => Promise<T>): Promise<T> => {
      const owner = await connect(config, logger, server.ownerUrl, link, []);
      try {
        return await work(owner);
      } finally {
        await owner.destroy();
      }
    };
    const role = server.ownerUrl === server.url ? null : roleOf(server.url);
    await asOwner(async (owner) => {
      await (config.migrate ? migrateAndReport(owner, role, logger) : rejectPending(owner));
      const newer = await rejectNewer(owner);
      if (newer !== null) logger.warn('the tables are of a newer version, which only added to them', { newest: newer });
    });
    if (config.migrate && role !== null) await rejectOtherPassword(server.url);
    const url = as === 'owner' ? server.ownerUrl : server.url;
    if (config.readDatabaseUrl !== null) await assertOwnSessions(config.readDatabaseUrl).catch(unlessAway);
    const db = await connect(config, logger, url, link);
    const close = async (): Promise<void> => {
      link.closing = true;
      await db.destroy();
      await server.stop();
    };
    return { db, url, embedded: config.databaseUrl === null, asOwner, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** A replica that cannot be reached now prevents no start. */
function unlessAway(error: unknown): void {
  if (error instanceof PoolerError) throw new DatabaseError(`READ_DATABASE_URL: ${error.message}`);
}

interface Located {
  readonly url: string;
  /** The same where the settings name one role for everything. */
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

async function locate(config: Config, logger: Logger, observer: DatabaseObserver): Promise<Located> {
  const { databaseUrl, databaseOwnerUrl } = config;
  if (databaseUrl !== null) {
    observer.onWaiting?.();
    return { url: databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl, stop: () => Promise.resolve() };
  }
  const embedded = await startEmbedded({
    dataDir: embeddedFolder(config),
    log: (line) => logger.debug(line, { from: 'postgres' }),
    notice: (line) => logger.warn(line, { from: 'database' }),
    ...observer,
  });
  return { url: embedded.serverUrl, ownerUrl: embedded.url, stop: () => embedded.stop() };
}

/**
 * The pool ends without waiting for a response: what PostgreSQL still sends to a closing connection does not matter.
 */
async function connect(
  config: Config,
  logger: Logger,
  url: string,
  link: { readonly closing: boolean },
  entities = findEntities(),
): Promise<DataSource> {
  const until = performance.now() + PATIENCE_MS;
  for (let tried = 1; ; tried++) {
    const db = createDataSource({
      url,
      entities,
      migrations,
      poolSize: config.databasePoolSize,
      onPoolError: (error) => {
        if (!link.closing) logger.debug('a database connection broke', { error }); // readiness reports a lost database, once
      },
    });
    try {
      await assertOwnSessions(url);
      return await db.initialize();
    } catch (error) {
      if (error instanceof PoolerError) throw new DatabaseError(error.message);
      const { code, message } = error as { code?: string; message: string };
      const { host, pathname } = new URL(url); // without the password
      // it starts beside us, is handed to its standby, or this process has no time for it while the application is
      // loaded on a busy machine
      if (!isConnectionError(error) || isRefusal(error) || (tried > 1 && performance.now() > until)) {
        throw new DatabaseError(`The database ${host}${pathname} cannot be used: ${message || code}${ofClients()}`);
      }
      logger.warn('waiting for the database', { host, reason: code ?? message });
      await sleep(1_000);
    }
  }
}

function ofClients(): string {
  const names = clientVariables().filter((name) => name !== 'PGTZ'); // TypeORM sets it
  return names.length === 0 ? '' : ` (where DATABASE_URL says nothing, ${names.join(', ')} of the environment counts)`;
}

async function migrateAndReport(db: DataSource, role: ServerRole | null, logger: Logger): Promise<void> {
  const onWaiting = (holders: readonly string[]) => logger.warn('a migration waits: others use the tables', { holders });
  const done = await migrate(db, { serverRole: role, onWaiting }).catch((error: unknown) => {
    if (sqlState(error) !== NO_RIGHT) throw error;
    throw new DatabaseError(
      'This role may not change the tables. Set DATABASE_OWNER_URL to their owner; with compose: `docker compose run --rm migrate`.',
    );
  });
  for (const name of done) logger.info('migrated', { name });
  const texts = await completeSearchTexts(db);
  if (texts > 0) logger.info('made search texts', { texts });
}
