/**
 * Every command line of the project shares this: settings, an open database, and a message instead of a stack trace
 * when it cannot work.
 */
import { ConfigError, Config, readConfig } from '../../platform/config/env';
import { createLogger, type Logger } from '../../platform/logging/logger';
import { MigrationError } from '../../platform/db/migrate';
import { ClusterError } from '../../../tools/embedded-postgres/cluster-error';
import { noSpaceLine } from '../start/no-space';
import { type OpenDatabase, openDatabase } from '../start/open-database';
import { DatabaseError, rejectMissing } from '../start/reject-database';

/** A wrong call of a command, reported to its user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface CommandContext {
  readonly config: Config;
  readonly logger: Logger;
  readonly database: OpenDatabase;
  /** Arguments that were typed after the command's name. */
  readonly args: readonly string[];
}

/** Their messages say what to do. */
const EXPECTED = [ConfigError, DatabaseError, MigrationError, ClusterError, UsageError];

/**
 * Runs `work` over an open database and ends the process with 0, or with 1 and the reason. `migrates`: whatever MIGRATE
 * says, which is about servers. `needsData`: the command makes no database where there is none.
 */
export async function runCommand(
  work: (context: CommandContext) => Promise<void>,
  { migrates = false, needsData = false } = {},
): Promise<void> {
  try {
    const settings = readConfig();
    const config = migrates ? new Config({ ...settings, migrate: true }) : settings;
    const logger = createLogger(config.logLevel === 'info' ? 'warn' : config.logLevel);
    const onLost = (error: Error): never => {
      throw error;
    };
    if (needsData) await rejectMissing(config);
    const database = await openDatabase(config, logger, { onLost }, 'owner');
    try {
      await work({ config, logger, database, args: process.argv.slice(2) });
    } finally {
      await database.close();
    }
    process.exitCode = 0;
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

/** A message for what the caller can put right, the stack for what is a bug. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (EXPECTED.some((kind) => error instanceof kind)) return error.message;
  const full = noSpaceLine(error.message);
  return full === null ? (error.stack ?? error.message) : `The disk is full. Make space, then run this again.\n${full}`;
}
