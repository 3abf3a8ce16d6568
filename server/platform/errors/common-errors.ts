/** The errors that every part of the server shares, each with its one message. */
import type { MessageKey } from '../../../schema/messages/text';
import { limits } from '../../../schema/values/limits';
import { AccountStatus } from '../../../schema/values/accounts/roles';
import { AppError, type CurrentState, type MessageParams } from './app-error';

export function unauthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', 'error.unauthenticated');
}

export function forbidden(): AppError {
  return new AppError('FORBIDDEN', 'error.forbidden');
}

export function notFound(): AppError {
  return new AppError('NOT_FOUND', 'error.notFound');
}

/** NOT_FOUND that names each missing id of a list with its place: `productIds[2]`. */
export function notFoundAmong(field: string, ids: readonly string[], missing: readonly string[]): AppError {
  const fields = missing.map((id) => ({ field: `${field}[${ids.indexOf(id)}]`, key: 'error.notFound' as const, value: id }));
  return new AppError('NOT_FOUND', 'error.notFound', undefined, fields);
}

/** Asks a waiting user to wait, and shows a rejected or suspended one why. */
export function notApproved({ status, statusReason }: { readonly status: AccountStatus; readonly statusReason: string | null }): AppError {
  const reason = { reason: statusReason ?? '-' };
  if (status === AccountStatus.REJECTED) return new AppError('NOT_APPROVED', 'error.rejected', reason);
  if (status === AccountStatus.SUSPENDED) return new AppError('NOT_APPROVED', 'error.suspended', reason);
  return new AppError('NOT_APPROVED', 'error.notApproved');
}

/** While the database is away or late. */
export const TRY_AGAIN_SECONDS = 2;

/** The database or the image store cannot be reached, or too many requests wait for it. */
export function unavailable(): AppError {
  return new AppError('UNAVAILABLE', 'error.unavailable', undefined, undefined, { retryAfterSeconds: TRY_AGAIN_SECONDS });
}

/** A statement, or the whole request, was given up. */
export function tookTooLong(): AppError {
  return new AppError('TIMEOUT', 'error.timeout', undefined, undefined, { retryAfterSeconds: TRY_AGAIN_SECONDS });
}

const SPACE_AGAIN_SECONDS = 30;

/** Nothing can be written: the disk is full. Reads go on. */
export function storageFull(): AppError {
  return new AppError('UNAVAILABLE', 'error.storageFull', undefined, undefined, { retryAfterSeconds: SPACE_AGAIN_SECONDS });
}

export function tooManyAttempts(retryAfterSeconds: number): AppError {
  return new AppError('RATE_LIMITED', 'error.rateLimited', undefined, undefined, { retryAfterSeconds });
}

/** Someone changed it since the version that was edited; `version` is the one it has now. */
export function versionConflict(key: MessageKey, version: number): AppError {
  return conflict(key, { version });
}

interface ConflictDetails {
  readonly params?: MessageParams;
  /** The input that cannot be taken as things are. */
  readonly field?: string;
}

/** The request no longer fits what it is about: `current` is what that is now. */
export function conflict(key: MessageKey, current: CurrentState, { params, field }: ConflictDetails = {}): AppError {
  return new AppError('CONFLICT', key, params, field === undefined ? undefined : [{ field, key, ...(params && { params }) }], { current });
}

/** Not JSON, not multipart, or not the shape that is expected. */
export function malformedRequest(): AppError {
  return new AppError('BAD_REQUEST', 'error.malformed');
}

/** The header `allow` is its thrower's to set. */
export function methodNotAllowed(): AppError {
  return new AppError('METHOD_NOT_ALLOWED', 'error.methodNotAllowed');
}

/** A body that is neither JSON nor a form. */
export function wrongBodyType(): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', 'error.wrongType');
}

export function bodyTooLarge(): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', 'error.bodyTooLarge');
}

export function tooManyFiles(): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', 'error.tooManyFiles', { max: limits.imageCount });
}
