/**
 * Second in the GraphQL transport: the body. JSON up to 100 KB; multipart only for users who are not suspended and only
 * with the header no foreign form can send.
 */
import type { Request, RequestHandler } from 'express';
import { AppError } from '../../errors/app-error';
import { malformedRequest, notApproved, unauthenticated } from '../../errors/common-errors';
import { AccountStatus } from '../../../../schema/values/accounts/roles';
import { uploadPlaces } from '../../http/upload-places';
import { allowLongBody } from '../../http/body-deadline';
import { readJson } from '../../http/json-request';
import { readMultipart } from '../uploads/multipart-request';
import type { RateLimiter } from '../../security/rate-limiter';
import { takeLengthPoints } from '../limits/request-points';
import { identityOf } from './request-identity';

/** Any of them makes a cross-site request ask for permission first, as Apollo Server's csrfPrevention has it. */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/**
 * Approved accounts, and applicants, who send images of their documents; which operation takes them is decided by the
 * operation.
 */
const maySendFiles: ReadonlySet<AccountStatus> = new Set([AccountStatus.APPROVED, AccountStatus.PENDING, AccountStatus.REJECTED]);

export function jsonBody(limiter: RateLimiter): RequestHandler {
  return async (request, response, next) => {
    // Apollo Server wants the property; it rejects a body of any other type by itself.
    request.body ??= request.is('application/json') ? await readJson(request) : undefined;
    if (Array.isArray(request.body)) throw new AppError('BAD_REQUEST', 'error.batching');
    const caller = { viewer: identityOf(request).viewer, ip: request.ip ?? '' };
    await takeLengthPoints(limiter, caller, request.body, (name, value) => void response.setHeader(name, value));
    next();
  };
}

export function uploadBody(): RequestHandler {
  return async (request, response, next) => {
    if (!isMultipart(request)) return next();
    // Apollo Server's csrfPrevention rejects it, and the body is never read.
    if (!PREFLIGHT_HEADERS.some((name) => request.headers[name])) return next();
    const { viewer } = identityOf(request);
    if (!viewer) throw unauthenticated();
    if (!maySendFiles.has(viewer.status)) throw notApproved(viewer);
    uploadPlaces.enter(viewer.acting?.agentId ?? viewer.id, request, response);
    allowLongBody(request);
    request.body = await readMultipart(request).catch((error: unknown) => {
      throw error instanceof AppError ? error : malformedRequest();
    });
    next();
  };
}

function isMultipart(request: Request): boolean {
  return Boolean(request.is('multipart/form-data'));
}
