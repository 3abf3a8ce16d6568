/**
 * A program that is interrupted ends what it has started, and what that has started, before it ends itself: Node would
 * end it alone, and its servers, databases and browsers would run on. Used by the test run, the benches, `npm run
 * chaos` and `npm run cluster`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { constants } from 'node:os';
import { livePid, processMark } from './process-state';
import { signalAll, treeOf } from './process-tree';

/** A server ends its requests within 9 s. */
const PATIENCE_MS = 12_000;

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
  signalAll(live(), 'SIGKILL');
}

/** From now on. A second signal ends everything at once. */
export function endDescendantsWhenInterrupted(tidyUp: () => void = () => undefined): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    let isEnding = false;
    process.on(signal, () => {
      if (isEnding) return signalAll(treeOf(process.pid).slice(1), 'SIGKILL');
      isEnding = true;
      void endDescendants().then(() => {
        tidyUp();
        process.exit(128 + constants.signals[signal]);
      });
    });
  }
}
