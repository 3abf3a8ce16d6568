/**
 * How long a client may take to send its request. Node has one limit for all; uploads need the long one, so every other
 * request gets a shorter clock of its own here. Half-open and trickling connections end instead of piling up.
 */
import type { Server } from 'node:http';
import type { RequestHandler } from 'express';

const ORDINARY_MS = 15_000;
const UPLOAD_MS = 120_000;
const IDLE_MS = 10_000;

export function limitConnections(server: Server): void {
  server.headersTimeout = ORDINARY_MS;
  server.requestTimeout = UPLOAD_MS;
  server.keepAliveTimeout = IDLE_MS;
  server.maxHeadersCount = 100;
}

/** Options for `createServer`: Node looks at its own limits only every 30 s unless told. */
export const SERVER_OPTIONS = { connectionsCheckingInterval: 1_000, keepAlive: true } as const;

export function bodyDeadline(): RequestHandler {
  return (request, response, next) => {
    const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    if (!hasBody || request.is('multipart/form-data')) return next();
    const timer = setTimeout(() => {
      if (request.complete) return;
      response.once('finish', () => request.destroy());
      if (response.headersSent) request.destroy();
      else response.status(408).set('connection', 'close').json({ message: 'Request timed out' });
    }, ORDINARY_MS);
    request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    next();
  };
}
