/**
 * `POST /client-reports`: what pages report of themselves, for the metrics and the log. Only from this site's own
 * pages, a small body of known form, so often a minute from one address; nothing is stored and nothing is returned.
 */
import { type Router, Router as createRouter } from 'express';
import { clientReportRules } from '../../../schema/rules/site/client-report.rules';
import type { ClientReport } from '../../../schema/values/site/client-reports';
import { forbidden, malformedRequest } from '../errors/common-errors';
import { drainUnread } from './drain-unread';
import { readJson } from './json-request';
import type { Logger } from '../logging/logger';
import { addressKey } from '../security/address-key';
import { isOwnOrigin } from '../security/origin';
import type { RateLimiter } from '../security/rate-limiter';

const MOST_BYTES = 4 * 1024;
/** Limit of one address, which many phones may share. */
const REPORTS_A_MINUTE = 120;
const WINDOW_SECONDS = 60;

export interface ClientReportObserver {
  reported(report: ClientReport): void;
}

export interface ClientReportSettings {
  readonly limiter: RateLimiter;
  readonly publicUrl: string | null;
  readonly logger: Logger;
  /** The metrics, where they are on. */
  readonly observer: ClientReportObserver | undefined;
}

export function clientReports({ limiter, publicUrl, logger, observer }: ClientReportSettings): Router {
  const router = createRouter();
  router.use(drainUnread());
  router.post('/', async (request, response) => {
    // a browser names the origin of every POST
    if (request.headers.origin === undefined || !isOwnOrigin(request.headers, publicUrl)) throw forbidden();
    await limiter.consume('client-reports', addressKey(request.ip ?? ''), 1, REPORTS_A_MINUTE, WINDOW_SECONDS);
    if (!request.is('application/json')) throw malformedRequest();
    const report = await readJson(request, MOST_BYTES);
    if (!isReport(report)) throw malformedRequest();
    observer?.reported(report);
    for (const error of report.errors) logger.warn('an error in a page', { page: report.page, ...error });
    response.status(204).set('cache-control', 'no-store').end();
  });
  return router;
}

function isReport(body: unknown): body is ClientReport {
  return clientReportRules.isValidSync(body, { strict: true });
}
