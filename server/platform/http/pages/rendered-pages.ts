/**
 * Sends visitors the public pages as HTML, rendered by the client's own code (dist/pages). Never for someone with a
 * session: the cache holds nothing but what every visitor may see. Whatever cannot be rendered now is left to the next
 * handler, which sends the shell that the client fills by itself.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import { type RenderPage, renderedPathOf } from '../../../../schema/values/site/page-renderer';
import { visitLanguageCookie } from '../../../../schema/values/site/visit-language';
import { defaultLanguage, Language } from '../../../../schema/values/accounts/roles';
import { AppError } from '../../errors/app-error';
import { readLanguage } from '../../errors/request-language';
import type { Logger } from '../../logging/logger';
import { readPage } from '../client/client-files';
import { siteOrigin } from '../site-origin';
import type { CachedPage, PageCache, PageEncoding, PageSource } from './page-cache';
import { readPageFiles } from '../client/page-files';
import { readShell, writePage } from './page-html';
import { allowStyle } from './style-policy';

export interface PageSettings {
  readonly clientDir: string;
  readonly publicUrl: string | null;
  readonly logger: Logger;
  readonly cache: PageCache;
  /** Executes a query as the visitor who sends the request. */
  readonly execute: (request: Request, language: Language) => Parameters<RenderPage>[0]['execute'];
  /** May this visitor have another page rendered? Throws RATE_LIMITED or UNAVAILABLE. */
  readonly takePoints: (request: Request) => Promise<void>;
  /** The site is reached by TLS. */
  readonly secure: boolean;
  /** Soon after the start, so that no visitor waits for it; else the first page loads what renders it. */
  readonly isLoadedEarly: boolean;
  /** A page was shown, from the cache or not. */
  readonly onShown: (request: Request) => void;
}

/** Other parameters of an address are the page's; longer addresses are no one's links. */
const LONGEST_ADDRESS = 600;
/** The start is over by then. */
const LOADED_AFTER_MS = 1_000;
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?hb_(?:session|role)=[^;\s]/;

export function renderedPages(settings: PageSettings): RequestHandler {
  const shell = readShell(readPage(settings.clientDir));
  const files = readPageFiles(settings.clientDir);
  // built beside the client
  const renderer = path.resolve(settings.clientDir, '..', 'pages', 'render-page.cjs');
  if (!shell || !files || !fs.existsSync(renderer)) return (_request, _response, next) => next();
  if (settings.isLoadedEarly) setTimeout(() => loadEarly(renderer, settings.logger), LOADED_AFTER_MS).unref();

  const draw = async (request: Request, choices: ReturnType<typeof choicesOf>, renderedPath: string): Promise<PageSource | null> => {
    await settings.takePoints(request);
    const origin = siteOrigin(request, settings.publicUrl);
    const { renderPage } = loadRenderer(renderer);
    const page = await renderPage({
      address: request.originalUrl,
      origin,
      ...choices,
      execute: settings.execute(request, choices.language),
    });
    if (!page) return null;
    const { html, styleHash } = writePage(shell, {
      page,
      ...choices,
      origin,
      files: files.get(renderedPath) ?? { scripts: [], styles: [] },
    });
    return { status: page.status, html, styleHash };
  };

  return async (request, response, next) => {
    const renderedPath = renderedPathOf(request.path);
    if (renderedPath === null || !isVisitorsPage(request)) return next();
    const choices = choicesOf(request);
    // addresses in the page are those of its own request
    const key = `${choices.language} ${choices.sparing} ${siteOrigin(request, settings.publicUrl)}${request.originalUrl}`;
    const page = await settings.cache
      .get(key, () => draw(request, choices, renderedPath))
      .catch((error: unknown) => {
        // rejected for now: the request log has it, and the shell asks for itself
        if (!(error instanceof AppError)) settings.logger.warn('a page could not be rendered', { error, page: renderedPath });
        return null;
      });
    if (!page) return next();
    if (page.status === 200) settings.onShown(request);
    rememberLanguage(request, response, settings.secure);
    await send(request, response, page);
  };
}

function isVisitorsPage(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (request.headers.authorization !== undefined || SESSION_COOKIE.test(request.headers.cookie ?? '')) return false;
  return request.originalUrl.length <= LONGEST_ADDRESS && Boolean(request.accepts('html'));
}

const toLanguage = (text: unknown) => Object.values(Language).find((language) => language === text);

/**
 * The user's own choice, which the client stores in cookies, else `?lang=` of a link, of this page or one before, else
 * the device's language; the browser's data saver where none was made.
 */
export function choicesOf(request: Request): { readonly language: Language; readonly sparing: boolean } {
  const { language: chosen, saver, [visitLanguageCookie]: ofVisit } = parse(request.headers.cookie ?? '');
  return {
    language:
      toLanguage(chosen) ??
      toLanguage(request.query.lang) ??
      toLanguage(ofVisit) ??
      readLanguage(request.headers['accept-language']) ??
      defaultLanguage,
    sparing: saver ? saver === 'on' : request.headers['save-data'] === 'on',
  };
}

/**
 * Remembers the requested language for the next page, where the user has chosen none; it works without scripts as well,
 * and links do not repeat `?lang=`.
 */
function rememberLanguage(request: Request, response: Response, secure: boolean): void {
  const requested = toLanguage(request.query.lang);
  const { language: chosen } = parse(request.headers.cookie ?? '');
  if (requested && !toLanguage(chosen))
    response.append('set-cookie', `${visitLanguageCookie}=${requested}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`);
}

async function send(request: Request, response: Response, { status, styleHash, etag, bodyIn }: CachedPage): Promise<void> {
  const encoding = (request.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as PageEncoding;
  if (styleHash !== null) allowStyle(response, styleHash);
  if (encoding !== 'identity') response.set('content-encoding', encoding);
  response
    .status(status)
    .vary('accept-encoding, accept-language, cookie, save-data')
    .type('html')
    .set({ 'cache-control': 'no-cache', etag: `"${etag}-${encoding}"` });
  response.send(await bodyIn(encoding));
}

/** React and all public screens: not a part of the start. */
function loadRenderer(file: string): { readonly renderPage: RenderPage } {
  return createRequire(file)(file) as ReturnType<typeof loadRenderer>;
}

function loadEarly(file: string, logger: Logger): void {
  try {
    loadRenderer(file);
  } catch (error) {
    logger.error('what renders pages could not be loaded', { error });
  }
}
