/**
 * The general rate of the API: a query costs one point, a mutation five, and one more for each 50 of its cost; so many a minute per account, fewer per visitor's address. What an
 * account's API keys spend is counted apart, so that a program which runs wild does not lock its owner out of the web; each key has a limit of its own.
 */
import { limits } from '../../../../schema/values/limits';
import { addressKey } from '../../security/address-key';
import type { RateLimiter } from '../../security/rate-limiter';
import type { Viewer } from '../../security/viewer';

export const ACCOUNT_POINTS = 2000;
export const VISITOR_POINTS = 600;
const WINDOW_SECONDS = 60;

/** Taken from every request before its body is read. */
export const REQUEST_POINTS = 1;
/** Taken on top of that once the request turns out to be a mutation. */
export const MUTATION_POINTS = 4;
/** One more point is taken for each of these in an operation's cost (query-cost.ts). */
export const COST_OF_A_POINT = 50;

export interface Caller {
  readonly viewer: Viewer | null;
  readonly ip: string;
}

/** What an operation takes beyond its request: nothing below a cost of 50. */
export function operationPoints(cost: number, isMutation: boolean): number {
  return (isMutation ? MUTATION_POINTS : 0) + Math.floor(cost / COST_OF_A_POINT);
}

/** Throws RATE_LIMITED with the seconds to wait. */
export async function takePoints(limiter: RateLimiter, caller: Caller, points: number): Promise<void> {
  if (points === 0) return;
  const { key, limit } = purseOf(caller);
  await limiter.consume('api', key, points, limit, WINDOW_SECONDS);
}

export interface PointsLeft {
  readonly left: number;
  readonly limit: number;
  readonly resetsInSeconds: number;
}

/** Takes nothing. */
export async function pointsLeft(limiter: RateLimiter, caller: Caller): Promise<PointsLeft> {
  const { key, limit } = purseOf(caller);
  const { remaining, resetsInSeconds } = await limiter.check('api', key, limit, WINDOW_SECONDS);
  return { left: remaining, limit, resetsInSeconds };
}

function purseOf({ viewer, ip }: Caller): { key: string; limit: number } {
  if (!viewer) return { key: `address:${addressKey(ip)}`, limit: VISITOR_POINTS };
  return { key: `${viewer.apiKey ? 'keys-of' : 'account'}:${viewer.id}`, limit: ACCOUNT_POINTS };
}

/** Every request of an API key, whatever it costs. Throws RATE_LIMITED. */
export async function countKeyRequest(limiter: RateLimiter, viewer: Viewer | null): Promise<void> {
  if (viewer?.apiKey) await limiter.consume('api-key', viewer.apiKey.id, 1, limits.apiKeyRequestsPerMinute, WINDOW_SECONDS);
}
