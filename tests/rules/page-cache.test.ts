/** Rendered pages: stored for seconds, rendered once for all who wait, forgotten when the market changes. */
import { PageCache, type PageSource } from '../../server/platform/http/pages/page-cache';

const page = (html: string): PageSource => ({ status: 200, html, styleHash: null });
const textOf = async (found: Awaited<ReturnType<PageCache['get']>>) => found && String(await found.bodyIn('identity'));

function openCache(settings: Partial<{ secondsFresh: number; mostBytes: number; mostAtOnce: number }> = {}) {
  let now = 0;
  const cache = new PageCache({ secondsFresh: 5, mostBytes: 1_000_000, mostAtOnce: 4, ...settings }, () => now);
  let renders = 0;
  const ask = async (key: string) => textOf(await cache.get(key, () => Promise.resolve(page(`${key} ${(renders += 1)}`))));
  return { cache, ask, pass: (seconds: number) => (now += seconds * 1000) };
}

/** A render that ends on demand. */
function slowRender() {
  let end: (source: PageSource) => void = () => undefined;
  const source = new Promise<PageSource>((resolve) => (end = resolve));
  return { render: () => source, end };
}

it('gives a stored page for its seconds, then renders again', async () => {
  const { ask, pass } = openCache();
  expect(await ask('/a')).toBe('/a 1');
  pass(4);
  expect(await ask('/a')).toBe('/a 1');
  pass(2);
  expect(await ask('/a')).toBe('/a 2');
});

it('renders once for all who wait', async () => {
  const { cache } = openCache();
  const { render, end } = slowRender();
  const asked = [cache.get('/a', render), cache.get('/a', () => Promise.reject(new Error('a second render')))];
  end(page('one'));
  expect(await Promise.all((await Promise.all(asked)).map(textOf))).toEqual(['one', 'one']);
});

it('forgets everything when the market changes, and does not store what was begun before', async () => {
  const { cache, ask } = openCache();
  await ask('/a');
  const { render, end } = slowRender();
  const begun = cache.get('/b', render);
  cache.clear();
  end(page('as it was'));
  expect(await textOf(await begun)).toBe('as it was');
  expect([await ask('/a'), await ask('/b')]).toEqual(['/a 2', '/b 3']);
});

it('renders no more than so many at once, also after a change', async () => {
  const { cache, ask } = openCache({ mostAtOnce: 1 });
  const { render, end } = slowRender();
  const begun = cache.get('/a', render);
  cache.clear();
  expect(await ask('/b')).toBeNull();
  end(page('one'));
  await begun;
  expect(await ask('/b')).toBe('/b 1');
});

it('drops the oldest where the bytes are too many', async () => {
  const { ask } = openCache({ mostBytes: 16 });
  for (const key of ['/a', '/b', '/c']) await ask(key);
  expect(await ask('/c')).toBe('/c 3');
  expect(await ask('/a')).toBe('/a 4');
});
