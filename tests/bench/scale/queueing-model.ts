/**
 * A closed queueing network: so many users who each ask again after a response, and stations that each serve one
 * request at a time. Exact mean value analysis (Reiser and Lavenberg, 1980): throughput and response time follow from
 * the time that one request needs at each station. Pure.
 */

export interface Prediction {
  readonly perSecond: number;
  /** Milliseconds, the waits included. */
  readonly responseMs: number;
}

/** `demands`: milliseconds of one request at each station; `delayMs`: what it waits for without a queue. */
export function predict(demands: readonly number[], users: number, delayMs = 0): Prediction {
  let waiting = demands.map(() => 0);
  let result: Prediction = { perSecond: 0, responseMs: 0 };
  for (let present = 1; present <= users; present += 1) {
    const times = demands.map((demand, station) => demand * (1 + (waiting[station] ?? 0)));
    const responseMs = times.reduce((sum, time) => sum + time, delayMs);
    const perMs = responseMs > 0 ? present / responseMs : 0;
    waiting = times.map((time) => perMs * time);
    result = { perSecond: perMs * 1_000, responseMs };
  }
  return result;
}

/** Requests a second that no number of users exceeds: the busiest station is never idle. */
export const mostPerSecond = (demands: readonly number[]): number => 1_000 / Math.max(...demands);
