/** RateLimiter over counters of rate-limiter-flexible; where they count is decided by the subclass. */
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyAttempts } from '../errors/common-errors';
import { RateLimiter, type RateUse } from './rate-limiter';

export const UNLIMITED = Number.MAX_SAFE_INTEGER;

export abstract class CountingRateLimiter extends RateLimiter {
  private readonly counters = new Map<string, RateLimiterAbstract>();

  /** A counter of `points` in each window of so many seconds (0: for ever). */
  protected abstract makeCounter(bucket: string, points: number, windowSeconds: number): RateLimiterAbstract;

  async consume(bucket: string, key: string, points: number, limit: number, windowSeconds: number): Promise<RateUse> {
    await this.rejectIfBlocked(bucket, key);
    const counter = this.counter(bucket, limit, windowSeconds);
    try {
      return toUse(await counter.consume(key, points), limit, windowSeconds);
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes) throw tooManyAttempts(seconds(rejection, windowSeconds));
      throw rejection;
    }
  }

  async check(bucket: string, key: string, limit: number, windowSeconds: number): Promise<RateUse> {
    await this.rejectIfBlocked(bucket, key);
    const state = await this.counter(bucket, limit, windowSeconds).get(key);
    if (!state) return { used: 0, remaining: limit, resetsInSeconds: windowSeconds };
    if (state.consumedPoints >= limit) throw tooManyAttempts(seconds(state, windowSeconds));
    return toUse(state, limit, windowSeconds);
  }

  async block(bucket: string, key: string, secondsLong: number): Promise<void> {
    await this.blocks().set(`${bucket}:${key}`, 1, secondsLong);
  }

  async reset(bucket: string, key: string): Promise<void> {
    await this.blocks().delete(`${bucket}:${key}`);
    for (const counter of this.countersOf(bucket)) await counter.delete(key);
  }

  /** Every counter that may hold points of this bucket. */
  protected countersOf(bucket: string): RateLimiterAbstract[] {
    return [...this.counters].filter(([name]) => name.startsWith(`${bucket}|`)).map(([, counter]) => counter);
  }

  protected counter(bucket: string, limit: number, windowSeconds: number): RateLimiterAbstract {
    const name = `${bucket}|${limit}|${windowSeconds}`;
    const counter = this.counters.get(name);
    if (counter) return counter;
    const made = this.makeCounter(bucket, limit, windowSeconds);
    this.counters.set(name, made);
    return made;
  }

  private blocks(): RateLimiterAbstract {
    return this.counter('blocked', UNLIMITED, 0);
  }

  private async rejectIfBlocked(bucket: string, key: string): Promise<void> {
    const blocked = await this.blocks().get(`${bucket}:${key}`);
    if (blocked) throw tooManyAttempts(seconds(blocked));
  }
}

/**
 * Never more than the window (0: unknown): the counters' ends are times of the clock, which may have been set back;
 * what ends them is a timer, which is not.
 */
function seconds(state: RateLimiterRes, windowSeconds = 0): number {
  const left = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return windowSeconds > 0 ? Math.min(left, windowSeconds) : left;
}

function toUse(state: RateLimiterRes, limit: number, windowSeconds: number): RateUse {
  const remaining = Math.max(0, limit - state.consumedPoints);
  return { used: state.consumedPoints, remaining, resetsInSeconds: seconds(state, windowSeconds) };
}
