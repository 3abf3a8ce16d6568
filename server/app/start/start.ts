/**
 * From settings to a listening server: config → database → migrations → demo market → listen, and the way back on a
 * signal.
 */
import { ConfigError, readConfig, type Config } from '../../platform/config/env';
import { MigrationError } from '../../platform/db/migrate';
import { assertFree, ListenError } from '../../platform/http/listening';
import { standardOutput } from '../../platform/logging/log-output';
import { createLogger, type Logger } from '../../platform/logging/logger';
import { ClusterError } from '../../../tools/embedded-postgres/cluster-error';
import { reportAccidents } from './accidents';
import { openDatabase } from './open-database';
import { DatabaseError } from './reject-database';
import { demoGateways, prepareGateways } from './demo-gateways';
import type { DemoMarket } from './demo-market.port';
import { littleSpaceLine, noSpaceLine } from './no-space';
import { prepareDemo, seedWhenWanted } from './seed-when-wanted';
import { stopOnSignals } from './shutdown';

export async function start(demoMarket: DemoMarket): Promise<void> {
  let folder = '';
  try {
    const config = readConfig();
    folder = config.dataDir;
    const logger = createLogger(config.logLevel);
    reportAccidents(logger);
    const undo: (() => Promise<void>)[] = [];
    const isStopping = stopOnSignals(logger, async () => {
      for (const step of undo.reverse()) await step();
    });
    await run(config, logger, demoMarket, undo).catch((error: unknown) => {
      if (!isStopping()) throw error;
    });
  } catch (error) {
    process.stderr.write(`${explain(error, folder)}\n`);
    process.exit(1);
  }
}

async function run(config: Config, logger: Logger, demoMarket: DemoMarket, undo: (() => Promise<void>)[]): Promise<void> {
  if (config.port !== 0) await assertFree(config.host, config.port);
  const market = prepareDemo(config, demoMarket);
  const doubles = prepareGateways(config, demoMarket);
  let begin: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (begin = resolve));
  const opening = openDatabase(config, logger, {
    onWaiting: begin,
    onLost: (error) => {
      process.stderr.write(`The database is gone and could not be started again (${error.message}) The server ends.\n`);
      process.exit(1);
    },
  });
  // PostgreSQL starts while the application is loaded, which nothing interrupts
  const loading = Promise.race([waiting, opening]).then(() => import('./build-app'));
  const [database, { buildApp }] = await Promise.all([opening, loading]);
  undo.push(() => database.close());
  const demo = await seedWhenWanted(database, config, logger, demoMarket, market);
  const gateways = await demoGateways(config, demo !== null, demoMarket, doubles);
  undo.push(() => gateways.stop());
  const app = await buildApp({ config: gateways.config, db: database.db, databaseUrl: database.url, logger });
  undo.push(() => app.stop());
  standardOutput().write(`Haatbar listens on ${app.url}${demo === null ? '' : `  (${demo})`}\n`);
  standardOutput().writeOut();
}

/** A message for what an operator can put right, the stack for what is a bug. */
function explain(error: unknown, folder: string): string {
  if (!(error instanceof Error)) return String(error);
  if (
    error instanceof ConfigError ||
    error instanceof ListenError ||
    error instanceof DatabaseError ||
    error instanceof ClusterError ||
    error instanceof MigrationError
  )
    return error.message;
  const full = noSpaceLine(error.message) ?? lackOfSpace(error, folder);
  if (full !== null) return `The server cannot start: the disk is full. Make space in DATA_DIR, then start it again.\n${full}`;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== undefined && code !== undefined && code in FOLDER_TROUBLE) {
    return `The server cannot start: ${FOLDER_TROUBLE[code]} (${error.message}). DATA_DIR must be a folder that this account may write to.`;
  }
  return error.stack ?? error.message;
}

/** The folder's line and the error's, or null where the folder has space. */
function lackOfSpace(error: Error, folder: string): string | null {
  const little = littleSpaceLine(folder);
  return little === null ? null : `${little} ${error.message}`;
}

const FOLDER_TROUBLE: Readonly<Record<string, string>> = {
  EACCES: 'a folder is closed to this account',
  EPERM: 'a folder is closed to this account',
  EROFS: 'a folder may only be read',
  ENOTDIR: 'a file is in the place of a folder',
  EEXIST: 'a file is in the place of a folder',
  ENOSPC: 'the disk is full',
};
