/** Gives each request an id (a proxy's is kept when it looks like one), answers it as `x-request-id`, and logs one line when the answer is out. */
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from '../logging/logger';
import { beginRequest } from './request-state';

const PLAUSIBLE_ID = /^[\w.-]{8,64}$/;
// Asked every few seconds by machines; only their failures are worth a line.
const QUIET = new Set(['/livez', '/readyz']);

export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const given = request.get('x-request-id');
    const state = beginRequest(request, given !== undefined && PLAUSIBLE_ID.test(given) ? given : randomUUID());
    response.set('x-request-id', state.id);
    const { method, path } = request; // the path without its query: searches and codes stay out of the log
    response.once('close', () => {
      const broken = !response.writableFinished;
      if (QUIET.has(path) && response.statusCode < 400) return;
      log.info('request', {
        id: state.id,
        actor: state.actor ?? null,
        ...(state.apiKeyId !== undefined && { apiKeyId: state.apiKeyId }),
        method,
        path,
        ...(state.operation !== undefined && { operation: state.operation }),
        status: response.statusCode,
        ms: Math.round((performance.now() - state.startedAt) * 10) / 10,
        ...(broken && { broken }),
      });
    });
    next();
  };
}
