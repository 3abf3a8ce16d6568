/**
 * /docs: the documents for partners and the schema of webhook messages, made once, at the first request: at the start
 * of every process they would take a tenth of a second. An address that is none of them goes on to the site, which has
 * a page for that.
 */
import path from 'node:path';
import { type Request, type Response, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { REQUEST_POINTS, type SetHeader, takePoints } from '../../../platform/graphql/limits/request-points';
import { siteOrigin } from '../../../platform/http/site-origin';
import type { RateLimiter } from '../../../platform/security/rate-limiter';
import type { ApiExample } from './api-examples';
import { docsScript } from './docs-script';

/** Is beside the sources and beside what is built of them. */
const SDL = path.join(__dirname, '../../../../schema/schema.graphql');

/** Fetched only by pages with Bangla letters: not every desktop has a font for them. */
const BANGLA_FONT = require.resolve('@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2');

export interface DocsSettings {
  readonly examples: readonly ApiExample[];
  readonly schema: GraphQLSchema;
  /** Where partners reach this installation; null: where the page was requested. */
  readonly publicUrl: string | null;
  readonly limiter: RateLimiter;
}

export function docsRouter({ examples, schema, publicUrl, limiter }: DocsSettings): Router {
  const router = Router();
  const documents = once(() => madeDocuments(examples, schema));
  const begin = async (request: Request, response: Response): Promise<void> => {
    const setHeader: SetHeader = (name, value) => void response.setHeader(name, value);
    await takePoints(limiter, { viewer: null, ip: request.ip ?? '' }, REQUEST_POINTS, setHeader);
  };
  router.get('/docs.js', (_request, response) => void response.set('cache-control', 'no-cache').type('js').send(docsScript));
  router.get('/bangla.woff2', (_request, response) => {
    response.set('cache-control', 'public, max-age=86400').type('font/woff2').sendFile(BANGLA_FONT, { dotfiles: 'allow' });
  });
  router.get('/webhooks.schema.json', async (request, response) => {
    const { webhookSchemaFile } = await documents();
    await begin(request, response);
    response
      .set({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
      .type('application/schema+json')
      .send(webhookSchemaFile);
  });
  router.get('/schema.graphql', async (request, response) => {
    const { partnerSdl } = await documents();
    await begin(request, response);
    response
      .set({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*', 'content-disposition': 'inline; filename="haatbar.graphql"' })
      .type('text/plain');
    if (showsAll(request)) response.sendFile(SDL);
    else response.send(partnerSdl);
  });
  router.get('/{*page}', async (request, response, next) => {
    const { pages, allPages, withAddress } = await documents();
    const path = request.path.replace(/(?<=.)\/$/, '');
    const page = (showsAll(request) ? allPages.get(path) : undefined) ?? pages.get(path);
    if (page === undefined) return next();
    await begin(request, response);
    const origin = siteOrigin(request, publicUrl);
    response
      .set('cache-control', 'no-cache')
      .type('html')
      .send(origin === null ? page : withAddress(page, origin));
  });
  return router;
}

/** Operations of admins as well. */
const showsAll = ({ query }: Request): boolean => query.all === '1';

interface Documents {
  readonly pages: ReadonlyMap<string, string>;
  /** The pages that show more where all is asked for. */
  readonly allPages: ReadonlyMap<string, string>;
  readonly partnerSdl: string;
  readonly withAddress: (text: string, origin: string) => string;
  readonly webhookSchemaFile: string;
}

async function madeDocuments(examples: readonly ApiExample[], schema: GraphQLSchema): Promise<Documents> {
  const [{ docsPages, referenceOfAll, withAddress }, { webhookSchemaFile }, { partnerSchema, sdlOf }] = await Promise.all([
    import('./docs-pages'),
    import('./webhook-events-page'),
    import('./partner-schema'),
  ]);
  const ofPartners = partnerSchema(schema);
  return {
    pages: docsPages(examples, schema, ofPartners),
    allPages: referenceOfAll(schema),
    partnerSdl: sdlOf(ofPartners),
    withAddress,
    webhookSchemaFile,
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
