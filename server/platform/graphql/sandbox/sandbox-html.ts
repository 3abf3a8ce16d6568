/**
 * The page of Apollo Sandbox, by language: what it opens with, and, under it, what a developer needs when Sandbox
 * itself, which comes from Apollo's servers, does not load.
 */
import { text } from '../../../../schema/messages/text';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { SandboxExample } from './sandbox-example';

/** GraphiQL's page (graphiql-page.ts). */
const IDE_PATH = '/graphql/ide';
/** A network that has not brought Sandbox's script after so long is slow or has none of it. */
const PATIENCE_MS = 8_000;
const SCRIPT = 'https://embeddable-sandbox.cdn.apollographql.com/v2/embeddable-sandbox.umd.production.min.js';
const STYLE = `:root{color-scheme:light dark;--text:#1d2a22;--page:#fbfaf6;--panel:#fff;--line:#d9d4c5;--link:#0b6b3a}
@media (prefers-color-scheme:dark){:root{--text:#f1f1ec;--page:#12120f;--panel:#1d1e1a;--line:#3c3d37;--link:#8fd6a3}}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--text);background:var(--page)}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem}h1{font-size:1.5rem;margin:0 0 .5rem}h2{font-size:1.125rem;margin:1.25rem 0 .5rem}
nav{display:flex;flex-wrap:wrap;gap:0 1.25rem}nav a{padding:.625rem 0}
pre{margin:0 0 .75rem;padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--panel);border:1px solid var(--line);border-radius:.5rem;font:14px/1.5 ui-monospace,monospace}
a{color:var(--link)}iframe{border:none;width:100%;height:100%;background:#fff}
#embeddableSandbox{position:absolute;top:0;width:100vw;height:100vh;pointer-events:none}#embeddableSandbox iframe{pointer-events:auto}`;

export interface SandboxSurroundings {
  readonly language: Language;
  /** Address in the example commands, until the script of the page replaces it. */
  readonly address: string;
  /** Is GraphiQL built? It is opened where Sandbox does not load. */
  readonly hasIde: boolean;
}

export function sandboxHtml(example: SandboxExample | undefined, { language, address, hasIde }: SandboxSurroundings): string {
  const ideAddress = hasIde ? `${IDE_PATH}${example ? `?example=${encodeURIComponent(example.name)}` : ''}` : null;
  const links = [...(ideAddress === null ? [] : [{ href: ideAddress, label: text('sandbox.ide', language) }]), ...developerLinks(language)]
    .map(({ href, label }) => `<a href="${escape(href)}">${escape(label)}</a>`)
    .join('');
  const { document = '{ __typename }', variables = {}, headers = {} } = example ?? {};
  const config = {
    target: '#embeddableSandbox',
    initialState: { document, variables, headers, includeCookies: false },
    hideCookieToggle: true,
    endpointIsEditable: false,
    runTelemetry: false,
    allowDynamicStyles: false,
  };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(text('sandbox.title', language))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escape(text('sandbox.title', language))}</h1>
<p>${escape(text('sandbox.away', language))}</p>
<nav>${links}</nav>
<h2>${escape(text('sandbox.example', language))}</h2>
<pre>${escape(document)}</pre>
<pre id="curl">${escape(curlOf(document, variables, address))}</pre>
</main>
<div id="embeddableSandbox"></div>
<script>
var curl = document.getElementById('curl');
curl.textContent = curl.textContent.replace(${inScript(address)}, window.location.origin);
</script>
<script>
var initialEndpoint = window.location.origin + window.location.pathname;
var embeddedSandboxConfig = ${inScript(config)};
var ownPage = ${inScript(ideAddress)};
function leave() { window.location.replace(ownPage); }
function open() { clearTimeout(patience); new window.EmbeddedSandbox({ ...embeddedSandboxConfig, initialEndpoint }); }
var patience = ownPage && setTimeout(leave, ${PATIENCE_MS});
var sandbox = document.createElement('script');
sandbox.src = ${inScript(SCRIPT)};
sandbox.onload = function () { if (window.EmbeddedSandbox) open(); else if (ownPage) leave(); };
sandbox.onerror = function () { if (ownPage) leave(); };
document.body.append(sandbox);
</script>
</body>
</html>
`;
}

/** Where a developer goes on from Sandbox and GraphiQL. */
export function developerLinks(language: Language): { readonly href: string; readonly label: string }[] {
  return [
    { href: '/docs', label: text('sandbox.docs', language) },
    { href: '/docs/examples', label: text('sandbox.examples', language) },
    { href: '/docs/schema.graphql', label: text('sandbox.schema', language) },
  ];
}

function curlOf(document: string, variables: SandboxExample['variables'], address: string): string {
  const body = JSON.stringify({ query: document.replaceAll(/^#.*\n/gm, '').trim(), variables }).replaceAll("'", "'\\''");
  return `curl -s ${address}/graphql -H 'content-type: application/json' -d '${body}'`;
}

function escape(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A value as JavaScript that cannot end the script it is in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
