/**
 * A program that npm has started ends when npm is gone: npm passes SIGINT and SIGTERM on, but neither SIGHUP nor
 * SIGKILL, which would leave the program and its port behind. Imported first by programs: who started this process is
 * asked at once, for npm may end while it still loads.
 */
import fs from 'node:fs';

/** Process 1 adopts those whose parent has ended; in a container it may be npm itself. */
const ADOPTS = 1;
const RUNS_SCRIPTS = /^(?:.*\/)?(?:node|npm|pnpm|yarn)(?: |$)/;

const parent = process.ppid;
let isWatching = false;

export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined || isWatching) return;
  isWatching = true;
  if (isOrphan()) return end();
  const watch = setInterval(() => {
    if (!isOrphan()) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}

const end = (): void => void process.kill(process.pid, 'SIGTERM');

const isOrphan = (): boolean => process.ppid !== parent || (parent === ADOPTS && !runsScripts(ADOPTS));

function runsScripts(pid: number): boolean {
  try {
    return RUNS_SCRIPTS.test(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '');
  } catch {
    return false; // without /proc there are no such containers
  }
}
