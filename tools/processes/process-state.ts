/**
 * Whether a process recorded in a file is still the one that wrote it. A pid alone is not enough: it may have been
 * given to another program, or belong to a zombie that no one has reaped. Used by process-lock.ts and postmaster.ts.
 */
import fs from 'node:fs';
import { hasProc, readProcess } from './process-table';

/** `pid start-time`: names one process on this machine for ever; undefined when it does not live. */
export function processMark(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'win32') return isKnown(pid) ? `${pid}` : undefined;
  const entry = readProcess(pid);
  if (!entry || entry.isZombie) return undefined;
  const boot = hasProc ? ` ${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}` : '';
  return `${pid} ${entry.started}${boot}`;
}

/** Windows has neither /proc nor `ps`. */
function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** The pid written in a mark, when exactly that process still lives. */
export function livePid(mark: string): number | undefined {
  const pid = Number(mark.split(' ')[0]);
  return processMark(pid) === mark ? pid : undefined;
}

/** Whether it is the reaper of a cluster, which outlives those that it reaps; unknown where there is no /proc. */
export const isReaper = (pid: number): boolean => hasProc && runs(pid, 'reaper-process');

/** Is this pid a live program of that name? (Where there is no /proc: is it alive.) */
export function runs(pid: number, name: string): boolean {
  if (processMark(pid) === undefined) return false;
  if (!hasProc) return true;
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(name);
  } catch {
    return false;
  }
}
