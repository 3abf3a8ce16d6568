/** The database of this process: the embedded one, or the server DATABASE_URL names; open, with tables that fit this version. Used by start.ts and the commands. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { migrations } from '../../migrations';
import type { Config } from '../platform/config/env';
import { createDataSource } from '../platform/db/data-source';
import { startEmbedded } from '../platform/db/embedded/start-embedded';
import { migrate, refusePending } from '../platform/db/migrate';
import type { Logger } from '../platform/logging/logger';
import { findEntities } from './entities';

export interface OpenDatabase {
  readonly db: DataSource;
  readonly url: string;
  readonly embedded: boolean;
  close(): Promise<void>;
}

/** A database that cannot be used, told to the person who starts the server. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

const PATIENCE_MS = 20_000;
// What a server answers, or does not, while it is still starting beside us.
const STILL_STARTING = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03']);

export async function openDatabase(config: Config, logger: Logger, onLost: (error: Error) => void): Promise<OpenDatabase> {
  const server = await locate(config, logger, onLost);
  try {
    const link = { closing: false };
    const db = await connect(config, logger, server.url, link);
    try {
      await (config.migrate ? migrateAndTell(db, logger) : refusePending(db));
    } catch (error) {
      await db.destroy();
      throw error;
    }
    const close = async (): Promise<void> => {
      link.closing = true;
      await db.destroy();
      await server.stop();
    };
    return { db, url: server.url, embedded: config.databaseUrl === null, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

interface Located {
  readonly url: string;
  stop(): Promise<void>;
}

async function locate(config: Config, logger: Logger, onLost: (error: Error) => void): Promise<Located> {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  return startEmbedded({
    dataDir: path.join(config.dataDir, 'postgres'),
    log: (line) => logger.debug(line, { from: 'postgres' }),
    notice: (line) => logger.warn(line, { from: 'database' }),
    onLost,
  });
}

/** The pool says goodbye without waiting for an answer: what PostgreSQL still tells a closing connection is no news. */
async function connect(config: Config, logger: Logger, url: string, link: { readonly closing: boolean }): Promise<DataSource> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const db = createDataSource({
      url,
      entities: findEntities(),
      migrations,
      poolSize: config.databasePoolSize,
      onPoolError: (error) => {
        if (!link.closing) logger.warn('a database connection broke', { error });
      },
    });
    try {
      return await db.initialize();
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      const { host, pathname } = new URL(url); // without the password
      if (!STILL_STARTING.has(code ?? '') || Date.now() > until) {
        throw new DatabaseError(`The database ${host}${pathname} cannot be used: ${message || code}`);
      }
      logger.warn('waiting for the database', { host, reason: code });
      await sleep(1_000);
    }
  }
}

async function migrateAndTell(db: DataSource, logger: Logger): Promise<void> {
  for (const name of await migrate(db)) logger.info('migrated', { name });
}
