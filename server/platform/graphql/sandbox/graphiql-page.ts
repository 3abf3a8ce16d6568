/**
 * GraphiQL at GET /graphql/ide, for browsers that cannot reach Apollo's servers: a page and files of the project's own
 * (dist/graphiql), which opens with the same examples as Sandbox. What it opens with is written into the page as data,
 * so that no inline script is needed.
 */
import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import express, { Router } from 'express';
import { text } from '../../../../schema/messages/text';
import { defaultLanguage } from '../../../../schema/values/accounts/roles';
import { readLanguage } from '../../errors/request-language';
import { cacheControlOf, packedFiles, readPackedFiles } from '../../http/client/packed-files';
import { developerLinks } from './sandbox-html';
import { exampleAskedFor } from './sandbox-page';
import type { SandboxExample } from './sandbox-example';

export interface GraphiqlFiles {
  readonly folder: string;
  readonly page: string;
}

/** Null where GraphiQL has not been built. */
export function readGraphiql(folder: string): GraphiqlFiles | null {
  const file = path.join(folder, 'index.html');
  return fs.existsSync(file) ? { folder, page: fs.readFileSync(file, 'utf8') } : null;
}

/** Mounted at /graphql/ide. */
export function graphiqlPage(examples: readonly SandboxExample[], files: GraphiqlFiles | null): Router {
  const router = Router();
  if (!files) return router;
  router.use(packedFiles(new Map([...readPackedFiles(files.folder)].filter(([name]) => name !== '/index.html'))));
  router.use('/assets', express.static(path.join(files.folder, 'assets'), { index: false, redirect: false, setHeaders }));
  router.get('/', (request, response) => {
    const language = readLanguage(request.get('accept-language')) ?? defaultLanguage;
    const { document, variables, headers } = exampleAskedFor(request, examples) ?? NO_EXAMPLE;
    const start = { title: text('sandbox.title', language), links: developerLinks(language), example: { document, variables, headers } };
    response
      .vary('Accept-Language')
      .type('html')
      .send(withStart(files.page, language, start));
  });
  return router;
}

const setHeaders = (response: ServerResponse, file: string): void =>
  void response.setHeader('cache-control', cacheControlOf(`assets/${path.basename(file)}`));

const NO_EXAMPLE = { document: '{ __typename }', variables: {}, headers: {} };

function withStart(page: string, language: string, start: object): string {
  const data = JSON.stringify(start).replaceAll('<', '\\u003c');
  return page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('</body>', () => `<script type="application/json" id="start">${data}</script></body>`);
}
