/**
 * Signals to a program and the processes it has started: freezing, killing and ending must reach workers too. Used by
 * the components of the cluster.
 */
import { readProcesses } from './process-table';

/** The program and its descendants, itself first. */
export function treeOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const [child, { parent }] of readProcesses()) children.set(parent, [...(children.get(parent) ?? []), child]);
  const below = (parent: number): number[] =>
    (children.get(parent) ?? []).flatMap((child) => (child === process.pid ? [] : [child, ...below(child)]));
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

/**
 * Suspends the tree with all its connections open; returns what `SIGCONT` has to reach. The program first, so that it
 * starts nothing else.
 */
export function freezeTree(pid: number): number[] {
  signalAll([pid], 'SIGSTOP');
  const frozen = treeOf(pid);
  signalAll(frozen, 'SIGSTOP');
  return frozen;
}
