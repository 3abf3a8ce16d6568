import { useSyncExternalStore } from 'react';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ApolloLink } from '@apollo/client/link';

/**
 * The server that cannot reach its database: which errors mean it, how long to wait before an operation is sent again,
 * and that some wait now.
 */
export const isUnavailable = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some((one) => one.extensions?.code === 'UNAVAILABLE')
    : ServerError.is(error) && error.statusCode === 503;

/** A mutation that carries a key is done once, however often it comes. */
export const hasKey = ({ variables }: Pick<ApolloLink.Operation, 'variables'>): boolean =>
  [variables, variables.input as unknown].some(
    (values) => typeof (values as { idempotencyKey?: unknown } | undefined)?.idempotencyKey === 'string',
  );

const firstWaitMs = 400;
/** A server that wants more time than this is not waited for: its error is shown. */
const longestWaitMs = 5_000;

/**
 * Returns the wait in milliseconds that the server asks for, in the body of its error or in the header `retry-after` of
 * a proxy. Returns 0 if it asks for none.
 */
function requestedMs(error: unknown): number {
  const seconds = CombinedGraphQLErrors.is(error)
    ? Math.max(0, ...error.errors.map(({ extensions }) => Number(extensions?.retryAfterSeconds ?? 0)))
    : ServerError.is(error)
      ? Number(error.response.headers.get('retry-after') ?? 0)
      : 0;
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

export const isWorthWaiting = (error: unknown): boolean => requestedMs(error) <= longestWaitMs;

/**
 * Milliseconds before try `count` + 1: growing, never less than the server asks for, and up to a quarter more by
 * chance, so that not all phones come at once.
 */
export function waitMs(count: number, error: unknown): number {
  const growing = Math.min(3_000, firstWaitMs * 2 ** (count - 1)) * (0.5 + Math.random() / 2);
  return Math.max(growing, requestedMs(error) * (1 + Math.random() / 4));
}

const waiting = new Set<object>();
const listeners = new Set<() => void>();

/** From the first response that reports it until this operation has ended. */
export function setWaiting(operation: object, now: boolean): void {
  if (now === waiting.has(operation)) return;
  if (now) waiting.add(operation);
  else waiting.delete(operation);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while something is sent again by itself. */
export const useServerAway = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting.size > 0,
    () => false,
  );
