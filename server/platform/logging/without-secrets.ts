/**
 * Blanks what must not be in a log: fields whose names say that they hold a secret, at any depth, and of errors
 * everything but name, message, stack and what names the error. Pure; used by logger.ts for every line but that of a
 * request.
 */

/**
 * Names under which tokens, passwords, codes, identity numbers and keys travel in this project and in HTTP, alone or at
 * the end of a longer name.
 */
const SECRET_NAME =
  /^(?:code|session)$|(?:password|passwordHash|token|tokenHash|api_?key|secret|secretKey|codeHash|otp|totp|nid|tradeLicense|authorization|cookie|paymentReference|paymentNumber|endpoint|p256dh|auth|privateKey)s?$/i;
/** Nothing that is logged goes deeper. */
const DEEPEST = 8;
/** Several failures of one job are logged with so many of their reasons. */
const MOST_ERRORS = 5;

export function withoutSecrets(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRET_NAME.test(name) ? '[redacted]' : cleaned(value, 1)]),
  );
}

function cleaned(value: unknown, depth: number): unknown {
  if (value instanceof Error) return describeError(value, depth);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= DEEPEST) return '[deeper]';
  if (Array.isArray(value)) return value.map((one: unknown) => cleaned(one, depth + 1));
  if (Buffer.isBuffer(value)) return `[${value.length} bytes]`;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, SECRET_NAME.test(name) ? '[redacted]' : cleaned(one, depth + 1)]),
  );
}

/**
 * A database error carries the values of its statement and, in its detail, those of the row: only what names the error
 * stays.
 */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const { driverError } = error as Error & { driverError?: { code?: string; constraint?: string; table?: string } };
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(driverError && { sqlState: driverError.code, constraint: driverError.constraint, table: driverError.table }),
    ...(error instanceof AggregateError && depth < DEEPEST && { errors: cleaned(error.errors.slice(0, MOST_ERRORS), depth + 1) }),
    ...(error.cause !== undefined && depth < DEEPEST && { cause: cleaned(error.cause, depth + 1) }),
  };
}
