/**
 * A response given before the request was read to its end must not be lost: closing at once would reset the connection
 * while the client still writes, and leaving the rest unread stalls it. The rest is thrown away for a while, then the
 * connection is cut.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

const LINGER_MS = 15_000;

export function drainUnread(): RequestHandler {
  return (request, response, next) => {
    drainAfterResponse(request, response);
    next();
  };
}

export function drainAfterResponse(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.unpipe();
    request.resume();
    const timer = setTimeout(() => request.destroy(), LINGER_MS).unref();
    request.once('close', () => clearTimeout(timer));
  });
}
