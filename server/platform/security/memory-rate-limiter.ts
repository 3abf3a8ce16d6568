/** RateLimiter in this process's memory, by rate-limiter-flexible. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyAttempts } from '../errors/common-errors';
import { RateLimiter, type RateUse } from './rate-limiter';

const UNLIMITED = Number.MAX_SAFE_INTEGER;

export class MemoryRateLimiter extends RateLimiter {
  private readonly counters = new Map<string, RateLimiterMemory>();
  private readonly blocks = new RateLimiterMemory({ keyPrefix: 'blocked', points: UNLIMITED, duration: 0 });

  async consume(bucket: string, key: string, points: number, limit: number, windowSeconds: number): Promise<RateUse> {
    await this.refuseIfBlocked(bucket, key);
    const counter = this.counter(bucket, limit, windowSeconds);
    try {
      return toUse(await counter.consume(key, points), limit);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw tooManyAttempts(seconds(refusal));
      throw refusal;
    }
  }

  async check(bucket: string, key: string, limit: number, windowSeconds: number): Promise<RateUse> {
    await this.refuseIfBlocked(bucket, key);
    const state = await this.counter(bucket, limit, windowSeconds).get(key);
    if (!state) return { used: 0, remaining: limit, resetsInSeconds: windowSeconds };
    if (state.consumedPoints >= limit) throw tooManyAttempts(seconds(state));
    return toUse(state, limit);
  }

  async block(bucket: string, key: string, secondsLong: number): Promise<void> {
    await this.blocks.set(`${bucket}:${key}`, 1, secondsLong);
  }

  async reset(bucket: string, key: string): Promise<void> {
    await this.blocks.delete(`${bucket}:${key}`);
    for (const [name, counter] of this.counters) if (name.startsWith(`${bucket}|`)) await counter.delete(key);
  }

  private async refuseIfBlocked(bucket: string, key: string): Promise<void> {
    const blocked = await this.blocks.get(`${bucket}:${key}`);
    if (blocked) throw tooManyAttempts(seconds(blocked));
  }

  private counter(bucket: string, limit: number, windowSeconds: number): RateLimiterMemory {
    const name = `${bucket}|${limit}|${windowSeconds}`;
    const known = this.counters.get(name);
    if (known) return known;
    const made = new RateLimiterMemory({ keyPrefix: name, points: limit, duration: windowSeconds });
    this.counters.set(name, made);
    return made;
  }
}

function seconds(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
}

function toUse(state: RateLimiterRes, limit: number): RateUse {
  return { used: state.consumedPoints, remaining: Math.max(0, limit - state.consumedPoints), resetsInSeconds: seconds(state) };
}
