/**
 * `GET /my-data/{token}`: the file in which a user takes their data along, for its owner alone, signed in. Sent in
 * parts and stored by no cache.
 */
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { Router } from 'express';
import { DATA_EXPORT_PATH } from '../../../schema/values/accounts/data-export';
import { dayAt } from '../../../schema/rules/orders/delivery-days';
import type { DataExportsService } from '../../modules/leaving/export/data-exports.service';
import { unauthenticated } from '../../platform/errors/common-errors';
import { REQUEST_POINTS, takePoints } from '../../platform/graphql/limits/request-points';
import type { Availability } from '../../platform/http/health/availability';
import { noteActor } from '../../platform/http/request-state';
import { readCredential } from '../../platform/security/credentials';
import { identify } from '../../platform/security/identify';
import type { RateLimiter } from '../../platform/security/rate-limiter';
import type { SessionReader } from '../../platform/security/session-reader';

export interface DataExportSettings {
  readonly exports: DataExportsService;
  readonly sessions: SessionReader;
  readonly limiter: RateLimiter;
  readonly availability: Availability;
  /** The site is reached by TLS. */
  readonly secure: boolean;
}

export function dataExportFiles({ exports, sessions, limiter, availability, secure }: DataExportSettings): Router {
  const router = Router();
  router.get(`${DATA_EXPORT_PATH}/:token`, async (request, response) => {
    availability.assertAvailable();
    // the token of an API key is not looked up: the file is for its owner, not for programs
    const { viewer } = await identify({ sessions }, readCredential(request.headers, secure));
    await takePoints(limiter, { viewer, ip: request.ip ?? '' }, REQUEST_POINTS, (name, value) => void response.setHeader(name, value));
    if (!viewer) throw unauthenticated();
    noteActor(request, viewer);
    const ready = await exports.findByLink(viewer, request.params.token);
    response.set({
      'cache-control': 'private, no-store',
      'content-type': 'application/zip',
      'content-length': String(ready.bytes),
      'content-disposition': `attachment; filename="haatbar-data-${dayAt(new Date())}.zip"`,
    });
    await pipeline(Readable.from(exports.content(ready)), response).catch((error: unknown) => {
      if (!response.destroyed) throw error; // the client has closed the connection
    });
  });
  return router;
}
