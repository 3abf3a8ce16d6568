/**
 * For search engines and previews: robots.txt, the sitemap in parts, and the images of shared links. Nothing of a
 * session is read; a sitemap is made again each hour.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Request, type Response, Router } from 'express';
import { Language } from '../../../schema/values/accounts/roles';
import { brandNames, brandSlogans } from '../../../schema/values/site/brand-names';
import { type PageName, pagesOf, sitePages } from '../../../schema/values/site/site-routes';
import type { ShareImagesService } from '../../modules/catalogue/sharing/share-images.service';
import type { SitemapEntry, SitemapService } from '../../modules/catalogue/sharing/sitemap.service';
import { notFound, unavailable } from '../../platform/errors/common-errors';
import { drawShareCard } from '../../platform/files/share-card';
import { takePoints } from '../../platform/graphql/limits/request-points';
import type { Availability } from '../../platform/http/health/availability';
import { type CachedPage, PageCache } from '../../platform/http/pages/page-cache';
import { siteOrigin } from '../../platform/http/site-origin';
import type { RateLimiter } from '../../platform/security/rate-limiter';

interface SiteFileParts {
  readonly clientDir: string;
  readonly publicUrl: string | null;
  readonly sitemap: SitemapService;
  readonly images: ShareImagesService;
  readonly limiter: RateLimiter;
  readonly availability: Availability;
}

/** A part of the sitemap is 700 KB. */
const SITEMAPS = { secondsFresh: 3600, mostBytes: 8 * 1024 * 1024, mostAtOnce: 2 };
const DAY = 'public, max-age=86400';
const HOUR = 'public, max-age=3600';
/** Cost of a request that may read thousands of rows or draw an image, in points of the rate limit. */
const POINTS = 5;
/** Paths that are no page of the site, and pages of a visit that no search leads to. */
const OTHER_PATHS = ['/graphql', '/api/', '/dashboard', '/cart', '/favourites', '/location'];

export function siteFiles({ clientDir, publicUrl, sitemap, images, limiter, availability }: SiteFileParts): Router {
  const router = Router();
  const cache = new PageCache(SITEMAPS);
  const cards = new Map<Language, Promise<Buffer>>();
  const begin = async (request: Request, response: Response): Promise<void> => {
    availability.assertAvailable();
    await takePoints(limiter, { viewer: null, ip: request.ip ?? '' }, POINTS, (name, value) => void response.setHeader(name, value));
  };
  const sendXml = async (request: Request, response: Response, write: (origin: string) => Promise<string>): Promise<void> => {
    await begin(request, response);
    const origin = siteOrigin(request, publicUrl);
    if (origin === null) throw notFound();
    const page = await cache.get(origin + request.path, async () => ({ status: 200, html: await write(origin), styleHash: null }));
    if (!page) throw unavailable();
    await send(response, page);
  };

  router.get('/robots.txt', (request, response) => {
    const origin = siteOrigin(request, publicUrl);
    response.set('cache-control', HOUR).type('text/plain').send(robots(origin));
  });
  router.get('/sitemap.xml', (request, response) =>
    sendXml(request, response, async (origin) => sitemapIndex((await sitemap.parts()).map((part) => `${origin}/sitemap/${part}.xml`))),
  );
  router.get('/sitemap/:part.xml', (request, response) =>
    sendXml(request, response, async (origin) => urlSet(origin, await sitemap.part(request.params.part))),
  );
  router.get('/share/site-:language.jpg', async (request, response) => {
    const language = existingLanguage(request.params.language);
    await begin(request, response);
    const card = cards.get(language) ?? siteCard(clientDir, language);
    cards.set(language, card);
    card.catch(() => cards.delete(language));
    sendImage(response, await card, `site-${language}`);
  });
  router.get('/share/product-:id-:language.jpg', async (request, response) => {
    const language = existingLanguage(request.params.language);
    await begin(request, response);
    const { content, card } = await images.drawForProduct(request.params.id, language);
    sendImage(response, content, card);
  });
  return router;
}

function existingLanguage(text: string): Language {
  const language = Object.values(Language).find((one) => one === text);
  if (!language) throw notFound();
  return language;
}

/** Previews are shown on other sites. */
function sendImage(response: Response, content: Buffer, etag: string): void {
  response.set({ 'cache-control': DAY, 'cross-origin-resource-policy': 'cross-origin', etag: `"${etag}"` });
  response.type('jpeg').send(content);
}

async function send(response: Response, { etag, bodyIn }: CachedPage): Promise<void> {
  response.set({ 'cache-control': HOUR, etag: `"${etag}"` }).type('application/xml');
  response.send(await bodyIn('identity'));
}

/** Draws the share image of pages that have no image of their own. */
function siteCard(clientDir: string, language: Language): Promise<Buffer> {
  const file = path.join(clientDir, 'art', 'hero-market-1280.webp');
  const image = fs.existsSync(file) ? fs.readFileSync(file) : null;
  return drawShareCard({ brand: brandNames[language], title: brandSlogans[language], image, price: null, lines: [] });
}

function robots(origin: string | null): string {
  const closed = (Object.keys(sitePages) as PageName[])
    .flatMap((name) => pagesOf(name))
    .filter(({ frame, roles }) => roles !== null || frame === 'auth')
    .map((page) => `/${page.path.split('/')[1]}`);
  const disallowed = [...new Set([...OTHER_PATHS, ...closed])].sort().map((one) => `Disallow: ${one}`);
  return ['User-agent: *', ...disallowed, ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]), ''].join('\n');
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${xml(address)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>${entries.join('\n')}</sitemapindex>\n`;
}

function urlSet(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path: address, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<url><loc>${xml(origin + address)}</loc>${changed}</url>`;
  });
  return `${HEAD}<urlset ${NAMESPACE}>${urls.join('\n')}</urlset>\n`;
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
