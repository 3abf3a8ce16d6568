/**
 * The general rate of the API: an operation takes a point for each 10 of its cost, at least one, and a mutation four
 * more, and one for each 8 KB of its document after the first; so many a minute per account, fewer per visitor's
 * address. What an account's API keys spend is counted apart, so that a program which runs wild does not lock its owner
 * out of the web; each key has a limit of its own.
 */
import { serverLimits } from '../../../../schema/values/server-limits';
import { AppError } from '../../errors/app-error';
import { addressKey } from '../../security/address-key';
import type { RateLimiter, RateUse } from '../../security/rate-limiter';
import type { Viewer } from '../../security/viewer';

export const ACCOUNT_POINTS = 6000;
/** Many phones share one address of a mobile operator: these are some 55 storefronts opened in a minute. */
export const VISITOR_POINTS = 1800;
const WINDOW_SECONDS = 60;

/** Taken from every request before its body is read. */
export const REQUEST_POINTS = 1;
/** Taken on top of that once the request turns out to be a mutation. */
export const MUTATION_POINTS = 4;
/** A point is taken for each of these in an operation's cost (query-cost.ts), begun ones too. */
export const COST_OF_A_POINT = 10;

/** A list of REST that has no pages takes a point for each of these in its rows after the first one, begun ones too. */
export const ROWS_OF_A_POINT = 50;

/** A point is taken for each of these in the length of a document after the first one, begun ones too. */
export const LENGTH_OF_A_POINT = 8_192;

/**
 * Form of draft-ietf-httpapi-ratelimit-headers-10: `"api";q=1800;w=60` and `"api";r=1798;t=59`. An API key has two
 * items: `"api"` for the points, `"key"` for its own requests.
 */
const POLICY_HEADER = 'ratelimit-policy';
export const RATE_HEADER = 'ratelimit';

export interface Caller {
  readonly viewer: Viewer | null;
  readonly ip: string;
}

/** Sets a header of the response. */
export type SetHeader = (name: string, value: string) => void;

/** Tools send the same question for the schema again and again: where its result is stored, it takes a fifth. */
const COST_OF_A_STORED_POINT = 5 * COST_OF_A_POINT;

export type OperationKind = 'query' | 'mutation' | 'stored';

/**
 * Returns the points that an operation takes beyond those of its request: none for a query up to a cost of 10.
 * `stored`: the stored result is written, and not made again.
 */
export function operationPoints(cost: number, kind: OperationKind): number {
  const points = Math.ceil(cost / (kind === 'stored' ? COST_OF_A_STORED_POINT : COST_OF_A_POINT));
  return (kind === 'mutation' ? MUTATION_POINTS : 0) + Math.max(0, points - REQUEST_POINTS);
}

/**
 * Takes the points of a long document of this body before it is parsed: one that is wrong costs as much. Throws
 * RATE_LIMITED.
 */
export async function takeLengthPoints(limiter: RateLimiter, caller: Caller, body: unknown, setHeader?: SetHeader): Promise<void> {
  const document = typeof body === 'object' && body !== null && 'query' in body ? body.query : null;
  if (typeof document !== 'string' || document.length <= LENGTH_OF_A_POINT) return;
  await takePoints(limiter, caller, Math.ceil(document.length / LENGTH_OF_A_POINT) - 1, setHeader);
}

/**
 * Throws RATE_LIMITED with the seconds to wait. The headers of the response show the limit and what is left of it, in
 * either case.
 */
export async function takePoints(limiter: RateLimiter, caller: Caller, points: number, setHeader?: SetHeader): Promise<void> {
  if (points === 0) return;
  const { key, limit } = purseOf(caller);
  if (!setHeader) return void (await limiter.consume('api', key, points, limit, WINDOW_SECONDS));
  const keyUse = caller.viewer && keyUses.get(caller.viewer);
  const ofKey = keyUse ? `, ${leftOf('key', keyUse)}` : '';
  setHeader(POLICY_HEADER, caller.viewer?.apiKey ? KEY_POLICY : policyOf('api', limit));
  try {
    setHeader(RATE_HEADER, leftOf('api', await limiter.consume('api', key, points, limit, WINDOW_SECONDS)) + ofKey);
  } catch (error) {
    if (error instanceof AppError) setHeader(RATE_HEADER, leftOf('api', usedUp(error)) + ofKey);
    throw error;
  }
}

const policyOf = (name: string, limit: number): string => `"${name}";q=${limit};w=${WINDOW_SECONDS}`;
const leftOf = (name: string, { remaining, resetsInSeconds }: Left): string => `"${name}";r=${remaining};t=${resetsInSeconds}`;
type Left = Pick<RateUse, 'remaining' | 'resetsInSeconds'>;
const usedUp = ({ options }: Partial<Pick<AppError, 'options'>>): Left => ({
  remaining: 0,
  resetsInSeconds: options?.retryAfterSeconds ?? WINDOW_SECONDS,
});
const KEY_LIMIT = serverLimits.apiKeyRequestsPerMinute;
const KEY_POLICY = `${policyOf('api', ACCOUNT_POINTS)}, ${policyOf('key', KEY_LIMIT)}`;
/** The requests that a key had left when it was last counted. */
const keyUses = new WeakMap<Viewer, Left>();

export interface PointsLeft {
  readonly left: number;
  readonly limit: number;
  readonly resetsInSeconds: number;
}

/** Takes nothing. */
export async function pointsLeft(limiter: RateLimiter, caller: Caller): Promise<PointsLeft> {
  const { key, limit } = purseOf(caller);
  const { remaining, resetsInSeconds } = await limiter.check('api', key, limit, WINDOW_SECONDS).catch(usedUp);
  return { left: remaining, limit, resetsInSeconds };
}

/** Returns the requests that the caller's API key has left; null without one. */
export function keyRequestsLeft({ viewer }: Caller): PointsLeft | null {
  const use = viewer && keyUses.get(viewer);
  return use ? { left: use.remaining, limit: KEY_LIMIT, resetsInSeconds: use.resetsInSeconds } : null;
}

function purseOf({ viewer, ip }: Caller): { key: string; limit: number } {
  if (!viewer) return { key: `address:${addressKey(ip)}`, limit: VISITOR_POINTS };
  const payer = viewer.acting?.agentId ?? viewer.id; // an agent uses up nothing of the principal's
  return { key: `${viewer.apiKey ? 'keys-of' : 'account'}:${payer}`, limit: ACCOUNT_POINTS };
}

/**
 * Counts a request of an API key, whatever it costs. Throws RATE_LIMITED; the headers of the response show the limit
 * and what is left of it, in either case.
 */
export async function countKeyRequest(limiter: RateLimiter, viewer: Viewer | null, setHeader: SetHeader): Promise<void> {
  if (!viewer?.apiKey) return;
  setHeader(POLICY_HEADER, KEY_POLICY);
  try {
    const use = await limiter.consume('api-key', viewer.apiKey.id, 1, KEY_LIMIT, WINDOW_SECONDS);
    keyUses.set(viewer, use);
  } catch (error) {
    if (error instanceof AppError) {
      const ofPoints = await limiter.check('api', purseOf({ viewer, ip: '' }).key, ACCOUNT_POINTS, WINDOW_SECONDS).catch(usedUp);
      setHeader(RATE_HEADER, `${leftOf('api', ofPoints)}, ${leftOf('key', usedUp(error))}`);
    }
    throw error;
  }
}
