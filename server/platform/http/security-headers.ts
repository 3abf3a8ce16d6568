/**
 * The headers every response carries, the release among them, but those of POST /graphql, and of scripts, styles,
 * fonts and images, which have `resourceHeaders`. The site's own policy lets a page load nothing but its own files; the
 * page of Apollo Sandbox alone (GET /graphql in a browser) may load what Sandbox needs, and GraphiQL (/graphql/ide)
 * writes styles into its page.
 */
import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import { API_VERSION, VERSION_HEADER } from '../../../schema/values/api/api-version';

export interface HeaderSettings {
  /** Reached by TLS: HSTS is sent. */
  readonly secure: boolean;
  /** The client's index.html: the inline scripts and styles in it are allowed by their hashes. */
  readonly page: string;
  /** Where images are loaded from, if not from here. */
  readonly imageOrigin: string | null;
}

// Emotion appends empty <style> elements and fills them through the CSSOM: the hash of the empty text allows them.
const EMPTY_TEXT = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** Paths of images: users' images and the client's own. */
const IMAGES = /^\/(?:media\/|art\/[\w-]+\.webp$)/;
const TLS_ALONE = 'max-age=31536000; includeSubDomains';
const NONE = "'none'";
const SELF = "'self'";

export function securityHeaders(settings: HeaderSettings): RequestHandler {
  const site = helmet({ ...common(settings), contentSecurityPolicy: { useDefaults: false, directives: siteDirectives(settings) } });
  const sandbox = helmet({
    ...common(settings),
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' }, // Sandbox signs in by a window of its own
    contentSecurityPolicy: { useDefaults: false, directives: SANDBOX_DIRECTIVES },
  });
  const graphiql = helmet({ ...common(settings), contentSecurityPolicy: { useDefaults: false, directives: GRAPHIQL_DIRECTIVES } });
  const image = resourceHeaders(settings.secure);
  return (request, response, next) => {
    if (IMAGES.test(request.path)) {
      response.set(image);
      return next();
    }
    response.set(VERSION_HEADER, API_VERSION);
    response.set('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()');
    (isSandboxPage(request) ? sandbox : /^\/graphql\/ide\/?$/.test(request.path) ? graphiql : site)(request, response, next);
  };
}

/**
 * Returns the headers of responses that are not pages: browsers do not guess their type, and other sites do not embed
 * them.
 */
export function resourceHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(secure && { 'strict-transport-security': TLS_ALONE }),
  };
}

function isSandboxPage(request: Request): boolean {
  return ['GET', 'HEAD'].includes(request.method) && request.path === '/graphql' && (request.get('accept') ?? '').includes('text/html');
}

function common({ secure }: HeaderSettings): Parameters<typeof helmet>[0] {
  return {
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
  };
}

function siteDirectives({ page, imageOrigin }: HeaderSettings): Record<string, string[]> {
  return {
    'default-src': [NONE],
    'script-src': [SELF, ...inlineHashes(page, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)],
    'style-src': [SELF, EMPTY_TEXT, ...inlineHashes(page, /<style[^>]*>([\s\S]*?)<\/style>/g)],
    'img-src': [SELF, 'data:', 'blob:', ...(imageOrigin === null ? [] : [imageOrigin])],
    'font-src': [SELF],
    'connect-src': [SELF],
    'manifest-src': [SELF],
    'worker-src': [SELF],
    'form-action': [SELF],
    'base-uri': [NONE],
    'frame-ancestors': [NONE],
  };
}

function inlineHashes(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Its scripts are the project's own files; its editor writes styles. */
const GRAPHIQL_DIRECTIVES: Record<string, string[]> = {
  'default-src': [NONE],
  'script-src': [SELF],
  'style-src': [SELF, "'unsafe-inline'"],
  'img-src': [SELF, 'data:'],
  'font-src': [SELF, 'data:'],
  'connect-src': [SELF],
  'form-action': [NONE],
  'base-uri': [NONE],
  'frame-ancestors': [NONE],
};

const APOLLO = ['https://*.apollographql.com'];
/**
 * Without `allow-same-origin`: the page has an origin of its own, so that Apollo's script reaches no cookie and no
 * storage of the site.
 */
const SANDBOX_DIRECTIVES: Record<string, string[]> = {
  sandbox: ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-modals'],
  'default-src': [NONE],
  'script-src': [SELF, "'unsafe-inline'", ...APOLLO],
  'style-src': [SELF, "'unsafe-inline'", ...APOLLO],
  'img-src': [SELF, 'data:', ...APOLLO],
  'font-src': [SELF, ...APOLLO],
  'connect-src': [SELF, ...APOLLO],
  'manifest-src': [SELF, ...APOLLO],
  'frame-src': [SELF, ...APOLLO],
  'base-uri': [NONE],
  'frame-ancestors': [NONE],
};
