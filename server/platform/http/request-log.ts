/**
 * Gives each request an id (a proxy's is used when it has the form of one), returns it as `x-request-id`, and logs one
 * line when the response is out.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from '../logging/logger';
import { finishedRequest } from './finished-request';
import { maskedPath } from '../logging/masked-path';
import type { RequestObserver } from './request-observer';
import { beginRequest, type RequestState } from './request-state';

const PLAUSIBLE_ID = /^[\w.-]{8,64}$/;
// Asked every few seconds by machines; only their failures are worth a line.
const QUIET = new Set(['/livez', '/readyz']);

/** Each request is reported to these: the log, and the metrics where they are on. */
export interface RequestFollowers {
  readonly logger: Logger;
  readonly observer?: RequestObserver | undefined;
}

export function requestLog(followers: RequestFollowers): RequestHandler {
  return (request, response, next) => {
    logRequest(followers, request, response, request.path);
    next();
  };
}

/** `path`: what the log names, without the query. */
export function logRequest(
  { logger, observer }: RequestFollowers,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): RequestState {
  const given = request.headers['x-request-id'];
  const state = beginRequest(request, typeof given === 'string' && PLAUSIBLE_ID.test(given) ? given : randomUUID());
  response.setHeader('x-request-id', state.id);
  response.once('close', () => {
    const broken = !response.writableFinished;
    const ms = performance.now() - state.startedAt;
    observer?.finished(finishedRequest({ state, path, status: response.statusCode, isBroken: broken, ms }));
    if (QUIET.has(path) && response.statusCode < 400) return;
    logger.request({
      id: state.id,
      actor: state.actor ?? null,
      ...(state.apiKeyId !== undefined && { apiKeyId: state.apiKeyId }),
      method: request.method ?? '',
      path: maskedPath(path),
      ...(state.operation !== undefined && { operation: state.operation.name }),
      status: response.statusCode,
      ...(state.error !== undefined && { error: state.error }),
      ms: Math.round(ms * 10) / 10,
      ...(broken && { broken: true as const }),
    });
  });
  return state;
}
