/**
 * The REST transport, `/api/v1`: serves the routes that the files beside it declare, each through guard, body, handler,
 * and calls the same services as the resolvers do. Errors leave as `{ message }`; so do an unknown path and a method
 * that an address does not take.
 */
import { type ErrorRequestHandler, Router, type Request, type RequestHandler, type Response } from 'express';
import type { DependencyContainer, InjectionToken } from 'tsyringe';
import { defaultLanguage } from '../../schema/values/accounts/roles';
import { AppError } from '../platform/errors/app-error';
import { methodNotAllowed, notFound } from '../platform/errors/common-errors';
import { readLanguage } from '../platform/errors/request-language';
import type { Viewer } from '../platform/security/viewer';
import { RATE_HEADER } from '../platform/graphql/limits/request-points';
import { drainUnread } from '../platform/http/drain-unread';
import { allowLongBody } from '../platform/http/body-deadline';
import { Availability } from '../platform/http/health/availability';
import { requestState } from '../platform/http/request-state';
import { signalOfEnd } from '../platform/http/response-end';
import { sendJson } from '../platform/http/send-json';
import { KEY_HEADER, REPLAYED_HEADER, requestKey, type RequestKey } from '../platform/idempotency/request-key';
import { KeyReader } from '../platform/security/key-reader';
import { KeyUses } from '../platform/security/key-uses';
import { RateLimiter } from '../platform/security/rate-limiter';
import { SessionReader } from '../platform/security/session-reader';
import { AuthRoutes } from './auth.routes';
import { crossOrigin } from './cross-origin';
import { readDocuments } from './openapi/documents';
import { assertKnownParameters } from './known-names';
import { ProductsRoutes } from './products.routes';
import { ProfileRoutes } from './profile.routes';
import { closeFiles, fieldsOf, readBody, type RestBody } from './rest-body';
import { RestGuard } from './rest-guard';
import type { RestResponse, RestCall, RestRoute, RestRoutes } from './rest-route';

/** The one list of route files: what is not here is not in the REST API. */
const ROUTE_FILES: readonly InjectionToken<RestRoutes>[] = [AuthRoutes, ProfileRoutes, ProductsRoutes];

/** Every route there is, for the router and for the test that each declares who may call it. */
export function restRoutes(container: DependencyContainer): RestRoute[] {
  return ROUTE_FILES.flatMap((file) => container.resolve(file).routes);
}

/** The same without the services behind them: for callers that only read their documentation. */
export function describedRoutes(): RestRoute[] {
  return restRoutes({ resolve: (file: new () => RestRoutes) => new file() } as unknown as DependencyContainer);
}

export function createRestRouter(container: DependencyContainer): Router {
  const port = <T>(token: abstract new (...args: never[]) => T) => container.resolve(token as unknown as InjectionToken<T>);
  const guard = new RestGuard(
    { sessions: port(SessionReader), keys: port(KeyReader) },
    port(RateLimiter),
    container.resolve(Availability),
    port(KeyUses),
  );
  const router = Router();
  router.use((_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  router.use(crossOrigin());
  router.use(drainUnread()); // rejected before its body was read
  const routes = restRoutes(container);
  const documents = readDocuments();
  for (const { path, type, body } of documents) {
    router.get(path, (_request, response) => void response.set('cache-control', 'no-cache').type(type).send(body));
  }
  for (const route of routes) router[route.method](route.path, serve(route, guard));
  for (const [path, methods] of methodsByPath([...routes, ...documents])) router.all(path, rejectMethod(methods));
  router.use(() => {
    throw notFound();
  });
  router.use(countRejected(guard));
  return router;
}

/**
 * A request that no route looks at (404, 405, an address that cannot be decoded) costs the address of its sender a
 * point.
 */
function countRejected(guard: RestGuard): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const isCounted = response.hasHeader(RATE_HEADER) || (error instanceof AppError && error.code === 'UNAVAILABLE');
    if (isCounted) return next(error);
    guard.countStranger(request).then(() => next(error), next);
  };
}

/** HEAD works wherever GET does. */
function methodsByPath(routes: readonly Pick<RestRoute, 'method' | 'path'>[]): Map<string, readonly string[]> {
  const byPath = new Map<string, readonly string[]>();
  for (const { method, path } of routes) {
    const methods = method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()];
    byPath.set(path, [...(byPath.get(path) ?? []), ...methods]);
  }
  return byPath;
}

function rejectMethod(methods: readonly string[]): RequestHandler {
  return (_request, response) => {
    response.set('allow', [...methods, 'OPTIONS'].join(', '));
    throw methodNotAllowed();
  };
}

function serve(route: RestRoute, guard: RestGuard): RequestHandler {
  const name = `${route.method.toUpperCase()} /api/v1${route.path}`;
  return async (request, response) => {
    requestState(request).route = name;
    const { status = 200, body, headers = {} } = await result(route, guard, request, response);
    response.status(status).set(headers);
    if (status === 304) return void response.end();
    sendJson(response, body);
  };
}

async function result(route: RestRoute, guard: RestGuard, request: Request, response: Response): Promise<RestResponse> {
  const key = route.isKeyed ? keyOf(request, response) : null;
  if (route.access === 'public') {
    await guard.admitAnyone(request, route);
    return withBody(route, request, null, (body) => route.handle(callOf(request, body, null, key)));
  }
  const viewer = await guard.admit(request, route);
  if (route.body === 'files') allowLongBody(request);
  const made = await withBody(route, request, viewer, (body) => route.handle({ ...callOf(request, body, viewer, key), viewer }));
  await guard.countRows(request, viewer, made.rowCount);
  return made;
}

async function withBody(
  route: RestRoute,
  request: Request,
  viewer: Viewer | null,
  handle: (body: RestBody) => Promise<RestResponse>,
): Promise<RestResponse> {
  assertKnownParameters(route, request.query);
  const body = await readBody(route, request, viewer);
  try {
    return await handle(body);
  } finally {
    await closeFiles(body.files);
  }
}

function keyOf(request: Request, response: Response): RequestKey | null {
  return requestKey(request.get(KEY_HEADER), () => void response.set(REPLAYED_HEADER, 'true'))();
}

const endOf = (response: Response | undefined): AbortSignal => (response ? signalOfEnd(response) : AbortSignal.abort());

/** In the requested language, else the caller's own, else English. */
function callOf(request: Request, { fields, files }: RestBody, viewer: Viewer | null, key: RequestKey | null): RestCall {
  return {
    params: fieldsOf(request.params) as Record<string, string>,
    query: fieldsOf(request.query),
    fields,
    files,
    language: readLanguage(request.get('accept-language')) ?? viewer?.language ?? defaultLanguage,
    ip: request.ip ?? '',
    userAgent: request.get('user-agent') ?? null,
    header: (name) => request.get(name),
    end: () => endOf(request.res),
    key,
  };
}
