/**
 * POST /graphql with a JSON body, which is nearly every request: handled directly by Node's HTTP server. Everything that the chain of Express handlers
 * does for the other requests of this path is done here too, by the same functions and in the same order; what is left out is a page's headers (content
 * policy, permissions), which mean nothing for JSON, and the ETag of a response that may not be stored. Measured: a third of a listing's processor time.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import { AppError } from '../../errors/app-error';
import type { ErrorFormatter } from '../../errors/format-error';
import { limitBodyTime } from '../../http/body-deadline';
import { clientAddress } from '../../http/client-address';
import { acceptedEncoding, packResponse } from '../../http/pack-response';
import { assertPlainContentType } from '../../http/plain-content-type';
import { logRequest } from '../../http/request-log';
import type { Logger } from '../../logging/logger';
import { createContext } from '../create-context';
import type { HttpContext } from '../http-context';
import { drainAfterResponse } from './drain-unread';
import { readJson } from './json-request';
import { letOpaqueOriginRead } from './opaque-origin';
import { describeRequestError } from './request-errors';
import { admit, type IdentitySettings } from './request-identity';

export interface JsonOperationSettings extends IdentitySettings {
  readonly apollo: ApolloServer<HttpContext>;
  readonly formatter: ErrorFormatter;
  readonly logger: Logger;
  /** Proxies in front of the server. */
  readonly trustProxy: number;
}

const PATH = '/graphql';
const JSON_BODY = /^application\/json\s*(?:;|$)/i;

function isJsonOperation({ method, url, headers }: IncomingMessage): boolean {
  return method === 'POST' && url === PATH && JSON_BODY.test(headers['content-type'] ?? '');
}

/** Every other request goes to `app`. */
export function jsonOperations(settings: JsonOperationSettings, app: RequestListener): RequestListener {
  const { formatter, logger, secure } = settings;
  const fixed = Object.entries(headersOf(secure));
  return (request, response) => {
    if (!isJsonOperation(request)) return app(request, response);
    logRequest(logger, request, response, PATH);
    limitBodyTime(request, response);
    for (const [name, value] of fixed) response.setHeader(name, value);
    respond(request, response, settings).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      const { status, headers, body } = describeRequestError(formatter, error, request.headers['accept-language']);
      for (const [name, value] of headers) response.setHeader(name, value);
      if (!request.complete) drainAfterResponse(request, response);
      send(response, status, JSON.stringify(body));
    });
  };
}

function headersOf(secure: boolean): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    vary: 'Origin, Accept-Encoding',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, settings: JsonOperationSettings): Promise<void> {
  const { apollo, secure, trustProxy } = settings;
  assertPlainContentType(request);
  letOpaqueOriginRead(request, response);
  const ip = clientAddress(request, trustProxy);
  const identity = await admit(request, response, ip, settings);
  const body = await readJson(request);
  if (Array.isArray(body)) throw new AppError('BAD_REQUEST', 'error.batching');
  const result = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: 'POST', headers: headerMapOf(request), search: '', body },
    context: () => Promise.resolve(createContext(request, response, { identity, ip, isUpload: false, secure })),
  });
  await sendResult(request, response, result);
}

async function sendResult(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: HTTPGraphQLResponse,
): Promise<void> {
  if (body.kind !== 'complete') throw new Error('Responses are never sent in parts.');
  for (const [name, value] of headers) response.setHeader(name, value);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const packed = encoding && (await packResponse(body.string, encoding));
  if (packed) response.setHeader('content-encoding', encoding);
  send(response, status ?? 200, packed ?? body.string);
}

/** A text leaves together with the headers, without a buffer of its own. */
function send(response: ServerResponse, status: number, content: string | Buffer): void {
  response.statusCode = status;
  response.setHeader('content-length', Buffer.byteLength(content));
  response.end(content);
}

function headerMapOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}
