/**
 * How long a client may take to send its request. Node has one limit for all; uploads need the long one, so every
 * request gets a shorter limit of its own here, which is lifted where someone who is signed in sends files. Half-open
 * and trickling connections end instead of piling up.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

const ORDINARY_MS = 15_000;
const UPLOAD_MS = 120_000;
const IDLE_MS = 10_000;

const CLOCK = Symbol('clock');

/** Not in a WeakMap: see request-state.ts. */
interface Timed extends IncomingMessage {
  [CLOCK]?: NodeJS.Timeout;
}

export function limitConnections(server: Server): void {
  server.headersTimeout = ORDINARY_MS;
  server.requestTimeout = UPLOAD_MS;
  server.keepAliveTimeout = IDLE_MS;
  server.maxHeadersCount = 100;
}

/** Options for `createServer`: Node checks its own limits only every 30 s by default. */
export const SERVER_OPTIONS = { connectionsCheckingInterval: 1_000, keepAlive: true } as const;

export function bodyDeadline(): RequestHandler {
  return (request, response, next) => {
    const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    if (hasBody) limitBodyTime(request, response);
    next();
  };
}

/** Responds 408 and closes the connection where the body is not all there in time. */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    response.once('finish', () => request.destroy());
    if (response.headersSent) return void request.destroy();
    response.writeHead(408, { connection: 'close', 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ message: 'Request timed out' }));
  }, ORDINARY_MS);
  (request as Timed)[CLOCK] = timer;
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
}

/** The body of this request may take as long as an upload: files of someone who is signed in. */
export function allowLongBody(request: IncomingMessage): void {
  clearTimeout((request as Timed)[CLOCK]);
}
