/**
 * What no one caught, by kind. A broken connection without a listener leaves nothing half done: its users have their
 * own error, and connect again. A promise that no one awaited is work in the background that failed: it breaks nothing
 * else. Any other exception leaves the process in an unknown state: it ends, its database with it, and whatever started
 * it starts it again. docs/reliability.md lists the libraries' cases. Used by start.ts.
 */
import { isConnectionError } from '../../platform/errors/connection-errors';
import type { Logger } from '../../platform/logging/logger';

export function reportAccidents(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    if (isConnectionError(error)) return logger.warn('a connection broke that no one listened to', { error });
    logger.error('uncaught', { error });
    process.exit(1);
  });
  process.on('unhandledRejection', (error) => {
    // readiness reports a database that is away, once
    if (isConnectionError(error)) logger.debug('unhandled rejection', { error });
    else logger.error('unhandled rejection', { error });
  });
  process.on('warning', (warning) => logger.warn('warning', { error: warning }));
}
