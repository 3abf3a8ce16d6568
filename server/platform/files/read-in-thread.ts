/**
 * Reads the files that users upload (tables of products, settlements of gateways) in threads: one at work for each
 * account, two for the whole server, a few that wait. A file that takes too long or too much memory is a wrong file.
 * Accounts whose last files were slow share one of the two places, so that others wait for none of them.
 */
import { tooManyAttempts } from '../errors/common-errors';
import { invalidInput } from '../errors/validation-error';
import { Gate, GateFullError, KeyedGate } from '../security/gate';
import { runInThread, ThreadEndedError } from '../threads/run-in-thread';

interface FileTask {
  /** Account that owns the file. */
  readonly accountId: string;
  /** The file that the thread begins with, an absolute path without its extension. */
  readonly entry: string;
  /** The thread takes the bytes: they cannot be read afterwards. */
  readonly input: { readonly bytes: Buffer } & Readonly<Record<string, unknown>>;
  readonly end: AbortSignal;
}

/** A file of 5,000 lines takes two seconds on a machine that is busy. */
const SECONDS = 20;
const MEGABYTES = 96;
const AT_ONCE = 2;
const WAITING = 20;
const BUSY_RETRY_SECONDS = 10;
/** Longer than the largest table takes. */
const SLOW_MS = 3_000;
const SLOW_FOR_MS = 3_600_000;
/** So many accounts are remembered, the latest. */
const MOST_SLOW = 1_000;

const accounts = new KeyedGate(1, 0);
const gate = new Gate(AT_ONCE, WAITING);
const slowGate = new Gate(AT_ONCE - 1, WAITING);
/** Until when an account counts as slow, the latest one last. */
const slowUntil = new Map<string, number>();

/** BAD_USER_INPUT at `file` as the thread finds it; RATE_LIMITED while another file of the account is read. */
export async function readInThread<Output>({ accountId, ...task }: FileTask): Promise<Output> {
  try {
    const limited = { ...task, transfer: wholeMemoryOf(task.input.bytes), seconds: SECONDS, megabytes: MEGABYTES };
    const read = () => gate.run(() => timed(accountId, () => runInThread<Output>(limited)));
    return await accounts.run(accountId, () => (isSlow(accountId) ? slowGate.run(read) : read()));
  } catch (error) {
    if (error instanceof GateFullError) throw tooManyAttempts(BUSY_RETRY_SECONDS);
    // who has gone reads no error
    if (error instanceof ThreadEndedError) throw invalidInput([{ field: 'file', key: 'import.tooMuchToRead' }]);
    throw error;
  }
}

function isSlow(accountId: string): boolean {
  return (slowUntil.get(accountId) ?? 0) > performance.now();
}

async function timed<Output>(accountId: string, work: () => Promise<Output>): Promise<Output> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    if (performance.now() - begun > SLOW_MS) remember(accountId);
  }
}

function remember(accountId: string): void {
  slowUntil.delete(accountId);
  slowUntil.set(accountId, performance.now() + SLOW_FOR_MS);
  for (const oldest of slowUntil.keys()) {
    if (slowUntil.size <= MOST_SLOW) return;
    slowUntil.delete(oldest);
  }
}

/** A small file shares its memory with others, so it is copied. */
function wholeMemoryOf({ buffer, byteLength }: Buffer): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
