/** /docs: the documents for partners and the schema of webhook messages, made once at start. An address that is none of them goes on to the site, which has a page for that. */
import path from 'node:path';
import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { siteOrigin } from '../../platform/http/site-origin';
import type { ApiExample } from './api-examples';
import { docsPages, withAddress } from './docs-pages';
import { docsScript } from './docs-script';
import { webhookSchemaFile } from './webhook-events-page';

/** Is beside the sources and beside what is built of them. */
const SDL = path.join(__dirname, '../../../schema/schema.graphql');

/** Fetched only by pages with Bangla letters: not every desktop has a font for them. */
const BANGLA_FONT = require.resolve('@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2');

export interface DocsSettings {
  readonly examples: readonly ApiExample[];
  readonly schema: GraphQLSchema;
  /** Where partners reach this installation; null: where the page was requested. */
  readonly publicUrl: string | null;
}

export function docsRouter({ examples, schema, publicUrl }: DocsSettings): Router {
  const router = Router();
  for (const [address, page] of docsPages(examples, schema)) {
    router.get(address, (request, response) => {
      const origin = siteOrigin(request, publicUrl);
      response
        .set('cache-control', 'no-cache')
        .type('html')
        .send(origin === null ? page : withAddress(page, origin));
    });
  }
  router.get('/docs.js', (_request, response) => void response.set('cache-control', 'no-cache').type('js').send(docsScript));
  router.get('/bangla.woff2', (_request, response) => {
    response.set('cache-control', 'public, max-age=86400').type('font/woff2').sendFile(BANGLA_FONT, { dotfiles: 'allow' });
  });
  router.get('/webhooks.schema.json', (_request, response) => {
    response
      .set({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
      .type('application/schema+json')
      .send(webhookSchemaFile);
  });
  router.get('/schema.graphql', (_request, response) => {
    response
      .set({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*', 'content-disposition': 'inline; filename="haatbar.graphql"' })
      .type('text/plain')
      .sendFile(SDL);
  });
  return router;
}
