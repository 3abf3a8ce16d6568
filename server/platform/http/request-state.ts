/** Facts for the request log about a request; the transports, which know the actor and the operation, fill them in. */
import type { IncomingMessage } from 'node:http';
import type { Viewer } from '../security/viewer';

export interface RequestState {
  readonly id: string;
  readonly startedAt: number;
  /** The signed-in account. */
  actor?: string;
  /** The id of the API key that acts for it. */
  apiKeyId?: string;
  /** The GraphQL operation, where there is one. */
  operation?: OperationName;
  /** The REST route, where there is one: `GET /api/v1/products/:id`. */
  route?: string;
  /** The code of the error that the response reports, the first of several. */
  error?: string;
}

/** How a GraphQL operation is named to an operator. */
export interface OperationName {
  /** In the log: its kind and its name, or its first root field where it has none. */
  readonly name: string;
  /** In the metrics: its kind and its first root field, which the schema bounds. */
  readonly field: string;
}

const STATE = Symbol('state');

/**
 * A property of its own: in a WeakMap requests that have ended stay until the next collection of the whole heap, and
 * each small one has to go through them.
 */
interface Followed extends IncomingMessage {
  [STATE]?: RequestState;
}

export function beginRequest(request: IncomingMessage, id: string): RequestState {
  const state: RequestState = { id, startedAt: performance.now() };
  (request as Followed)[STATE] = state;
  return state;
}

export function requestState(request: IncomingMessage): RequestState {
  return (request as Followed)[STATE] ?? beginRequest(request, 'unknown');
}

/** The request log will name the user, or who acts for them, and the API key that acts for them. */
export function noteActor(request: IncomingMessage, { id, apiKey, acting }: Pick<Viewer, 'id' | 'apiKey' | 'acting'>): void {
  const state = requestState(request);
  state.actor = acting?.agentId ?? id;
  if (apiKey) state.apiKeyId = apiKey.id;
}
