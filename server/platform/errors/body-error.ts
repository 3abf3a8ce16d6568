/** Errors of Express itself (an address it cannot decode, a body), as one of our errors. */
import type { AppError } from './app-error';
import { bodyTooLarge, malformedRequest } from './common-errors';

/** Null when the error is not about the request's body. */
export function bodyError(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  if (error.status === 413) return bodyTooLarge();
  if (error.status >= 400 && error.status < 500) return malformedRequest();
  return null;
}
