/**
 * How a request is counted: by operation and outcome, from what the transports recorded of it. Used by request-log.ts.
 */
import type { FinishedRequest } from './request-observer';
import type { RequestState } from './request-state';

/** First parts of the addresses that are no pages. */
const AREAS: Readonly<Record<string, string>> = {
  livez: 'probes',
  readyz: 'probes',
  media: 'media',
  'order-images': 'media',
  'my-data': 'media',
  docs: 'docs',
  assets: 'assets',
  'client-reports': 'client reports',
};

/** Its client closed the connection before the whole response was out. */
const CLIENT_GONE = 'CLIENT_GONE';

export interface EndedRequest {
  readonly state: RequestState;
  readonly path: string;
  readonly status: number;
  readonly isBroken: boolean;
  readonly ms: number;
}

export function finishedRequest({ state, path, status, isBroken, ms }: EndedRequest): FinishedRequest {
  return { ...operationOf(state, path), code: codeOf(state, status, isBroken), seconds: ms / 1000 };
}

function operationOf({ operation, route }: RequestState, path: string): Pick<FinishedRequest, 'transport' | 'operation'> {
  if (operation) return { transport: 'graphql', operation: operation.field };
  if (route !== undefined) return { transport: 'rest', operation: route };
  const [, area = '', version] = path.split('/', 3);
  if (area === 'graphql') return { transport: 'graphql', operation: 'other' };
  if (area === 'api' && version === 'v1') return { transport: 'rest', operation: 'other' };
  return { transport: 'web', operation: (Object.hasOwn(AREAS, area) && AREAS[area]) || 'pages' };
}

function codeOf({ error }: RequestState, status: number, isBroken: boolean): string {
  if (error !== undefined) return error;
  if (isBroken) return CLIENT_GONE;
  return status < 400 ? 'OK' : `HTTP_${status}`;
}
