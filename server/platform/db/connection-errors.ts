/**
 * Which errors say that PostgreSQL could not be reached, rather than that it rejected a statement: the server is away, starting, stopping or full,
 * the connection broke, or no connection was free in time. Trying again later can help. Codes: PostgreSQL, appendix A, and Node's network errors.
 */
const CODE = /^(08...|57P0[1235]|53300|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH)$/;
/** What pg and pg-pool say without a code. */
const TEXT =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)/;

interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
  /** TypeORM's errors carry the driver's. */
  readonly driverError?: unknown;
}

export function isConnectionError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError }: Failure = error;
  if (driverError !== undefined && driverError !== error) return isConnectionError(driverError);
  if (typeof code === 'string') return CODE.test(code);
  return typeof message === 'string' && TEXT.test(message);
}
