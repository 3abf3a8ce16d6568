/**
 * A response given before the request was read to its end must not be lost: closing at once would reset the connection
 * while the client still writes, and leaving the rest unread stalls it. The rest is thrown away for a while, then the
 * connection is cut. It is cut at once where the rest has no end, or comes in thousands of pieces.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { ByteCount } from '../collected-bytes';

const LINGER_MS = 15_000;
/** More than the largest body that is taken. */
const MOST_BYTES = 128 * 1024 * 1024;

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
    const count = new ByteCount(MOST_BYTES);
    request.on('data', (chunk: Buffer) => {
      if (count.add(chunk)) request.destroy();
    });
    request.resume();
    const timer = setTimeout(() => request.destroy(), LINGER_MS).unref();
    request.once('close', () => clearTimeout(timer));
  });
}
