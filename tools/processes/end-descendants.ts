/**
 * A program that is interrupted ends what it has started, and what that has started, before it ends itself: Node would
 * end it alone, and its servers, databases and browsers would run on. Used by the test run, the benches, `npm run dev`,
 * `npm run chaos` and `npm run cluster`.
 */
import { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants } from 'node:os';
import { endWithNpm } from './end-with-npm';
import { isReaper, livePid, processMark } from './process-state';
import { signalAll, treeOf } from './process-tree';

/** A server ends its requests within 9 s. */
const PATIENCE_MS = 12_000;
/** One Ctrl-C comes twice: the terminal sends it to the whole group, and npm passes it on once more. */
const SAME_SIGNAL_MS = 1_000;

/** SIGTERM to each of them, frozen ones too, and SIGKILL to what is left after a while. */
async function endDescendants(): Promise<void> {
  const marks = new Set<string>();
  const live = (): number[] => [...marks].flatMap((mark) => livePid(mark) ?? []);
  const signalled = new Set<string>();
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await sleep(50)) {
    // whose parent has ended is no longer below this process: each is remembered when it is first seen
    for (const pid of [process.pid, ...live()].flatMap((parent) => treeOf(parent).slice(1))) {
      const mark = processMark(pid);
      if (mark === undefined || signalled.has(mark)) continue;
      marks.add(mark);
      signalled.add(mark);
      signalAll([pid], 'SIGTERM');
      signalAll([pid], 'SIGCONT');
    }
    if (live().length === 0) return;
  }
  kill(live());
}

/** The reaper of a cluster is left out: it removes what the others leave, and ends by itself. */
function kill(pids: readonly number[]): void {
  signalAll(
    pids.filter((pid) => !isReaper(pid)),
    'SIGKILL',
  );
}

/** From now on. A second signal, later than one that merely came twice, ends everything at once. */
export function endDescendantsWhenInterrupted(): void {
  const exit = process.exit.bind(process);
  let endingSince: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (endingSince !== null) {
        if (performance.now() - endingSince > SAME_SIGNAL_MS) kill(treeOf(process.pid).slice(1));
        return;
      }
      endingSince = performance.now();
      ignoreOtherEnds();
      const code = 128 + constants.signals[signal];
      void endDescendants().finally(() => {
        // the last listener decides
        process.on('exit', () => (process.exitCode = code));
        exit(code);
      });
    });
  }
  endWithNpm();
}

/**
 * The work of this program fails without its servers: that neither ends it early nor changes its exit code, and starts
 * nothing in their place, as a test run does with its workers.
 */
function ignoreOtherEnds(): void {
  process.on('uncaughtException', () => undefined);
  const children = ChildProcess.prototype as unknown as { spawn: () => never };
  children.spawn = () => {
    throw new Error('This program is ending: it starts nothing.');
  };
  // a test run puts back what it has replaced
  Object.defineProperty(process, 'exit', { get: () => () => undefined, set: () => {} });
}
