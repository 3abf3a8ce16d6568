/** Gives each request an id (a proxy's is used when it has the form of one), returns it as `x-request-id`, and logs one line when the response is out. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from '../logging/logger';
import { beginRequest, type RequestState } from './request-state';

const LONGEST_PATH = 200;
const PLAUSIBLE_ID = /^[\w.-]{8,64}$/;
// Asked every few seconds by machines; only their failures are worth a line.
const QUIET = new Set(['/livez', '/readyz']);

export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    logRequest(log, request, response, request.path);
    next();
  };
}

/** `path`: what the log names, without the query. */
export function logRequest(log: Logger, request: IncomingMessage, response: ServerResponse, path: string): RequestState {
  const given = request.headers['x-request-id'];
  const state = beginRequest(request, typeof given === 'string' && PLAUSIBLE_ID.test(given) ? given : randomUUID());
  response.setHeader('x-request-id', state.id);
  response.once('close', () => {
    const broken = !response.writableFinished;
    if (QUIET.has(path) && response.statusCode < 400) return;
    log.request({
      id: state.id,
      actor: state.actor ?? null,
      ...(state.apiKeyId !== undefined && { apiKeyId: state.apiKeyId }),
      method: request.method ?? '',
      path: path.slice(0, LONGEST_PATH),
      ...(state.operation !== undefined && { operation: state.operation }),
      status: response.statusCode,
      ms: Math.round((performance.now() - state.startedAt) * 10) / 10,
      ...(broken && { broken: true as const }),
    });
  });
  return state;
}
