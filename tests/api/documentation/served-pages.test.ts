/** /docs: the documents as pages, within the strict policy of the site, every link of theirs leading somewhere. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { orderTransitions } from '../../../schema/values/orders/order-moves';
import { problemMoves } from '../../../schema/values/orders/order-problems';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { readExamples } from '../../../server/app/http/docs/api-examples';
import { linkTo, withAddress } from '../../../server/app/http/docs/docs-pages';
import { renderMarkdown } from '../../../server/app/http/docs/markdown';
import { startTestApp, type TestApp } from '../../support/app';
import { temporaryFolder } from '../../support/temporary-folder';

const ADDRESSES = [
  '/docs/bn',
  '/docs/codegen',
  ...['', '/types', '/inputs', '/values'].map((page) => `/docs/reference${page}`),

  '/docs',
  '/docs/quick-start',
  '/docs/sell-by-program',
  '/docs/buy-by-program',
  '/docs/rest',
  '/docs/webhooks',
  '/docs/webhook-events',
  '/docs/order-states',
  '/docs/errors',
  '/docs/changes',
  '/docs/examples',
];

const clientDir = temporaryFolder('docs-client');
let app: TestApp;
beforeAll(async () => {
  // the documents lead to the market, which is a page of the client: built or not, there is one here
  fs.writeFileSync(path.join(clientDir, 'index.html'), '<!doctype html><title>Haatbar</title>');
  app = await startTestApp({ CLIENT_DIR: clientDir });
});
afterAll(async () => {
  await app.stop();
  fs.rmSync(clientDir, { recursive: true, force: true });
});

const read = async (address: string) => {
  const response = await fetch(app.url + address, { headers: { accept: 'text/html' } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

it.each(ADDRESSES)('%s is served [H3]', async (address) => {
  const { status, headers, text } = await read(address);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text.replace('<script src="/docs/docs.js" defer></script>', '')).not.toMatch(/<script|<style|style=/);
  expect(matches(text, /<(h1)[ >]/g)).toHaveLength(1);
  const ids = matches(text, / id="([^"]+)"/g);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  const labels = matches(text, / aria-label="([^"]+)"/g);
  expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
});

it('every link of the documents and of the reference leads somewhere [H3]', async () => {
  const pages = new Map<string, string>();
  for (const address of [...ADDRESSES, '/api/v1/docs']) pages.set(address, (await read(address)).text);
  const links = [...pages].flatMap(([from, text]) => matches(text, /href="([^"]+)"/g).map((target) => ({ from, target })));
  const lost: string[] = [];
  for (const [target, from] of new Map(links.map((link) => [link.target, link.from]))) {
    const [address = '', hash] = (target.startsWith('#') ? from + target : target).split('#');
    const text =
      pages.get(address) ?? ((await fetch(app.url + address, { headers: { accept: 'text/html, */*;q=0.1' } })).status < 400 ? '' : null);
    if (text === null || (hash !== undefined && !text.includes(` id="${hash}"`))) lost.push(`${from}: ${target}`);
  }
  expect(lost).toEqual([]);
  expect(links.map(({ target }) => target)).toEqual(expect.arrayContaining(['/graphql?example=place-an-order', '/docs/quick-start']));
});

it('the examples are all there, each with its way into Sandbox [H3]', async () => {
  const { text } = await read('/docs/examples');
  expect(matches(text, /href="\/graphql\?example=([a-z-]+)"/g)).toEqual(readExamples().map(({ name }) => name));
});

it('an address that is no document falls through to the site [H3]', async () => {
  expect((await read('/docs/nothing')).status).toBe(404);
});

it('the pages name the machine’s own address where they were asked for by it, or the public one, and never a host that anyone can send [H3]', async () => {
  const quickStart = await read('/docs/quick-start');
  expect(quickStart.text).toContain(`curl -s ${app.url}/graphql`);
  expect(quickStart.text).toContain(`${app.url.replace('http', 'ws')}/graphql`);
  expect(quickStart.text).not.toContain('http://127.0.0.1:4000');
  const named = (host: string) =>
    new Promise<string>((resolve, reject) => {
      const request = http.get(`${app.url}/docs/quick-start`, { headers: { host, accept: 'text/html' } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve(text));
      });
      request.on('error', reject);
    });
  expect(await named('localhost:8080')).toContain('curl -s http://localhost:8080/graphql');
  expect(await named('haatbar.example:8080')).toContain('curl -s http://127.0.0.1:4000/graphql');
  expect(await named('x"><b>')).toContain('curl -s http://127.0.0.1:4000/graphql');
  expect(withAddress('http://127.0.0.1:4000/docs ws://127.0.0.1:4000/graphql', 'https://haatbar.example')).toBe(
    'https://haatbar.example/docs wss://haatbar.example/graphql',
  );
});

it('a long page has a list of its parts, and each block of code can be copied [H3]', async () => {
  const { text } = await read('/docs/quick-start');
  const parts = matches(text, /<h2 id="([^"]+)"/g);
  const contents = /<nav class="toc"[^>]*>(.*?)<\/nav>/s.exec(text)?.[1] ?? '';
  expect(parts.length).toBeGreaterThan(5);
  expect(matches(contents, /href="#([^"]+)"/g)).toEqual(parts);
  const script = await fetch(`${app.url}/docs/docs.js`);
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(await script.text()).toContain('navigator.clipboard.writeText');
});

it('the start page is in Bangla as well, and each leads to the other [H3]', async () => {
  const [english, bangla] = [(await read('/docs')).text, (await read('/docs/bn')).text];
  expect(english).toContain('<a href="/docs/bn" lang="bn">');
  expect(bangla).toContain('<html lang="bn">');
  expect(bangla).toContain('<a href="/docs" lang="en">');
  expect(matches(bangla, /<a href="(\/docs\/[^"]+)">/g)).toEqual(matches(english, /<a href="(\/docs\/[^"]+)">/g));
  const sentences = matches(bangla, /<(?:p|h1|title)>(.*?)<\/(?:p|h1|title)>/g);
  expect(sentences.length).toBeGreaterThan(3);
  expect(sentences.filter((sentence) => !/[\u0980-\u09FF]/.test(sentence))).toEqual([]);
});

it('the reference names every operation and every type of the schema, with what they are [H3]', async () => {
  const schema = await buildAppSchema();
  const operations = (await read('/docs/reference?all=1')).text;
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const inOrder = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b));
  const names = roots.flatMap((root) => inOrder(Object.keys(root?.getFields() ?? {})).map((name) => `${root?.name.toLowerCase()}-${name}`));
  expect(matches(operations, /<article id="([^"]+)"/g)).toEqual(names);
  const listed = [...operations.matchAll(/<details class="names">(.*?)<\/details>/gs)].map(([, list = '']) =>
    matches(list, /href="#([^"]+)"/g),
  );
  expect(listed).toHaveLength(3);
  expect(listed.flat().toSorted()).toEqual(names.toSorted());
  const types = await Promise.all(['types', 'inputs', 'values'].map(async (page) => (await read(`/docs/reference/${page}?all=1`)).text));
  const described = new Set(types.flatMap((text) => matches(text, /<article id="([^"]+)"/g)));
  const wanted = Object.keys(schema.getTypeMap()).filter(
    (name) => !/^(__|String$|Int$|Float$|Boolean$|ID$|Query$|Mutation$|Subscription$)/.test(name),
  );
  expect(wanted.filter((name) => !described.has(name))).toEqual([]);
  expect(types.join('')).not.toContain('<p></p>');
});

it('the reference and the SDL leave the operations of admins out, unless all is asked for', async () => {
  const [operations, all] = [(await read('/docs/reference')).text, (await read('/docs/reference?all=1')).text];
  expect(operations).toContain('id="mutation-placeOrder"');
  expect(operations).not.toContain('id="mutation-approveAccounts"');
  expect(all).toContain('id="mutation-approveAccounts"');
  expect(all).toContain('href="/docs/reference/types?all=1#Order"');
  const [sdl, wholeSdl] = [(await read('/docs/schema.graphql')).text, (await read('/docs/schema.graphql?all=1')).text];
  expect(wholeSdl).toBe(fs.readFileSync('schema/schema.graphql', 'utf8'));
  expect(sdl.length).toBeLessThan(wholeSdl.length * 0.85);
  const { Query, Mutation } = buildSchema(sdl).getTypeMap() as Record<string, GraphQLObjectType>;
  expect(Object.keys(Query?.getFields() ?? {})).toEqual(expect.arrayContaining(['products', 'myOrders']));
  expect(Object.keys(Mutation?.getFields() ?? {})).not.toContain('hideProduct');
});

describe('Markdown', () => {
  const html = (markdown: string) => renderMarkdown(markdown, linkTo).replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim();

  it.each([
    ['a heading', '## In `order`, per object', '<h2 id="in-order-per-object">In <code>order</code>, per object</h2>'],
    ['a heading that comes twice', '## Added\n\n## Added', '<h2 id="added">Added</h2><h2 id="added-1">Added</h2>'],
    ['a paragraph', 'one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
    ['a list', '- one\n  more\n- two', '<ul><li>one more</li><li>two</li></ul>'],
    ['a list of numbers', '1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    ['bold', '**one** two', '<p><strong>one</strong> two</p>'],
    ['a link', '[REST](rest.md#tokens)', '<p><a href="/docs/rest#tokens">REST</a></p>'],
    ['a link elsewhere', '[`/graphql`](/graphql)', '<p><a href="/graphql"><code>/graphql</code></a></p>'],
    ['a comment', 'one\n\n<!-- not run: so -->\n\ntwo', '<p>one</p><p>two</p>'],
    [
      'a note that the reader needs',
      '<!-- in another terminal -->\n\none',
      '<p><em>In another terminal, in the same folder:</em></p><p>one</p>',
    ],
    ['what is no HTML', '<b>&', '<p>&lt;b&gt;&amp;</p>'],
    ['code as it stands', '`**a** <b>`', '<p><code>**a** &lt;b&gt;</code></p>'],
  ])('%s', (_what, markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it('a table, and code with what would be Markdown elsewhere', () => {
    expect(html('| a | b |\n| - | - |\n| `1` | 2 |')).toContain('<tr><td><code>1</code></td><td>2</td></tr>');
    expect(renderMarkdown('# T\n\n```ts\n# **no**\n\n- x < y\n```\nend', linkTo)).toMatch(
      /aria-label="T: ts 1"><code># \*\*no\*\*\n\n- x &lt; y<\/code><\/pre><p>end<\/p>\s*$/,
    );
  });

  it('a link that leads nowhere is an error', () => {
    expect(() => html('[x](gone.md)')).toThrow('gone.md');
  });
});

it('a page in Bangla has letters for it where the desktop has none [H3]', async () => {
  const style = await (await fetch(`${app.url}/api/v1/docs.css`)).text();
  const url = /url\(([^)]+)\)/.exec(style)?.[1] ?? '';
  const font = await fetch(app.url + url);
  expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});

/** The move of a buyer that depends on more than the state. */
const actorsOf = (from: string, action: string, actors: readonly string[]) =>
  action === 'CANCEL' && ['WEIGHT_PROPOSED', 'CONFIRMED'].includes(from) ? ['SELLER', 'ADMIN', 'buyer of a suspended seller'] : actors;

it('the states of orders are served as the server decides by them: each move of both tables, with the operation that makes it', async () => {
  const { text } = await read('/docs/order-states');
  const cells = [...text.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    matches(row, /<td>(.*?)<\/td>/gs).map((cell) => cell.replaceAll(/<[^>]+>/g, '')),
  );
  const moves = [...orderTransitions, ...problemMoves].map(({ from, action, to, actors, reasonRequired }) =>
    [from, action, to, `${actorsOf(from, action, actors).join(', ').toLowerCase()}${reasonRequired ? ', with a reason' : ''}`].join(' | '),
  );
  expect(cells.filter((row) => row.length === 5).map((row) => row.slice(0, 4).join(' | '))).toEqual(moves);
  expect(cells).toContainEqual(['DELIVERY_FAILED', 'SHIPPED', 'It did not reach its buyer: sent again or returned by its seller.']);
  expect(cells).toContainEqual(['SHIPPED', 'FAIL', 'DELIVERY_FAILED', 'seller', 'reportFailedDelivery.']);
});

it.each(['/docs/quick-start', '/docs/schema.graphql', '/docs/webhooks.schema.json'])(
  '%s takes a point, as every page does',
  async (address) => {
    const left = async () => Number(/r=(\d+)/.exec((await fetch(app.url + address)).headers.get('ratelimit') ?? '')?.[1]);
    const before = await left();
    expect(await left()).toBe(before - 1);
  },
);
