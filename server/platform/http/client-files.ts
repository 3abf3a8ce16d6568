/**
 * Serves the built web client: files with a hash in their name for a year, the rest asked for again each time, and
 * index.html for every address, with status 404 where the client has no such page. Mounted last by http-app.ts.
 */
import fs from 'node:fs';
import path from 'node:path';
import express, { type Request, type Response, type Router } from 'express';
import { isClientPath } from '../../../schema/values/client-paths';

const HASHED = /[.-][\w-]{8}\.(?:js|css|woff2|png|webp|svg|json)$/;

/** The page as built, or an empty text where the client has not been built (API tests). */
export function readPage(clientDir: string): string {
  try {
    return fs.readFileSync(path.join(clientDir, 'index.html'), 'utf8');
  } catch {
    return '';
  }
}

export function clientFiles(clientDir: string, page: string): Router {
  const router = express.Router();
  router.use(
    express.static(clientDir, {
      index: false,
      redirect: false,
      setHeaders: (response, file) => {
        const forever = path.relative(clientDir, file).startsWith('assets') && HASHED.test(file);
        response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
  router.use((request, response) => {
    if (isPageRequest(request) && page !== '') sendPage(response, page, isClientPath(request.path) ? 200 : 404);
    else response.status(404).json({ message: 'Not found' });
  });
  return router;
}

/** A missing file must not be answered with the page: a script would fail to parse and be cached. */
function isPageRequest(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !request.path.startsWith('/assets/') && Boolean(request.accepts('html'));
}

function sendPage(response: Response, page: string, status: number): void {
  response.status(status).set('cache-control', 'no-cache').type('html').send(page);
}
