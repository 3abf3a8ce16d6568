/** Second in the GraphQL door: the body. JSON up to 100 KB; multipart only for members and only with the header no foreign form can send. */
import type { Request, RequestHandler } from 'express';
import { AppError } from '../errors/app-error';
import { malformedRequest, notApproved, unauthenticated } from '../errors/common-errors';
import { AccountStatus } from '../../../schema/values/roles';
import { readJson } from './json-request';
import { readMultipart } from './multipart-request';
import { identityOf } from './request-identity';

/** Any of them makes a cross-site request ask for permission first, as Apollo Server's csrfPrevention has it. */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

export function jsonBody(): RequestHandler {
  return async (request, _response, next) => {
    // Apollo Server wants the property; it refuses a body of any other type by itself.
    request.body ??= request.is('application/json') ? await readJson(request) : undefined;
    if (Array.isArray(request.body)) throw new AppError('BAD_REQUEST', 'error.batching');
    next();
  };
}

export function uploadBody(): RequestHandler {
  return async (request, _response, next) => {
    if (!isMultipart(request)) return next();
    // Apollo Server's csrfPrevention refuses it, and the body is never read.
    if (!PREFLIGHT_HEADERS.some((name) => request.headers[name])) return next();
    const { viewer } = identityOf(request);
    if (!viewer) throw unauthenticated();
    if (viewer.status !== AccountStatus.APPROVED) throw notApproved(viewer);
    request.body = await readMultipart(request).catch((error: unknown) => {
      throw error instanceof AppError ? error : malformedRequest();
    });
    next();
  };
}

function isMultipart(request: Request): boolean {
  return Boolean(request.is('multipart/form-data'));
}
