/**
 * Detects that the clock of this machine was set: wall time and running time drift apart. graphile-worker plans its
 * next minute by the wall clock, and would do nothing for as long as the clock went back, or make up for every minute
 * it went ahead. Used by graphile-job-queue.ts.
 */
const CHECK_MS = 2_000;
/** Less than this a timetable of minutes bears; clocks are slewed by less. */
const JUMP_MS = 30_000;

/** Calls back with the milliseconds that the clock was set ahead (negative: back). Returns what ends the watch. */
export function watchClock(onJump: (ms: number) => void): () => void {
  let ahead = Date.now() - performance.now();
  const timer = setInterval(() => {
    const jump = Date.now() - performance.now() - ahead;
    if (Math.abs(jump) < JUMP_MS) return;
    ahead += jump;
    onJump(Math.round(jump));
  }, CHECK_MS).unref();
  return () => clearInterval(timer);
}
