/**
 * Which errors mean that PostgreSQL could not be reached, rather than that it rejected a statement: the server is away, starting, stopping or full, the
 * connection broke, or no connection was free in time. Trying again later can help. Codes: PostgreSQL, appendix A, and Node's network errors.
 */
const CODE =
  /^(08...|57P0[1235]|53300|ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/;
/** Messages of pg and pg-pool that have no code. */
const TEXT =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)/;
/** Nothing can be written: the disk of the database or of this machine is full (53100, ENOSPC, EDQUOT) or fails (58030, EIO). */
const STORAGE = /^(53100|58030|ENOSPC|EDQUOT|EIO)$/;
/** A statement that writes reached a standby: the primary has just moved elsewhere. */
const READ_ONLY = '25006';

interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
  /** TypeORM's errors carry the driver's. */
  readonly driverError?: unknown;
}

export function isConnectionError(error: unknown): boolean {
  const { code, message } = causeOf(error);
  if (typeof code === 'string') return CODE.test(code);
  return typeof message === 'string' && TEXT.test(message);
}

export function isStorageError(error: unknown): boolean {
  const { code } = causeOf(error);
  return typeof code === 'string' && STORAGE.test(code);
}

export function isReadOnlyError(error: unknown): boolean {
  return causeOf(error).code === READ_ONLY;
}

function causeOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return {};
  const { driverError }: Failure = error;
  return driverError !== undefined && driverError !== error ? causeOf(driverError) : error;
}
