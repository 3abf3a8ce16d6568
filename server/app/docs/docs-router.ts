/** /docs: the documents for partners and the schema of webhook messages, made once at start. An address that is none of them goes on to the site, which has a page for that. */
import path from 'node:path';
import { Router } from 'express';
import type { ApiExample } from './api-examples';
import { docsPages } from './docs-pages';
import { webhookSchemaFile } from './webhook-events-page';

/** Is beside the sources and beside what is built of them. */
const SDL = path.join(__dirname, '../../../schema/schema.graphql');

export function docsRouter(examples: readonly ApiExample[], publicUrl: string | null): Router {
  const router = Router();
  for (const [address, page] of docsPages(examples, publicUrl)) {
    router.get(address, (_request, response) => void response.set('cache-control', 'no-cache').type('html').send(page));
  }
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
