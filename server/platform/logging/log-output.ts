/**
 * Standard output, which never stops the process: a receiver that has ended or stopped, or a file without space costs
 * lines and nothing else. pino's destination does the work but for `flushSync`, which repeats a write that fails for
 * ever. Used by logger.ts and start.ts.
 */
import { constants, fstatSync, openSync } from 'node:fs';
import pino from 'pino';

interface LogOutput extends pino.DestinationStream {
  /** Writes what waits, at once as far as it can be written. */
  writeOut(): void;
}

/** Lines of requests are written together when they are so long, or after so long. */
const BATCH_BYTES = 4_096;
const BATCH_MS = 250;
/** Limit of the bytes that wait to be written (some 4,000 lines). Later lines are dropped and counted. */
const MOST_WAITING_BYTES = 1_048_576;
/** At the end of the process, with 0.1 s between them, for a receiver that is slow. */
const LAST_TRIES = 5;

let shared: LogOutput | undefined;

/**
 * One for the process: what waits is written when it ends by itself; a kill loses the lines of the last quarter of a
 * second.
 */
export function standardOutput(): LogOutput {
  shared ??= open(1);
  return shared;
}

function open(descriptor: number): LogOutput {
  let [tries, dropped] = [0, 0];
  const output = pino.destination({
    dest: withoutWaiting(descriptor),
    sync: true,
    minLength: BATCH_BYTES,
    periodicFlush: BATCH_MS,
    maxLength: MOST_WAITING_BYTES,
    retryEAGAIN: () => tries-- > 0,
  });
  output.on('error', () => undefined); // the lines wait for the next try
  output.on('drop', () => dropped++);
  output.on('drain', () => {
    if (dropped === 0) return;
    const line = { level: 'warn', time: new Date().toISOString(), lines: dropped, msg: 'lines of the log were dropped' };
    dropped = 0;
    output.write(`${JSON.stringify(line)}\n`);
  });
  process.once('exit', () => {
    tries = LAST_TRIES;
    output.flush();
    output.flush(); // the first may have finished one that was cut off
  });
  return { write: (line) => output.write(line), writeOut: () => output.flush() };
}

/**
 * A pipe is opened once more for writing that rejects instead of waiting; what other programs have of it stays as it
 * is. A file never waits, and a socket cannot be opened.
 */
function withoutWaiting(descriptor: number): number {
  try {
    if (!fstatSync(descriptor).isFIFO()) return descriptor;
    return openSync(`/proc/self/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return descriptor; // another system, or a pipe of another account
  }
}
