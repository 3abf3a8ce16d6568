/** Signals to a program and the processes it has started: freezing, killing and ending must reach workers too. Used by the components of the cluster. */
import { execFileSync } from 'node:child_process';

/** The program and its descendants, itself first. */
export function treeOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    parents.flatMap(([child = 0, of]) => (of === parent && child !== process.pid ? [child, ...below(child)] : []));
  return [pid, ...below(pid)];
}

/** Processes that have ended meanwhile are passed over. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Suspends the tree with all its connections open; returns what `SIGCONT` has to reach. The program first, so that it starts nothing else. */
export function freezeTree(pid: number): number[] {
  signalAll([pid], 'SIGSTOP');
  const frozen = treeOf(pid);
  signalAll(frozen, 'SIGSTOP');
  return frozen;
}
