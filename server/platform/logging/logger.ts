/**
 * The log: JSON, one line an event, one line a request. Secrets never reach it: the line of a request has a few flat
 * fields of known content, and whatever else is logged passes `withoutSecrets`. `Logger` is what services ask for; pino
 * does the work.
 */
import pino from 'pino';
import { standardOutput } from './log-output';
import { withoutSecrets } from './without-secrets';

export type LogFields = Readonly<Record<string, unknown>>;

/**
 * The log contains this of a request: the sender chooses nothing of it but the address and the name of the operation.
 */
export interface RequestLine {
  readonly id: string;
  /** The id of the signed-in user. */
  readonly actor: string | null;
  readonly apiKeyId?: string;
  readonly method: string;
  /** Without its query: searches and codes stay out of the log. */
  readonly path: string;
  /** GraphQL: its kind and name, or its first root field where it has no name. */
  readonly operation?: string;
  readonly status: number;
  /** The code of the error that was reported. */
  readonly error?: string;
  readonly ms: number;
  /** True where the client was gone before the end. */
  readonly broken?: true;
}

export abstract class Logger {
  /** One line for a request that got a response; written on every request, so it is not searched for secrets. */
  abstract request(line: RequestLine): void;
  abstract debug(message: string, fields?: LogFields): void;
  abstract info(message: string, fields?: LogFields): void;
  abstract warn(message: string, fields?: LogFields): void;
  abstract error(message: string, fields?: LogFields): void;
}

class PinoLogger extends Logger {
  constructor(
    private readonly pino: pino.Logger,
    /** Writes what waits: every line but a request's is written at once. */
    private readonly writeOut: () => void,
  ) {
    super();
  }

  request(line: RequestLine): void {
    this.pino.info(line, 'request');
  }

  debug(message: string, fields: LogFields = {}): void {
    if (!this.pino.isLevelEnabled('debug')) return;
    this.pino.debug(withoutSecrets(fields), message);
    this.writeOut();
  }

  info(message: string, fields: LogFields = {}): void {
    if (!this.pino.isLevelEnabled('info')) return;
    this.pino.info(withoutSecrets(fields), message);
    this.writeOut();
  }

  warn(message: string, fields: LogFields = {}): void {
    this.pino.warn(withoutSecrets(fields), message);
    this.writeOut();
  }

  error(message: string, fields: LogFields = {}): void {
    this.pino.error(withoutSecrets(fields), message);
    this.writeOut();
  }
}

export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  if (destination) return new PinoLogger(pino(options, destination), () => undefined);
  const output = standardOutput();
  return new PinoLogger(pino(options, output), () => output.writeOut());
}
