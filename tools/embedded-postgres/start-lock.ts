/**
 * One process at a time may create, start or take over the database of a folder; the others wait for it and then share
 * what it started. Used by start-embedded.ts.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { LockError, tryLock, unlock } from '../processes/process-lock';
import { ClusterError } from './cluster-error';

const PATIENCE_MS = 60_000;

export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const file = `${dataDir}.lock`;
  await take(file, dataDir);
  try {
    return await work();
  } finally {
    unlock(file);
  }
}

async function take(file: string, dataDir: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let pid = holderOf(file); pid !== undefined; pid = holderOf(file)) {
    if (performance.now() > until) throw new ClusterError(`Process ${pid} has been starting the database of ${dataDir} for a minute.`);
    await sleep(100);
  }
}

/** Undefined once it is this process's. */
function holderOf(file: string): number | undefined {
  try {
    return tryLock(file);
  } catch (error) {
    throw error instanceof LockError ? new ClusterError(error.message) : error;
  }
}
