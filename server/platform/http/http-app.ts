/**
 * The Express application around the doors: what every request meets first (id, log, headers, limits), the probes, the
 * doors themselves (handed in by server/app), and last the web client.
 */
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from '../logging/logger';
import { bodyDeadline } from './body-deadline';
import { clientFiles, readPage } from './client-files';
import { probes } from './probes';
import type { Readiness } from './readiness';
import { requestLog } from './request-log';
import { securityHeaders } from './security-headers';

export interface HttpAppSettings {
  readonly clientDir: string;
  readonly secure: boolean;
  readonly trustProxy: number;
  /** The host pictures are loaded from, if not this server. */
  readonly pictures: string | null;
  readonly readiness: Readiness;
  readonly logger: Logger;
  /** Where each door stands, in order. */
  readonly doors: readonly { readonly path: string; readonly handlers: readonly RequestHandler[] }[];
  /** Answers what a door let fall. */
  readonly onError: ErrorRequestHandler;
}

export function createHttpApp(settings: HttpAppSettings): Express {
  const { clientDir, secure, trustProxy, pictures, readiness, logger, doors, onError } = settings;
  const page = readPage(clientDir);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.set('etag', 'strong');
  app.use(requestLog(logger));
  app.use(securityHeaders({ secure, page, pictures }));
  app.use(probes(readiness));
  app.use(bodyDeadline());
  app.use(compression());
  for (const { path, handlers } of doors) app.use(path, ...handlers);
  app.use(clientFiles(clientDir, page));
  app.use(onError);
  return app;
}
