/**
 * An error no one foresaw: the user gets an id, the log gets the error under the same id, and nothing of it leaves the
 * server.
 */
import { randomBytes } from 'node:crypto';
import type { Logger } from '../logging/logger';
import { isMissingRight } from './connection-errors';

/** Every request may fail so: one line in this time is enough. */
const RIGHT_AGAIN_MS = 60_000;
const missedAt = new WeakMap<Logger, number>();

export function recordIncident(logger: Logger, error: unknown, where: string): string {
  const incident = randomBytes(6).toString('hex');
  logger.error('incident', { incident, where, error });
  return incident;
}

/** A right that the role lacks is the operator's to give, and no incident of a request: the log names it. */
export function logMissingRight(logger: Logger, error: unknown): void {
  const now = performance.now();
  if (!isMissingRight(error) || now - (missedAt.get(logger) ?? -RIGHT_AGAIN_MS) < RIGHT_AGAIN_MS) return;
  missedAt.set(logger, now);
  logger.error("the database's role lacks a right", { error });
}
