/** /docs: the documents as pages, within the strict policy of the site, every link of theirs leading somewhere. */
import { readExamples } from '../../../server/app/docs/api-examples';
import { docsPages, linkTo } from '../../../server/app/docs/docs-pages';
import { renderMarkdown } from '../../../server/app/docs/markdown';
import { startTestApp, type TestApp } from '../../support/app';

const ADDRESSES = [
  '/docs',
  '/docs/quick-start',
  '/docs/rest',
  '/docs/webhooks',
  '/docs/webhook-events',
  '/docs/errors',
  '/docs/changes',
  '/docs/examples',
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const read = async (address: string) => {
  const response = await fetch(app.url + address, { headers: { accept: 'text/html' } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

it.each(ADDRESSES)('%s is served [H3]', async (address) => {
  const { status, headers, text } = await read(address);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).not.toMatch(/<script|<style|style=/);
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

it('an address that is no document is the site’s to answer [H3]', async () => {
  expect((await read('/docs/nothing')).status).toBe(404);
});

it('the pages name the address of this installation [H3]', () => {
  const pages = (address: string | null) => [...docsPages([], address).values()].join('');
  expect(pages('https://haatbar.example')).toContain('curl -s https://haatbar.example/graphql');
  expect(pages('https://haatbar.example')).not.toContain('http://127.0.0.1:4000');
  expect(pages(null)).toContain('curl -s http://127.0.0.1:4000/graphql');
});

describe('Markdown', () => {
  const html = (markdown: string) => renderMarkdown(markdown, linkTo).replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim();

  it.each([
    ['a heading', '## In `order`, per object', '<h2 id="in-order-per-object">In <code>order</code>, per object</h2>'],
    ['a paragraph', 'one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
    ['a list', '- one\n  more\n- two', '<ul><li>one more</li><li>two</li></ul>'],
    ['a list of numbers', '1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    ['bold', '**one** two', '<p><strong>one</strong> two</p>'],
    ['a link', '[REST](rest.md#tokens)', '<p><a href="/docs/rest#tokens">REST</a></p>'],
    ['a link elsewhere', '[`/graphql`](/graphql)', '<p><a href="/graphql"><code>/graphql</code></a></p>'],
    ['a comment', 'one\n\n<!-- not run: so -->\n\ntwo', '<p>one</p><p>two</p>'],
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
