/**
 * Requests of Sandbox's page, which has no origin of its own and so sends `Origin: null`: they may read the responses,
 * as programs do, and never carry a session, since any site can make such a page. First at the GraphQL API.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { VERSION_HEADER } from '../../../../schema/values/api/api-version';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, accept-language, apollo-require-preflight, haatbar-cost, idempotency-key',
  'access-control-max-age': '86400',
};

const READABLE = {
  'access-control-allow-origin': 'null',
  'access-control-expose-headers': `retry-after, idempotency-replayed, x-request-id, ratelimit, ratelimit-policy, ${VERSION_HEADER}`,
};

export function opaqueOrigin(): RequestHandler {
  return (request, response, next) => {
    response.vary('Origin');
    if (!letOpaqueOriginRead(request, response) || request.method !== 'OPTIONS') return next();
    response.status(204).set(PREFLIGHT).end();
  };
}

/** True for such a request: its cookies are removed and its page may read the response. */
export function letOpaqueOriginRead({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.origin !== 'null') return false;
  delete headers.cookie;
  for (const [name, value] of Object.entries(READABLE)) response.setHeader(name, value);
  return true;
}
