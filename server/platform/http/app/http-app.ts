/**
 * Handles requests around the transports. The client's files with a hash in their name come first. For all other
 * requests there is the Express application: first the handlers that every request meets (id, log, headers, limits),
 * then the probes, the transports themselves (passed in by server/app), and last the web client.
 */
import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Logger } from '../../logging/logger';
import { assetRequests } from '../client/asset-requests';
import type { Availability } from '../health/availability';
import { bodyDeadline } from '../body-deadline';
import { clientFiles, readPage } from '../client/client-files';
import { LIGHT_BROTLI, LIGHT_GZIP } from '../pack-response';
import { plainContentType } from '../plain-content-type';
import { packedFiles, readPackedFiles } from '../client/packed-files';
import { probes } from '../health/probes';
import type { Readiness } from '../health/readiness';
import { requestLog } from '../request-log';
import type { RequestObserver } from '../request-observer';
import { securityHeaders } from '../security-headers';

export interface HttpAppSettings {
  readonly clientDir: string;
  readonly secure: boolean;
  readonly trustProxy: number;
  /** The host images are loaded from, if not this server. */
  readonly imageOrigin: string | null;
  readonly readiness: Readiness;
  readonly availability: Availability;
  readonly logger: Logger;
  readonly observer: RequestObserver | undefined;
  /** Where each transport is mounted, in order. */
  readonly transports: readonly { readonly path: string; readonly handlers: readonly RequestHandler[] }[];
  /** Returns what no other handler took. */
  readonly onError: ErrorRequestHandler;
}

export function createHttpApp(settings: HttpAppSettings): RequestListener {
  const { clientDir, secure, trustProxy, imageOrigin, readiness, availability, logger, observer, transports, onError } = settings;
  const page = readPage(clientDir);
  const packed = readPackedFiles(clientDir);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.set('etag', 'strong');
  app.use(requestLog({ logger, observer }));
  app.use(securityHeaders({ secure, page, imageOrigin }));
  app.use(probes(readiness));
  app.use(plainContentType('/graphql'));
  app.use(bodyDeadline());
  app.use(packedFiles(packed));
  app.use(compression({ ...LIGHT_GZIP, brotli: LIGHT_BROTLI }));
  for (const { path, handlers } of transports) app.use(path, ...handlers);
  app.use(clientFiles(clientDir, page, packed, () => availability.isAvailable()));
  app.use(onError);
  return assetRequests({ files: packed, secure, logger, observer }, app);
}
