/**
 * Handles the errors that no code caught, by kind. A broken connection without a listener leaves nothing half done: its
 * users have their own error, and connect again. Where a peer ends the connection while fetch reads a long response,
 * undici 7.29 (Node 24) throws an assertion besides. A rejected promise that no one awaited is background work that
 * failed; it breaks nothing else. Any other exception leaves the process in an unknown state: the process ends, with
 * its database, and its supervisor starts it again. docs/reliability.md lists the cases of the libraries. Used by
 * start.ts.
 */
import { isConnectionError } from '../../platform/errors/connection-errors';
import type { Logger } from '../../platform/logging/logger';

/** An assertion of the fetch that Node has built in, about a connection that ended. */
const isOfFetch = (error: Error): boolean =>
  'code' in error && error.code === 'ERR_ASSERTION' && /at Parser\.finish \(node:internal\/deps\/undici/.test(error.stack ?? '');

export function reportAccidents(logger: Logger): void {
  process.on('uncaughtException', (error) => {
    if (isConnectionError(error) || isOfFetch(error)) return logger.warn('a connection broke that no one listened to', { error });
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
