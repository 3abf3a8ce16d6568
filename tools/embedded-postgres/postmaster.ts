/**
 * The running database of a data folder: whether it lives, who started it, and ending one that no one owns.
 * Used by start-embedded.ts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterError } from './cluster-error';
import { livePid, processMark, runs } from '../processes/process-state';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** The live database on this folder, if any. */
export function livePostmaster(dataDir: string): Postmaster | undefined {
  try {
    const lines = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    const recorded = { pid: Number(lines[0]), port: Number(lines[3]) };
    return runs(recorded.pid, 'postgres') ? recorded : undefined;
  } catch {
    return undefined;
  }
}

/** The live process that started the database on this folder, if any. */
export function liveOwner(dataDir: string): number | undefined {
  try {
    return livePid(fs.readFileSync(path.join(dataDir, 'owner.pid'), 'utf8'));
  } catch {
    return undefined;
  }
}

export function becomeOwner(dataDir: string): void {
  fs.writeFileSync(path.join(dataDir, 'owner.pid'), processMark(process.pid) ?? String(process.pid));
}

/** Leaves the folder free for a new database, or returns the live one that another live process owns. */
export async function clearStale(dataDir: string, log: (line: string) => void): Promise<Postmaster | undefined> {
  const pidFile = path.join(dataDir, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return undefined;
  const postmaster = livePostmaster(dataDir);
  if (postmaster && liveOwner(dataDir) !== undefined) return postmaster;
  // its owner was killed: the supervisor is shutting it down at this moment, or was killed too
  if (postmaster && !(await gone(dataDir, 2_000))) {
    log(`stopping a PostgreSQL left over from an earlier run (pid ${postmaster.pid})`);
    process.kill(postmaster.pid, 'SIGINT');
    if (!(await gone(dataDir, 15_000))) throw new ClusterError(`A PostgreSQL that does not stop (pid ${postmaster.pid}) holds ${dataDir}.`);
  }
  fs.rmSync(pidFile, { force: true });
  return undefined;
}

export async function gone(dataDir: string, patienceMs: number): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (livePostmaster(dataDir)) {
    if (performance.now() > until) return false;
    await sleep(50);
  }
  return true;
}
