/** Second in the GraphQL door: the body. JSON up to 100 KB; multipart only for members and only with the header no foreign form can send. */
import express, { type Request, type RequestHandler } from 'express';
import { AppError } from '../errors/app-error';
import { bodyTooLarge, malformedRequest, notApproved, unauthenticated } from '../errors/common-errors';
import { AccountStatus } from '../../../schema/values/roles';
import { readMultipart } from './multipart-request';
import { identityOf } from './request-identity';

const JSON_BYTES = 100 * 1024;
/** Any of them makes a cross-site request ask for permission first, as Apollo Server's csrfPrevention has it. */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** Told by its length alone, so that nobody has to send it all first. */
export function refuseLargeJson(): RequestHandler {
  return (request, _response, next) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > JSON_BYTES && !isMultipart(request)) throw bodyTooLarge();
    next();
  };
}

export function jsonBody(): RequestHandler {
  return express.json({ limit: JSON_BYTES, type: ['application/json', 'application/graphql+json'] });
}

export function uploadBody(): RequestHandler {
  return async (request, _response, next) => {
    if (!isMultipart(request)) return next();
    // Apollo Server's csrfPrevention refuses it, and the body is never read.
    if (!PREFLIGHT_HEADERS.some((name) => request.headers[name])) return next();
    const { viewer } = identityOf(request);
    if (!viewer) throw unauthenticated();
    if (viewer.status !== AccountStatus.APPROVED) throw notApproved(viewer.status);
    request.body = await readMultipart(request).catch((error: unknown) => {
      throw error instanceof AppError ? error : malformedRequest();
    });
    next();
  };
}

function isMultipart(request: Request): boolean {
  return Boolean(request.is('multipart/form-data'));
}
