/**
 * Counts points per bucket and key in fixed windows: requests per account, failed logins per phone, codes per hour.
 * Every service limits through this port; in memory for one process now, a shared store behind the same class later.
 */
export interface RateUse {
  readonly used: number;
  readonly remaining: number;
  readonly resetsInSeconds: number;
}

export abstract class RateLimiter {
  /**
   * Takes points; throws AppError RATE_LIMITED (with retryAfterSeconds) once more than `limit` are taken in the window.
   */
  abstract consume(bucket: string, key: string, points: number, limit: number, windowSeconds: number): Promise<RateUse>;
  /** Throws as consume would with no point left (or while blocked), but takes nothing. */
  abstract check(bucket: string, key: string, limit: number, windowSeconds: number): Promise<RateUse>;
  /** Rejects the key for so many seconds, whatever its points (growing delays). */
  abstract block(bucket: string, key: string, seconds: number): Promise<void>;
  /** Clears the key: a successful login resets its failures. */
  abstract reset(bucket: string, key: string): Promise<void>;
}
