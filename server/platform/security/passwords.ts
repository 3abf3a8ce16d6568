/**
 * Password hashing with argon2id at OWASP's figures, off the event loop, at most four at once. A flood of logins waits
 * in a bounded queue and is then rejected with RATE_LIMITED, so that hashing never takes all of the processor and
 * memory. One network (networkKey) has a quarter of the queue, so that its flood leaves places to the others.
 */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { tooManyAttempts } from '../errors/common-errors';
import { Gate, GateFullError } from './gate';

/** Algorithm 2 is argon2id; the package's enum is a const enum, which isolated modules cannot import. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PARALLEL = 4;
const MAX_WAITING = 200;
const BUSY_RETRY_SECONDS = 5;

const gate = new Gate(PARALLEL, MAX_WAITING, MAX_WAITING / 4);
let dummyHash: Promise<string> | undefined;

export function hashPassword(password: string, network?: string): Promise<string> {
  return gated(() => hash(password, OPTIONS), network);
}

export function verifyPassword(stored: string, password: string, network?: string): Promise<boolean> {
  return gated(() => verify(stored, password), network);
}

/** As typed, then without the blanks around it: passwords used to be stored trimmed. */
export async function verifyTyped(stored: string, typed: string, network?: string): Promise<boolean> {
  if (await verifyPassword(stored, typed, network)) return true;
  const trimmed = typed.trim();
  return trimmed !== typed && verifyPassword(stored, trimmed, network);
}

/**
 * Spends the time of a real verification when there is no account, so that unknown phones get no faster response.
 * Always false.
 */
export async function verifyDummy(typed: string, network?: string): Promise<false> {
  dummyHash ??= hashPassword(randomBytes(18).toString('base64url'));
  await verifyTyped(await dummyHash, typed, network);
  return false;
}

async function gated<T>(work: () => Promise<T>, network: string | undefined): Promise<T> {
  try {
    return await gate.run(work, network);
  } catch (error) {
    if (error instanceof GateFullError) throw tooManyAttempts(BUSY_RETRY_SECONDS);
    throw error;
  }
}
