/**
 * RateLimiter in Redis, so that all processes count together. A bucket's points for a key are stored under one name
 * whatever the limit is, so that one process resets what another counted. While Redis is away each process counts in
 * its own memory (redis-link.ts warns): no one is locked out.
 */
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisLink } from '../redis/redis-link';
import { CountingRateLimiter, UNLIMITED } from './counting-rate-limiter';

const PREFIX = 'haatbar:rate';

export class RedisRateLimiter extends CountingRateLimiter {
  constructor(private readonly link: RedisLink) {
    super();
  }

  protected makeCounter(bucket: string, points: number, windowSeconds: number): RateLimiterRedis {
    const options = { keyPrefix: `${PREFIX}:${bucket}`, points, duration: windowSeconds };
    return new RateLimiterRedis({
      ...options,
      storeClient: this.link.commands,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  }

  /**
   * All of them share their names in Redis, and a process that has counted nothing yet resets as well; those known have
   * memories of their own.
   */
  protected override countersOf(bucket: string): ReturnType<CountingRateLimiter['countersOf']> {
    const counters = super.countersOf(bucket);
    return counters.length > 0 ? counters : [this.counter(bucket, UNLIMITED, 0)];
  }
}
