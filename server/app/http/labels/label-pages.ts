/**
 * `GET /p/{code}`: what the label of a sack leads to, for everyone. `GET /labels/{product}`: labels to print, for the
 * product's seller.
 */
import { type Request, type Response, Router } from 'express';
import { LABELS_PATH } from '../../../../schema/values/catalogue/labels';
import { type LabelsService, parseLabelCode } from '../../../modules/catalogue/labels/labels.service';
import { REQUEST_POINTS, takePoints } from '../../../platform/graphql/limits/request-points';
import type { Availability } from '../../../platform/http/health/availability';
import { choicesOf } from '../../../platform/http/pages/rendered-pages';
import { allowStyle } from '../../../platform/http/pages/style-policy';
import { noteActor } from '../../../platform/http/request-state';
import { requestedOrigin } from '../../../platform/http/site-origin';
import { readCredential } from '../../../platform/security/credentials';
import { identify } from '../../../platform/security/identify';
import type { RateLimiter } from '../../../platform/security/rate-limiter';
import type { SessionReader } from '../../../platform/security/session-reader';
import type { Viewer } from '../../../platform/security/viewer';
import { codePage, type LabelPage, type LabelSheet, MOST_LABELS, problemPage, sheetPage } from './label-html';

export interface LabelPageSettings {
  readonly labels: LabelsService;
  readonly sessions: SessionReader;
  readonly limiter: RateLimiter;
  readonly availability: Availability;
  readonly publicUrl: string | null;
  /** The site is reached by TLS. */
  readonly secure: boolean;
}

const DEFAULT_COUNT = 10;

export function labelPages({ labels, sessions, limiter, availability, publicUrl, secure }: LabelPageSettings): Router {
  const router = Router();
  const begin = async (request: Request, response: Response, viewer: Viewer | null): Promise<void> =>
    takePoints(limiter, { viewer, ip: request.ip ?? '' }, REQUEST_POINTS, (name, value) => void response.setHeader(name, value));

  router.get('/p/:code', async (request, response) => {
    availability.assertAvailable();
    await begin(request, response, null);
    const { language } = choicesOf(request);
    const code = parseLabelCode(request.params.code);
    const label = code === null ? null : await labels.findByCode(code);
    send(response, label ? codePage(label, language) : problemPage(code === null ? 'noCode' : 'nothing', language), 'no-cache');
  });
  router.get(`${LABELS_PATH}/:id`, async (request, response) => {
    availability.assertAvailable();
    // a program needs no paper: the token of an API key is not looked up
    const { viewer } = await identify({ sessions }, readCredential(request.headers, secure));
    await begin(request, response, viewer);
    if (viewer) noteActor(request, viewer);
    const { language } = choicesOf(request);
    const label = viewer && (await labels.findForOwnProduct(viewer, request.params.id, parseLabelCode(textOf(request.query.lot))));
    const origin = requestedOrigin(request, publicUrl);
    if (!label || origin === null) return send(response, problemPage('notOwn', language), 'private, no-store');
    const { toString: drawQrCode } = await import('qrcode');
    const sheet: LabelSheet = {
      count: countOf(request.query.count),
      paper: request.query.paper === 'roll' ? 'roll' : 'a4',
      qr: await drawQrCode(`${origin}/p/${label.code}`, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 }),
    };
    send(response, sheetPage(label, sheet, language), 'private, no-store');
  });
  return router;
}

const textOf = (written: unknown): string => (typeof written === 'string' ? written : '');

/** The form sends nothing else; of an address that was changed by hand the nearest count is shown. */
function countOf(written: unknown): number {
  const count = Math.ceil(Number(written ?? DEFAULT_COUNT));
  return Number.isNaN(count) ? DEFAULT_COUNT : Math.min(MOST_LABELS, Math.max(1, count));
}

function send(response: Response, { status, html, styleHash }: LabelPage, caching: string): void {
  allowStyle(response, styleHash);
  response.status(status).vary('accept-language, cookie').set('cache-control', caching).type('html').send(html);
}
