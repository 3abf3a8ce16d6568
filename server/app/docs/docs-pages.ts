/**
 * The documents for partners as pages of the site: what is in docs/*.md and CHANGELOG.md, and the example operations. No script, nothing from
 * elsewhere; the addresses in them are those of this installation.
 */
import fs from 'node:fs';
import path from 'node:path';
import { code, escape, inline } from '../../rest-v1/openapi/docs-html';
import { type ApiExample, DOCS } from './api-examples';
import { renderMarkdown } from './markdown';
import { webhookEventsPage } from './webhook-events-page';

interface DocumentPage {
  /** Under /docs. */
  readonly address: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
}

const DOCUMENTS: readonly DocumentPage[] = [
  {
    address: 'quick-start',
    file: 'quick-start.md',
    title: 'Quick start',
    description: 'From the first request to an order and a webhook, in curl and TypeScript.',
  },
  { address: 'rest', file: 'rest.md', title: 'REST', description: 'Tokens, bodies, refusals; with the reference of every call.' },
  {
    address: 'webhooks',
    file: 'webhooks.md',
    title: 'Webhooks and API keys',
    description: 'What is sent, how it is signed, what you can rely on.',
  },
  { address: 'errors', file: 'errors.md', title: 'Errors', description: 'Every code, what it means, and what to do.' },
  { address: 'changes', file: '../CHANGELOG.md', title: 'Changes', description: 'What is new, and what will go.' },
];

/** Made of the schemas of the messages. */
const WEBHOOK_EVENTS = {
  address: 'webhook-events',
  title: 'Webhook messages',
  description: 'Every field of every message, and its JSON Schema.',
};

const ELSEWHERE = [
  { href: `/docs/${WEBHOOK_EVENTS.address}`, title: WEBHOOK_EVENTS.title, description: WEBHOOK_EVENTS.description },
  { href: '/docs/examples', title: 'Example operations', description: 'GraphQL to run in Sandbox: from the log-in to the delivery log.' },
  { href: '/graphql', title: 'Sandbox', description: 'The GraphQL schema to browse and to try.' },
  { href: '/api/v1/docs', title: 'REST reference', description: 'Every call, field, answer and refusal.' },
];

/** How the documents write the address of the server. */
const WRITTEN_ADDRESS = 'http://127.0.0.1:4000';

/** Path under /docs → page. `publicUrl` is where partners reach this installation; null leaves the address as it is written. */
export function docsPages(examples: readonly ApiExample[], publicUrl: string | null): Map<string, string> {
  const here = (text: string) => (publicUrl === null ? text : text.replaceAll(WRITTEN_ADDRESS, publicUrl));
  const read = (file: string) => here(fs.readFileSync(path.join(DOCS, file), 'utf8'));
  return new Map([
    ['/', shell('Haatbar for developers', indexPage(), '')],
    [
      `/${WEBHOOK_EVENTS.address}`,
      shell(WEBHOOK_EVENTS.title, renderMarkdown(webhookEventsPage(), linkTo), navigation(WEBHOOK_EVENTS.address)),
    ],
    ['/examples', shell('Example operations', examplesPage(examples), navigation('examples'))],
    ...DOCUMENTS.map(
      ({ address, file, title }) => [`/${address}`, shell(title, renderMarkdown(read(file), linkTo), navigation(address))] as const,
    ),
  ]);
}

/** A link from file to file → the page of that file. Throws where there is none. */
export function linkTo(target: string): string {
  if (/^(https?:|\/|#)/.test(target)) return target;
  const [file = '', hash] = target.split('#');
  if (file === 'examples') return '/docs/examples';
  const found = DOCUMENTS.find((one) => one.file === file);
  if (!found) throw new Error(`The documents link to ${target}, which is not served.`);
  return `/docs/${found.address}${hash === undefined ? '' : `#${hash}`}`;
}

/** From every page to every other one, and home. */
function navigation(current: string): string {
  const pages = DOCUMENTS.map((one) => ({ href: `/docs/${one.address}`, title: one.title }));
  const items = [{ href: '/docs', title: 'All documents' }, ...pages, ...ELSEWHERE].map(({ href, title }) => {
    const mark = href === `/docs/${current}` ? ' aria-current="page"' : '';
    return `<li><a href="${href}"${mark}>${title}</a></li>`;
  });
  return `<nav class="pages" aria-label="Documents"><ul>${items.join('')}</ul></nav>`;
}

function shell(title: string, body: string, nav: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Haatbar</title><link rel="stylesheet" href="/api/v1/docs.css"></head>
<body><a class="skip" href="#text">Skip to the text</a>
${nav}
<main id="text" tabindex="-1">${body}</main></body></html>`;
}

function indexPage(): string {
  const all = [...DOCUMENTS.map(({ address, title, description }) => ({ href: `/docs/${address}`, title, description })), ...ELSEWHERE];
  const items = all.map(({ href, title, description }) => `<li><a href="${href}">${title}</a> ${inline(description)}</li>`);
  return `<h1>Haatbar for developers</h1><p>Everything the site does, it does through its API: so can your programs.</p><ul class="contents">${items.join('')}</ul>`;
}

function examplesPage(examples: readonly ApiExample[]): string {
  const links = examples.map(({ name, title }) => `<li><a href="#${name}">${escape(title)}</a></li>`).join('');
  return `<h1>Example operations</h1>
<p>They build on one another: ${inline('`<log-in: login.token>`')} stands for what the example log-in answered there. The accounts are those of the demo
market. Signed in on the site in the same browser, Sandbox also works without a token.</p>
<ol class="contents">${links}</ol>${examples.map(exampleArticle).join('')}`;
}

function exampleArticle({ name, title, explanation, operation, headers, files, variables }: ApiExample): string {
  const table = (label: string, values: object) =>
    Object.keys(values).length === 0 ? '' : `<h3>${label}</h3>${code(JSON.stringify(values, null, 2), `${title}: ${label.toLowerCase()}`)}`;
  return `<article id="${name}"><h2>${escape(title)}</h2><p>${inline(explanation)}</p>${code(operation, `${title}: operation`)}
${table('Headers', headers)}${table('Variables', variables)}${table('Files', files)}
<p><a href="/graphql?example=${name}">Open in Sandbox<span class="unseen">: ${escape(title)}</span></a></p></article>`;
}
