/**
 * Writes a rendered page into the client's index.html, so that its scripts, and with them the hashes of the security
 * policy, stay the same.
 */
import { defaultLanguage, Language } from '../../../../schema/values/accounts/roles';
import { brandNames } from '../../../../schema/values/site/brand-names';
import type { PageImage, RenderedPage } from '../../../../schema/values/site/page-renderer';
import type { PageFiles } from '../client/page-files';
import { styleHashOf } from './style-policy';

/** index.html in the parts between which a page is written. */
interface Shell {
  /** Up to the title. */
  readonly start: string;
  /** From behind the description to the end of the head. */
  readonly head: string;
  /** The client's module scripts, which index.html's own script begins when the page is shown. */
  readonly scripts: string;
  readonly body: string;
  readonly end: string;
  readonly banglaFont: string | null;
}

const SHELL =
  /^([\s\S]*?<html) lang="en">([\s\S]*?)<title>[\s\S]*?<meta name="description"[^>]*>([\s\S]*?)<\/head>([\s\S]*?)<!-- first view -->[\s\S]*<!-- \/first view -->([\s\S]*)$/;
// Preloads are behind it: before the width is known a phone would fetch an image for 980 pixels, and then the right one
// too.
const VIEWPORT = /<meta name="viewport"[^>]*>/;
const SCRIPTS = /<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const BANGLA_FONT = /id="bangla-font"[^>]*href="([^"]+)"/;

/** Null where index.html has not these places (a page made by a test). */
export function readShell(page: string): Shell | null {
  const match = SHELL.exec(page);
  if (!match) return null;
  const [, start = '', upToTitle = '', head = '', body = '', end = ''] = match;
  const scripts = head.match(SCRIPTS) ?? [];
  return {
    start,
    head: upToTitle + head.replaceAll(SCRIPTS, ''),
    scripts: scripts.join(''),
    body,
    end,
    banglaFont: BANGLA_FONT.exec(page)?.[1] ?? null,
  };
}

export interface PageParts {
  readonly page: RenderedPage;
  readonly language: Language;
  readonly sparing: boolean;
  readonly files: PageFiles;
  /** Where the site is reached from outside; null: unknown. */
  readonly origin: string | null;
}

export interface PageHtml {
  readonly html: string;
  /** Hash of the page's own style element, for the policy; null without one. */
  readonly styleHash: string | null;
}

export function writePage(shell: Shell, parts: PageParts): PageHtml {
  const { page, language } = parts;
  const styles = page.styles === '' ? '' : `<style>${page.styles}</style>`;
  const html = [
    `${shell.start} lang="${language}" data-rendered>`,
    shell.head.replace(VIEWPORT, (viewport) => viewport + early(parts, shell.banglaFont)),
    named(parts),
    parts.files.styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`).join(''),
    styles,
    `<template id="scripts">${shell.scripts}${parts.files.scripts.map(moduleLink).join('')}</template>`,
    '</head>',
    shell.body,
    `<div id="root">${page.markup}</div>`,
    `<script type="application/json" id="first-view">${scriptText(page.state)}</script>`,
    shell.end,
  ].join('');
  return { html, styleHash: styles === '' ? null : styleHashOf(page.styles) };
}

const moduleLink = (file: string) => `<link rel="modulepreload" crossorigin href="${file}" />`;

/** Asked for before anything else: the image that is waited for, and the letters. */
function early({ page, language, sparing }: PageParts, banglaFont: string | null): string {
  const images = page.images.map(({ src, srcset, sizes }: PageImage) => {
    // React has escaped them for attributes
    const which = [src && `href="${src}"`, srcset && `imagesrcset="${srcset}"`, sizes && `imagesizes="${sizes}"`].filter(Boolean).join(' ');
    return `<link rel="preload" as="image" fetchpriority="high" ${which} />`;
  });
  const font = language === 'bn' && !sparing && banglaFont !== null;
  return [...images, font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${banglaFont}" />` : ''].join('');
}

/**
 * Writes the elements of the head for the tab, search engines and previews of a shared link. Addresses are absolute or
 * left out: a preview cannot resolve relative ones.
 */
function named({ page, language, origin }: PageParts): string {
  const { card } = page;
  const meta = (kind: 'name' | 'property', name: string, content: string) => `<meta ${kind}="${name}" content="${attribute(content)}" />`;
  const addressIn = (one: Language) => origin + inLanguage(card.canonical, one);
  const alternate = (name: string, address: string) => `<link rel="alternate" hreflang="${name}" href="${attribute(address)}" />`;
  const isListed = card.isListed && page.status === 200;
  return [
    `<title>${attribute(page.title)}</title>`,
    meta('name', 'description', card.description),
    isListed ? '' : meta('name', 'robots', 'noindex'),
    meta('property', 'og:title', card.title),
    meta('property', 'og:description', card.description),
    meta('property', 'og:type', card.type),
    meta('property', 'og:site_name', brandNames[language]),
    meta('property', 'og:locale', language === 'bn' ? 'bn_BD' : 'en_GB'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(origin === null ? [] : previewImage(origin + card.image, card.title)),
    ...(origin === null || !isListed
      ? []
      : [
          meta('property', 'og:url', addressIn(language)),
          `<link rel="canonical" href="${attribute(addressIn(language))}" />`,
          ...Object.values(Language).map((one) => alternate(one, addressIn(one))),
          alternate('x-default', addressIn(defaultLanguage)),
        ]),
    ...card.data.map((data) => `<script type="application/ld+json">${scriptText(data)}</script>`),
  ].join('');

  function previewImage(address: string, text: string): string[] {
    const sizes = [meta('property', 'og:image:width', '1200'), meta('property', 'og:image:height', '630')];
    return [
      meta('property', 'og:image', address),
      ...sizes,
      meta('property', 'og:image:alt', text),
      meta('name', 'twitter:image', address),
    ];
  }
}

/** The site's first language needs no parameter. */
function inLanguage(address: string, language: Language): string {
  return language === defaultLanguage ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** JSON that can end neither its script element nor a line. */
function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
