/**
 * POST /graphql with a JSON body, which is nearly every request, and the client's public reads by GET: handled directly
 * by Node's HTTP server. Everything that the chain of Express handlers does for the other requests of this path is done
 * here too, by the same functions and in the same order; what is left out is a page's headers (content policy,
 * permissions), which mean nothing for JSON. Measured: a third of a listing's processor time.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import { API_VERSION, VERSION_HEADER } from '../../../schema/values/api/api-version';
import { AppError } from '../errors/app-error';
import { limitBodyTime } from '../http/body-deadline';
import { clientAddress } from '../http/client-address';
import { acceptedEncoding, packResponse } from '../http/pack-response';
import { assertPlainContentType } from '../http/plain-content-type';
import { logRequest } from '../http/request-log';
import { resourceHeaders } from '../http/security-headers';
import { type Identity, VISITOR } from '../security/identify';
import { createContext, requestLanguage } from '../graphql/create-context';
import type { KnownOperations } from './known-operations';
import type { FrontSettings } from '../graphql/execution/fast-path';
import { isPersistedRead, readPersisted } from '../graphql/requests/persisted-reads';
import type { Question, SentRead, VisitorReads } from '../graphql/reads/visitor-reads';
import { drainAfterResponse } from '../http/drain-unread';
import { readJson } from '../http/json-request';
import { letForeignOriginRead } from '../graphql/requests/foreign-origins';
import { describeRequestError } from '../graphql/requests/request-errors';
import { takeLengthPoints } from '../graphql/limits/request-points';
import { ACTING_HEADER } from '../security/acting';
import { admit } from '../graphql/requests/request-identity';

export interface JsonOperationSettings extends FrontSettings {
  readonly operations: KnownOperations;
}

const PATH = '/graphql';
const JSON_BODY = /^application\/json\s*(?:;|$)/i;

function isJsonOperation({ method, url, headers }: IncomingMessage): boolean {
  return method === 'POST' && url === PATH && headers[ACTING_HEADER] === undefined && JSON_BODY.test(headers['content-type'] ?? '');
}

/** Every other request goes to `app`. */
export function jsonOperations(settings: JsonOperationSettings, app: RequestListener): RequestListener {
  const { formatter, secure } = settings;
  const [ofPost, ofGet] = [headersOf(secure, VARY), headersOf(secure, VARY_OF_GET)];
  return (request, response) => {
    const isGet = isPersistedRead(request) && request.headers[ACTING_HEADER] === undefined;
    if (!isGet && !isJsonOperation(request)) return app(request, response);
    logRequest(settings, request, response, PATH);
    if (!isGet) limitBodyTime(request, response);
    const send = (result: SentRead) => sendWhole(response, isGet ? ofGet : ofPost, result);
    respond(request, response, isGet, settings)
      .then(send)
      .catch((error: unknown) => {
        if (response.headersSent) return void response.destroy();
        const { status, headers, body } = describeRequestError(formatter, error, request);
        if (!request.complete) drainAfterResponse(request, response);
        send({ status, headers: Object.fromEntries(headers), content: JSON.stringify(body) });
      });
  };
}

const VARY = 'Origin, Accept-Encoding';
const VARY_OF_GET = `${VARY}, Accept, Accept-Language, Authorization, Cookie`;

function headersOf(secure: boolean, vary: string): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...resourceHeaders(secure),
    [VERSION_HEADER]: API_VERSION,
    vary,
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  isGet: boolean,
  settings: JsonOperationSettings,
): Promise<SentRead> {
  const { apollo, availability, operations, secure, trustProxy, reads } = settings;
  assertPlainContentType(request);
  letForeignOriginRead(request, response, settings.publicUrl);
  const ip = clientAddress(request, trustProxy);
  const identity = await admit(request, response, ip, settings);
  const body = isGet ? readPersisted(request) : await readJson(request);
  if (Array.isArray(body)) throw new AppError('BAD_REQUEST', 'error.batching');
  const caller = { viewer: identity.viewer, ip };
  await takeLengthPoints(settings.limiter, caller, body, (name, value) => void response.setHeader(name, value));
  const key = storedKey(request, identity, body, reads);
  const stored = key === null ? null : await reads.find(request, response, ip, key);
  if (stored) return reads.send(request, stored, isGet);
  const context = createContext(request, response, { identity, ip, isUpload: false, secure });
  const execute = async () => {
    const turn = availability.turn();
    if (turn) await turn;
    const direct = await operations.run(request.headers, body, context);
    if (direct) return direct;
    const result = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers: headerMapOf(request, isGet), search: '', body },
      context: () => Promise.resolve(context),
    });
    operations.learn(request.headers.accept, result);
    return result;
  };
  if (key === null) return ofResult(request, await execute());
  const { result, read } = await reads.execute(key, body as Question, context, execute);
  return read ? reads.send(request, read, isGet) : ofResult(request, result);
}

/** Null where the sender is known, or was until now: what they are sent is no one else's. */
function storedKey(request: IncomingMessage, identity: Identity, body: unknown, reads: VisitorReads): string | null {
  if (identity !== VISITOR || typeof body !== 'object' || body === null) return null;
  return reads.keyOf(request, requestLanguage(request.headers['accept-language'], identity), body);
}

async function ofResult(request: IncomingMessage, { status = 200, headers, body }: HTTPGraphQLResponse): Promise<SentRead> {
  if (body.kind !== 'complete') throw new Error('Responses are never sent in parts.');
  const sent = Object.fromEntries(headers);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const packed = encoding && (await packResponse(body.string, encoding));
  if (packed) sent['content-encoding'] = encoding;
  return { status, headers: sent, content: packed ?? body.string };
}

/**
 * A text leaves together with the headers, without a buffer of its own. Corked, since Node would join both to one text
 * first, which copies the response once more.
 */
function sendWhole(response: ServerResponse, fixed: Readonly<Record<string, string>>, { status, headers, content }: SentRead): void {
  const length = status === 304 ? {} : { 'content-length': String(Buffer.byteLength(content)) };
  response.writeHead(status, { ...fixed, ...headers, ...length });
  response.cork();
  response.flushHeaders();
  response.end(content);
}

/**
 * A persisted read has no side effect and no body, which is what Apollo Server's protection against foreign forms is
 * about.
 */
function headerMapOf({ headers }: IncomingMessage, isGet: boolean): HeaderMap {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (isGet) map.set('content-type', 'application/json');
  return map;
}
