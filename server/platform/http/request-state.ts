/** What the request log will say of a request, filled in by whoever learns it: the doors know the actor and the operation. */
import type { IncomingMessage } from 'node:http';

export interface RequestState {
  readonly id: string;
  readonly startedAt: number;
  /** The signed-in account. */
  actor?: string;
  /** The GraphQL operation, where there is one. */
  operation?: string;
}

const states = new WeakMap<IncomingMessage, RequestState>();

export function beginRequest(request: IncomingMessage, id: string): RequestState {
  const state: RequestState = { id, startedAt: performance.now() };
  states.set(request, state);
  return state;
}

export function requestState(request: IncomingMessage): RequestState {
  return states.get(request) ?? beginRequest(request, 'unknown');
}
