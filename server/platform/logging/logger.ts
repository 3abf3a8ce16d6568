/**
 * The log: JSON, one line an event, one line a request. Secrets never reach it: fields with their names are blanked whatever
 * their depth up to three, and errors are told by name, message and stack, not by the parameters that caused them.
 * `Logger` is what services ask for; pino does the work.
 */
import pino from 'pino';

export type LogFields = Readonly<Record<string, unknown>>;

export abstract class Logger {
  abstract debug(message: string, fields?: LogFields): void;
  abstract info(message: string, fields?: LogFields): void;
  abstract warn(message: string, fields?: LogFields): void;
  abstract error(message: string, fields?: LogFields): void;
  /** Waits until what was written has left the process. */
  abstract flush(): Promise<void>;
}

// Names under which tokens, passwords, codes, identity numbers and keys travel in this project and in HTTP.
const SECRET_FIELDS = [
  'password',
  'passwordHash',
  'currentPassword',
  'newPassword',
  'token',
  'tokenHash',
  'session',
  'apiKey',
  'secret',
  'previousSecret',
  'code',
  'codeHash',
  'otp',
  'nid',
  'tradeLicense',
  'tradelicense',
  'authorization',
  'cookie',
  'paymentReference',
  'paymentNumber',
];
const SECRET_PATHS = SECRET_FIELDS.flatMap((name) => ['', '*.', '*.*.', '*.*.*.'].map((depth) => `${depth}${name}`));

class PinoLogger extends Logger {
  constructor(private readonly pino: pino.Logger) {
    super();
  }

  debug(message: string, fields: LogFields = {}): void {
    this.pino.debug(fields, message);
  }

  info(message: string, fields: LogFields = {}): void {
    this.pino.info(fields, message);
  }

  warn(message: string, fields: LogFields = {}): void {
    this.pino.warn(fields, message);
  }

  error(message: string, fields: LogFields = {}): void {
    this.pino.error(fields, message);
  }

  flush(): Promise<void> {
    return new Promise((resolve) => this.pino.flush(() => resolve()));
  }
}

export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: SECRET_PATHS, censor: '[redacted]' },
    serializers: { error: describeError },
  };
  return new PinoLogger(destination ? pino(options, destination) : pino(options));
}

/** A database error carries the values of its query: only what names the fault is kept. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { driverError } = error as Error & { driverError?: { code?: string; constraint?: string; table?: string } };
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(driverError && { sqlState: driverError.code, constraint: driverError.constraint, table: driverError.table }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
