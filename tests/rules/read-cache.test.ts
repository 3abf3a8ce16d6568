/**
 * Stored responses to visitors' reads: for seconds, executed once for all who wait, dropped with what they show,
 * bounded by their bytes.
 */
import { brotliDecompressSync } from 'node:zlib';
import { ReadCache, type ReadSource } from '../../server/platform/graphql/reads/read-cache';

const POTATO = '0198c0de-0000-7000-8000-00000000000a';
const EGG = '0198c0de-0000-7000-8000-00000000000b';

function openCache(settings: Partial<{ secondsFresh: number; mostBytes: number }> = {}) {
  let now = 0;
  const cache = new ReadCache({ secondsFresh: 5, mostBytes: 1_000_000, ...settings }, () => now);
  return { cache, pass: (seconds: number) => (now += seconds * 1000) };
}

const source = (body: string, more: Partial<ReadSource> = {}): ReadSource => ({
  body,
  contentType: 'application/json',
  points: 0,
  operation: { name: 'query List', field: 'query products' },
  isNamed: true,
  effects: [],
  ...more,
});
const store = (cache: ReadCache, key: string, body = key, more?: Partial<ReadSource>) =>
  cache.run(key, true, () => Promise.resolve(source(body, more)));
const textOf = async (cache: ReadCache, key: string) => (await cache.find(key))?.plain.toString() ?? null;

/** An execution that ends on demand. */
function slow() {
  let end: (result: ReadSource | null) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const result = new Promise<ReadSource | null>((resolve, reject) => ([end, fail] = [resolve, reject]));
  return { execute: () => result, end, fail };
}

it('gives what is stored for its seconds', async () => {
  const { cache, pass } = openCache();
  await store(cache, 'a');
  pass(4.9);
  expect(await textOf(cache, 'a')).toBe('a');
  pass(0.2);
  expect(cache.find('a')).toBeNull();
});

it('executes once for all who wait, and lets them ask for themselves where it is not for others or fails', async () => {
  const { cache } = openCache();
  const [good, own, bad] = [slow(), slow(), slow()];
  const running = [cache.run('good', true, good.execute), cache.run('own', true, own.execute), cache.run('bad', true, bad.execute)];
  const waiting = ['good', 'own', 'bad'].map((key) => textOf(cache, key));
  good.end(source('one'));
  own.end(null);
  bad.fail(new Error('no database'));
  expect(await Promise.all(waiting)).toEqual(['one', null, null]);
  expect((await Promise.allSettled(running)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(cache.find('own')).toBeNull();
});

it('lets no one wait for a document that is not known to be public', () => {
  const { cache } = openCache();
  void cache.run('a', false, slow().execute);
  expect(cache.find('a')).toBeNull();
});

it('drops what shows a product whose figures changed, and what does not name its products', async () => {
  const { cache } = openCache();
  await store(cache, 'list', `{"id":"${POTATO}"},{"id":"${EGG}"}`);
  await store(cache, `page ${EGG.toUpperCase()}`, '{"name":"Egg"}');
  await store(cache, 'unnamed', '{"name":"Potato"}', { isNamed: false });
  await store(cache, 'places', '{"id":7}');
  cache.drop([EGG]);
  for (const key of ['list', `page ${EGG.toUpperCase()}`, 'unnamed']) expect(cache.find(key)).toBeNull();
  expect(await textOf(cache, 'places')).toBe('{"id":7}');
  await store(cache, 'list', `{"id":"${POTATO}"}`);
  cache.drop([EGG]);
  expect(await textOf(cache, 'list')).toContain(POTATO);
});

it.each([
  ['everything changed', (cache: ReadCache) => cache.clear()],
  ['a product in it changed', (cache: ReadCache) => cache.drop([POTATO])],
  ['too much changed to remember', (cache: ReadCache) => cache.drop(Array.from({ length: 10_001 }, (_, n) => `id-${n}`))],
])('does not store, or give to others, what was begun before %s', async (_, change) => {
  const { cache } = openCache();
  const { execute, end } = slow();
  const running = cache.run('list', true, execute);
  change(cache);
  const later = Promise.resolve(cache.find('list'));
  end(source(`{"id":"${POTATO}"}`));
  expect(await running).toBeNull();
  expect(await later).toBeNull();
  expect(cache.find('list')).toBeNull();
});

it('stores what was begun before another product changed', async () => {
  const { cache } = openCache();
  const { execute, end } = slow();
  const running = cache.run('list', true, execute);
  cache.drop([EGG]);
  end(source(`{"id":"${POTATO}"}`));
  expect(await running).not.toBeNull();
});

it('is bounded by its bytes: the oldest go first', async () => {
  const { cache } = openCache({ mostBytes: 40_000 });
  for (let n = 0; n < 50; n += 1) await store(cache, `key ${n}`, 'x'.repeat(2_000));
  const there = Array.from({ length: 50 }, (_, n) => n).filter((n) => cache.find(`key ${n}`) !== null);
  expect(there.length).toBeGreaterThan(5);
  expect(there.length).toBeLessThanOrEqual(10);
  expect(there.at(-1)).toBe(49);
});

it('compresses once', async () => {
  const { cache } = openCache();
  const read = await store(cache, 'a', 'আলু '.repeat(1000));
  const [first, second] = await Promise.all([read?.packed('br'), read?.packed('br')]);
  expect(brotliDecompressSync(first ?? '').toString()).toBe('আলু '.repeat(1000));
  expect(second).toBe(first);
  expect(await (await store(cache, 'b', 'short'))?.packed('br')).toBeNull();
});
