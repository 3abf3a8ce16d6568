/** RateLimiter in this process's memory. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { CountingRateLimiter } from './counting-rate-limiter';

export class MemoryRateLimiter extends CountingRateLimiter {
  protected makeCounter(bucket: string, points: number, windowSeconds: number): RateLimiterMemory {
    return new RateLimiterMemory({ keyPrefix: `${bucket}|${points}|${windowSeconds}`, points, duration: windowSeconds });
  }
}
