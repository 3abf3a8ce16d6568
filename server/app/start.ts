/** From settings to a listening server: config → database → migrations → demo market → listen, and the way back on a signal. */
import { ConfigError, readConfig, type Config } from '../platform/config/env';
import { assertFree, ListenError } from '../platform/http/listening';
import { createLogger, type Logger } from '../platform/logging/logger';
import { buildApp } from './build-app';
import { DatabaseError, openDatabase } from './open-database';
import { seedWhenWanted } from './seed-when-wanted';
import { stopOnSignals } from './shutdown';

export async function start(): Promise<void> {
  try {
    const config = readConfig();
    const logger = createLogger(config.logLevel);
    reportAccidents(logger);
    const undo: (() => Promise<void>)[] = [];
    const isStopping = stopOnSignals(logger, async () => {
      for (const step of undo.reverse()) await step();
    });
    await run(config, logger, undo).catch((error: unknown) => {
      if (!isStopping()) throw error;
    });
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof ListenError || error instanceof DatabaseError;
    process.stderr.write(`${expected ? error.message : explain(error)}\n`);
    process.exit(1);
  }
}

async function run(config: Config, logger: Logger, undo: (() => Promise<void>)[]): Promise<void> {
  if (config.port !== 0) await assertFree(config.host, config.port);
  const database = await openDatabase(config, logger, (error) => {
    process.stderr.write(`The database is gone and could not be started again (${error.message}) The server ends.\n`);
    process.exit(1);
  });
  undo.push(() => database.close());
  const demo = await seedWhenWanted(database, config, logger);
  const app = await buildApp({ config, db: database.db, databaseUrl: database.url, logger });
  undo.push(() => app.stop());
  process.stdout.write(`Haatbar listens on ${app.url}${demo === null ? '' : `  (${demo})`}\n`);
}

/** What nobody caught: told in the log; the process is in an unknown state and ends, its database with it. */
function reportAccidents(logger: Logger): void {
  const end = (error: unknown): void => {
    logger.error('uncaught', { error });
    process.exit(1);
  };
  process.on('uncaughtException', end).on('unhandledRejection', end);
  process.on('warning', (warning) => logger.warn('warning', { error: warning }));
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
