/**
 * Pages of any site may call the REST API and read its responses, with `credentials: 'include'` too, as the first
 * clients do. That opens nothing: no cookie is read or set here; the caller sends a bearer token, which a foreign page
 * cannot have unless its user gave it.
 */
import type { RequestHandler } from 'express';
import { VERSION_HEADER } from '../../schema/values/api/api-version';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, accept-language, if-match, if-none-match, idempotency-key',
  'access-control-max-age': '86400',
};

/** A page of another site may read these headers of a response. */
const EXPOSED = [
  'error-code',
  'error-fields',
  'error-current',
  'etag',
  'total-count',
  'retry-after',
  'idempotency-replayed',
  'incident',
  'allow',
  'ratelimit',
  'ratelimit-policy',
  VERSION_HEADER,
].join(', ');

export function crossOrigin(): RequestHandler {
  return (request, response, next) => {
    response.vary('Origin');
    response.set({
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED,
    });
    if (request.method !== 'OPTIONS') return next();
    response.status(204).set(PREFLIGHT).end();
  };
}
