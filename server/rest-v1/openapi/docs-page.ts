/**
 * The document as a page to read: no script, nothing from elsewhere, so the site's own Content-Security-Policy allows
 * it. Everything written into it is escaped.
 */
import { curlOf, plain } from './docs-curl';
import { code, escape, inline } from './docs-html';
import type { Json } from './route-docs';
import type { OpenApi, Operation, Parameter, Response, Call } from './openapi-document';

export function docsPage({ info, tags, paths }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method: method.toUpperCase(), path, operation })),
  );
  const chapters = tags.map(({ name }) => ({ name, ownCalls: calls.filter(({ operation }) => operation.tags.includes(name)) }));
  const links = chapters.map(({ name, ownCalls }) => `<h2>${escape(name)}</h2><ul>${ownCalls.map(linkTo).join('')}</ul>`);
  const texts = chapters.map(({ name, ownCalls }) => `<section><h2>${escape(name)}</h2>${ownCalls.map(article).join('')}</section>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)}</title><link rel="stylesheet" href="/api/v1/docs.css"></head>
<body><a class="skip" href="#calls">Skip to the calls</a>
<header><h1>${escape(info.title)}</h1>${prose(info.description)}
<p>For programs: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>New here? <a href="/docs/quick-start">Quick start</a>, <a href="/docs">all documents</a>.</p></header>
<nav aria-label="Calls">${links.join('')}</nav>
<main id="calls" tabindex="-1">${texts.join('')}</main></body></html>`;
}

function linkTo({ operation }: Call): string {
  return `<li><a href="#${operation.operationId}">${escape(operation.summary)}</a></li>`;
}

function article(call: Call): string {
  const { method, path, operation } = call;
  const { operationId: id, summary, description, parameters = [] } = operation;
  const parts = [
    `<article id="${id}"><h3>${escape(summary)}</h3>`,
    `<p class="call"><span class="method">${method}</span> /api/v1${escape(path)}</p>`,
    prose(description),
    `<p class="soft">${escape(whoMay(operation))}</p>`,
    parameterTable(
      summary,
      'Query',
      parameters.filter((one) => one.in === 'query'),
    ),
    parameterTable(
      summary,
      'Headers',
      parameters.filter((one) => one.in === 'header' && one.name !== 'accept-language'),
    ),
    bodyTable(operation),
    `<h4>Try it</h4>${code(curlOf(call), `${summary}: curl`)}`,
    ...Object.entries(operation.responses).map(([status, response]) => goodResponse(summary, status, response)),
    errorTable(operation),
    '</article>',
  ];
  return parts.join('');
}

function whoMay({ security, 'x-roles': roles }: Operation): string {
  if (security.length === 0) return 'Without a token.';
  return roles ? `With the token of an approved ${roles.join(', ')}.` : 'With any good token.';
}

function parameterTable(summary: string, title: string, parameters: readonly Parameter[]): string {
  const rows = parameters.map(({ name, required = false, description, example = '' }) => fieldRow(name, required, description, example));
  return rows.length > 0 ? table(summary, title, ['Name', 'Meaning', 'Example'], rows) : '';
}

function bodyTable({ summary, requestBody }: Operation): string {
  const body = requestBody?.content['application/json']?.schema;
  if (!body) return '';
  const rows = Object.entries(body.properties).map(([name, { description, examples = [] }]) =>
    fieldRow(name, body.required.includes(name), description, examples[0] ?? ''),
  );
  return table(summary, 'Body', ['Field', 'Meaning', 'Example'], rows);
}

function fieldRow(name: string, needed: boolean, description: string, example: Json): string {
  const mark = needed ? ' <span class="needed">required</span>' : '';
  const shown = plain(example);
  return `<tr><td><code>${escape(name)}</code>${mark}</td><td>${inline(description)}</td><td>${shown && `<code>${escape(shown)}</code>`}</td></tr>`;
}

function goodResponse(summary: string, status: string, { description, content }: Response): string {
  const example = content?.['application/json'].example;
  if (!status.startsWith('2') || example === undefined) return '';
  return `<h4>Response ${status}</h4><p>${inline(description)}</p>${code(JSON.stringify(example, null, 2), `${summary}: response`)}`;
}

function errorTable({ summary, responses }: Operation): string {
  const rows = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content?.['application/json'].examples ?? {}).map(
      ({ summary: name, value }) => `<tr><td>${status}</td><td><code>${name}</code></td><td>${escape(value.message)}</td></tr>`,
    ),
  );
  return table(summary, 'Refusals', ['Status', 'error-code', 'Message'], rows);
}

function table(summary: string, title: string, heads: readonly string[], rows: readonly string[]): string {
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('');
  const scroll = `<div class="scroll" tabindex="0" role="region" aria-label="${escape(`${summary}: ${title}`)}">`;
  return `<h4>${title}</h4>${scroll}<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** Paragraphs and lists of dashes. */
function prose(words: string): string {
  const blocks = words.split('\n\n').map((block) => {
    if (!block.startsWith('- ')) return `<p>${inline(block)}</p>`;
    const items = block.split('\n').map((line) => `<li>${inline(line.slice(2))}</li>`);
    return `<ul>${items.join('')}</ul>`;
  });
  return blocks.join('');
}
