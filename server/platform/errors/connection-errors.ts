/**
 * Which errors of PostgreSQL pass by themselves or by the operator's hand, rather than reject what was asked: nothing
 * is wrong with the request, and trying again later can help. Codes: PostgreSQL, appendix A, and Node's network and TLS
 * errors.
 */

/** The server is away, starting, stopping or full, the connection broke, or no connection was free in time. */
const AWAY =
  /^(08...|25P0[34]|57P0[1235]|53[2-4]00|ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/;
/**
 * The server is there and lets this process in no more: another password, a role, database or right that is gone, a
 * certificate that has run out.
 */
const CLOSED = /^(28P01|28000|3D000|57P04|ERR_TLS_.+|ERR_SSL_.+|CERT_.+|(DEPTH_ZERO_)?SELF_SIGNED_CERT.*|UNABLE_TO_.+)$/;
/** Messages of pg and pg-pool that have no code. */
const TEXT =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)/;
/**
 * Another transaction held a lock for too long (55P03: lock_timeout), or got in the way again and again: nothing was
 * done.
 */
const LOCKED = /^(55P03|40001|40P01)$/;
/** The statement took longer than statement_timeout: nothing was done. */
const LATE = '57014';
/**
 * Nothing can be written: the disk of the database or of this machine is full (53100, ENOSPC, EDQUOT) or fails (58030,
 * EIO).
 */
const STORAGE = /^(53100|58030|ENOSPC|EDQUOT|EIO)$/;
/** A statement that writes reached a standby: the primary has just moved elsewhere. */
const READ_ONLY = '25006';
/** The role may connect, and not read or write: its rights were taken, or have not been given yet. */
const NO_RIGHT = '42501';

interface Failure {
  readonly code?: unknown;
  /** Severity of a PostgreSQL error: after FATAL and PANIC the connection is closed, or was not made. */
  readonly severity?: unknown;
  readonly message?: unknown;
  /** TypeORM's errors carry the driver's. */
  readonly driverError?: unknown;
}

/** There is no usable connection: PostgreSQL is away, or lets this process in no more. */
export function isConnectionError(error: unknown): boolean {
  const { code, severity, message } = causeOf(error);
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  if (typeof code === 'string') return AWAY.test(code) || CLOSED.test(code);
  return typeof message === 'string' && TEXT.test(message);
}

/** A connection is refused until an operator has changed the settings or the rights: waiting alone does not help. */
export function isRefusal(error: unknown): boolean {
  const { code, severity } = causeOf(error);
  if (typeof code !== 'string') return false;
  return CLOSED.test(code) || (severity === 'FATAL' && !AWAY.test(code));
}

export function isLockError(error: unknown): boolean {
  const { code } = causeOf(error);
  return typeof code === 'string' && LOCKED.test(code);
}

export function isLateStatement(error: unknown): boolean {
  return causeOf(error).code === LATE;
}

/** Reports whether the work was not done because of a temporary failure: it may succeed when it is requested again. */
export function isPassingFailure(error: unknown): boolean {
  return (
    isConnectionError(error) ||
    isLockError(error) ||
    isLateStatement(error) ||
    isStorageError(error) ||
    isReadOnlyError(error) ||
    isMissingRight(error)
  );
}

export function isStorageError(error: unknown): boolean {
  const { code } = causeOf(error);
  return typeof code === 'string' && STORAGE.test(code);
}

export function isReadOnlyError(error: unknown): boolean {
  return causeOf(error).code === READ_ONLY;
}

export function isMissingRight(error: unknown): boolean {
  return causeOf(error).code === NO_RIGHT;
}

function causeOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return {};
  const { driverError }: Failure = error;
  return driverError !== undefined && driverError !== error ? causeOf(driverError) : error;
}
