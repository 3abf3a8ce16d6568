/**
 * Failures of what the server depends on, as one of our errors: their sender did nothing wrong, and trying again later
 * can help. No incident.
 */
import { isConnectionError, isLateStatement, isLockError, isMissingRight, isReadOnlyError, isStorageError } from './connection-errors';
import { AppError } from './app-error';
import { storageFull, tookTooLong, unavailable } from './common-errors';
import { guardError } from './guard-errors';

/** Receives each write that failed for want of space. */
export interface DiskReport {
  reportFull(error: unknown): void;
}

/** Null for an error that no one foresaw. */
export function knownFailure(error: unknown, disk?: DiskReport): AppError | null {
  if (error instanceof AppError) return error;
  const guarded = guardError(error);
  if (guarded) return guarded;
  if (isStorageError(error)) {
    disk?.reportFull(error);
    return storageFull();
  }
  if (isLateStatement(error)) return tookTooLong();
  const isPassing = isConnectionError(error) || isLockError(error) || isReadOnlyError(error) || isMissingRight(error);
  return isPassing ? unavailable() : null;
}
