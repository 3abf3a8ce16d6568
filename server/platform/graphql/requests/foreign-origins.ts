/**
 * Pages of other sites, and Sandbox's page, which has no origin of its own (`Origin: null`): they may read the
 * responses, as programs do, and never with a session, since any site can make such a page. First at the GraphQL API.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { VERSION_HEADER } from '../../../../schema/values/api/api-version';
import { isOwnOrigin } from '../../security/origin';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'authorization, content-type, accept-language, apollo-require-preflight, haatbar-cost, haatbar-on-behalf-of, idempotency-key',
  'access-control-max-age': '86400',
};

const EXPOSED = `retry-after, idempotency-replayed, x-request-id, ratelimit, ratelimit-policy, ${VERSION_HEADER}`;

export function foreignOrigins(publicUrl: string | null): RequestHandler {
  return (request, response, next) => {
    response.vary('Origin');
    if (!letForeignOriginRead(request, response, publicUrl) || request.method !== 'OPTIONS') return next();
    response.status(204).set(PREFLIGHT).end();
  };
}

/**
 * True for such a request: its page may read the response. A page without an origin has its cookies removed; a foreign
 * page that sends cookies is left to be rejected.
 */
export function letForeignOriginRead({ headers }: IncomingMessage, response: ServerResponse, publicUrl: string | null): boolean {
  const { origin } = headers;
  if (origin === undefined || isOwnOrigin(headers, publicUrl)) return false;
  if (origin === 'null') delete headers.cookie;
  if (headers.cookie !== undefined) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', EXPOSED);
  return true;
}
