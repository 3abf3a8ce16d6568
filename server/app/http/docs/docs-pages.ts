/**
 * The documents for partners as pages of the site: what is in docs/*.md and CHANGELOG.md, the example operations, and
 * what is made of the schemas. Nothing comes from elsewhere, and without the script for copying they are the same; the
 * addresses in them are those of this installation.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { Language } from '../../../../schema/values/accounts/roles';
import { code, escape, inline } from '../../../rest-v1/openapi/docs-html';
import { type ApiExample, DOCS } from './api-examples';
import { LISTED, START } from './docs-list';
import { renderMarkdown } from './markdown';
import { orderStatesPage } from './order-states-page';
import { referencePages } from './schema-reference';
import { webhookEventsPage } from './webhook-events-page';

/** How the documents write the address of the server. */
const WRITTEN_ADDRESS = 'http://127.0.0.1:4000';

/** The text with the address of this installation, `https://haatbar.example`, also as that of its sockets. */
export function withAddress(text: string, origin: string): string {
  return text.replaceAll(WRITTEN_ADDRESS, origin).replaceAll(WRITTEN_ADDRESS.replace('http', 'ws'), origin.replace('http', 'ws'));
}

/** The reference with the operations of admins, by the same paths. */
export function referenceOfAll(schema: GraphQLSchema): Map<string, string> {
  return new Map(referencePages(schema, 'all').map(({ address, title, html }) => [address, shell(title, html, '/docs/reference')]));
}

/** Path under /docs → page, with the address as the documents write it. `ofPartners`: the schema without admins. */
export function docsPages(examples: readonly ApiExample[], schema: GraphQLSchema, ofPartners: GraphQLSchema): Map<string, string> {
  const read = (file: string) => renderMarkdown(fs.readFileSync(path.join(DOCS, file), 'utf8'), linkTo);
  return new Map([
    ['/', startPage(Language.EN)],
    ['/bn', startPage(Language.BN)],
    ['/webhook-events', shell('Webhook messages', renderMarkdown(webhookEventsPage(), linkTo), '/docs/webhook-events')],
    ['/order-states', shell('States of orders', renderMarkdown(orderStatesPage(schema), linkTo), '/docs/order-states')],
    ['/examples', shell('Example operations', examplesPage(examples), '/docs/examples')],
    ...referencePages(ofPartners, 'partners').map(({ address, title, html }) => [address, shell(title, html, '/docs/reference')] as const),
    ...LISTED.flatMap(({ href, file, title }) =>
      file === null ? [] : [[href.replace('/docs', ''), shell(title.en, read(file), href)] as const],
    ),
  ]);
}

/** A link from file to file → the page of that file. Throws where there is none. */
export function linkTo(target: string): string {
  if (/^(https?:|\/|#)/.test(target)) return target;
  const [file = '', hash] = target.split('#');
  if (file === 'examples') return '/docs/examples';
  const page = LISTED.find((one) => one.file === file);
  if (!page) throw new Error(`The documents link to ${target}, which is not served.`);
  return `${page.href}${hash === undefined ? '' : `#${hash}`}`;
}

/** From every page to every other one, and home. */
function navigation(current: string): string {
  const home = [
    { href: '/', title: START.en.home },
    { href: '/docs', title: 'All documents' },
  ];
  const items = [...home, ...LISTED.map(({ href, title }) => ({ href, title: title.en }))].map(({ href, title }) => {
    const mark = href === current ? ' aria-current="page"' : '';
    return `<li><a href="${href}"${mark}>${title}</a></li>`;
  });
  return `<nav class="pages menu" aria-label="Documents"><ul>${items.join('')}</ul></nav>`;
}

function shell(title: string, body: string, current: string): string {
  return html(Language.EN, title, `${navigation(current)}\n<main id="text" tabindex="-1">${body}</main>`);
}

function html(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Haatbar</title><link rel="stylesheet" href="/api/v1/docs.css"><script src="/docs/docs.js" defer></script></head>
<body><a class="skip" href="#text">${language === Language.BN ? 'মূল লেখায় যান' : 'Skip to the text'}</a>
${body}</body></html>`;
}

function startPage(language: Language): string {
  const { title, paragraphs, release, home, other } = START[language];
  const [otherLanguage, href] = language === Language.BN ? (['en', '/docs'] as const) : (['bn', '/docs/bn'] as const);
  const items = LISTED.map((page) => `<li><a href="${page.href}">${page.title[language]}</a> ${inline(page.description[language])}</li>`);
  const nav = `<nav class="pages" aria-label="Haatbar"><ul><li><a href="/">${home}</a></li><li><a href="${href}" lang="${otherLanguage}">${other}</a></li></ul></nav>`;
  const texts = [...paragraphs, release].map((paragraph) => `<p>${inline(paragraph)}</p>`).join('');
  return html(
    language,
    title,
    `${nav}\n<main id="text" tabindex="-1"><h1>${title}</h1>${texts}<ul class="contents">${items.join('')}</ul></main>`,
  );
}

function examplesPage(examples: readonly ApiExample[]): string {
  const links = examples.map(({ name, title }) => `<li><a href="#${name}">${escape(title)}</a></li>`).join('');
  return `<h1>Example operations</h1>
<p>They build on one another: ${inline('`<log-in: login.token>`')} represents the value that the example log-in returned. The accounts are those of the demo
market. Type a token under Headers.</p>
<ol class="contents">${links}</ol>${examples.map(exampleArticle).join('')}`;
}

function exampleArticle({ name, title, explanation, operation, headers, files, variables }: ApiExample): string {
  const table = (label: string, values: object) =>
    Object.keys(values).length === 0 ? '' : `<h3>${label}</h3>${code(JSON.stringify(values, null, 2), `${title}: ${label.toLowerCase()}`)}`;
  return `<article id="${name}"><h2>${escape(title)}</h2><p>${inline(explanation)}</p>${code(operation, `${title}: operation`)}
${table('Headers', headers)}${table('Variables', variables)}${table('Files', files)}
<p><a href="/graphql?example=${name}">Open in Sandbox<span class="unseen">: ${escape(title)}</span></a></p></article>`;
}
