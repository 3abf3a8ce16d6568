/**
 * An error no one foresaw: the user gets an id, the log gets the error under the same id, and nothing of it leaves the
 * server.
 */
import { randomBytes } from 'node:crypto';
import type { Logger } from '../logging/logger';

export function recordIncident(logger: Logger, error: unknown, where: string): string {
  const incident = randomBytes(6).toString('hex');
  logger.error('incident', { incident, where, error });
  return incident;
}
