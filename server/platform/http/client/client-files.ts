/**
 * Serves the built web client: files with a hash in their name for a year, the rest asked for again each time, and
 * index.html for every address, with status 404 where the client has no such page, and 503 while there is no data for
 * it: the page tries again by itself. Mounted last by http-app.ts; what is packed is before it (packed-files.ts).
 */
import fs from 'node:fs';
import path from 'node:path';
import express, { type Request, type Response, type Router } from 'express';
import { isClientPath } from '../../../../schema/values/site/client-paths';
import { TRY_AGAIN_SECONDS } from '../../errors/common-errors';
import { type PageFiles, readHomeFiles } from './page-files';
import { cacheControlOf, type PackedFiles, sendPacked } from './packed-files';

/** The page as built, or an empty text where the client has not been built (API tests). */
export function readPage(clientDir: string): string {
  try {
    return fs.readFileSync(path.join(clientDir, 'index.html'), 'utf8');
  } catch {
    return '';
  }
}

export function clientFiles(clientDir: string, page: string, packed: PackedFiles, isAvailable: () => boolean): Router {
  const router = express.Router();
  const packedPage = packed.get('/index.html');
  const homes = readHomeFiles(clientDir);
  const sendPage = (request: Request, response: Response): void => {
    const isKnown = isClientPath(request.path);
    if (isKnown && !isAvailable()) response.status(503).set('retry-after', String(TRY_AGAIN_SECONDS));
    else response.status(isKnown ? 200 : 404);
    const files = homes?.get(request.path);
    if (files) response.set('link', preloads(files));
    if (packedPage) sendPacked(request, response, packedPage);
    else response.set('cache-control', 'no-cache').type('html').send(page);
  };
  router.use(
    express.static(clientDir, {
      index: false,
      redirect: false,
      setHeaders: (response, file) => response.setHeader('cache-control', cacheControlOf(path.relative(clientDir, file))),
    }),
  );
  router.use((request, response) => {
    if (isPageRequest(request) && page !== '') sendPage(request, response);
    else response.status(404).json({ message: 'Not found' });
  });
  return router;
}

/** A missing file must not be served as the page: a script would fail to parse and be cached. */
function isPageRequest(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !request.path.startsWith('/assets/') && Boolean(request.accepts('html'));
}

/** Without them the browser learns of these files from scripts that it has fetched and executed before. */
function preloads({ scripts, styles }: PageFiles): string {
  const linksTo = (files: readonly string[], kind: string) => files.map((file) => `<${file}>; ${kind}; crossorigin`);
  return [...linksTo(styles, 'rel=preload; as=style'), ...linksTo(scripts, 'rel=modulepreload')].join(', ');
}
