/**
 * These tests limit what a phone must load before it shows a screen, in the build as it is served: 200 KB for a public
 * screen, 30 KB for a screen's own file, in bytes after gzip.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

const FIRST_LOAD = 200_000;
const ROUTE_CHUNK = 30_000;
const CLIENT = path.resolve(__dirname, '../../dist/client');
const ENTRY = 'index.html';
const CHART = 'ui/charts/line-chart-drawing.tsx';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

let chunks: Record<string, Chunk>;

beforeAll(() => {
  chunks = JSON.parse(fs.readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
}, 240_000);

const bytesOf = (name: string) => gzipSync(fs.readFileSync(path.join(CLIENT, chunks[name]?.file ?? ''))).length;

/** A chunk and all it cannot start without. */
function closure(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  chunks[name]?.imports?.forEach((needed) => closure(needed, found));
  return found;
}

/** Named by screen: what a first visit to it loads. */
const firstLoad = (screen: string) => new Set([...closure(ENTRY), ...closure(screen)]);
const weight = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + bytesOf(name), 0);
const screens = () => Object.keys(chunks).filter((name) => name.endsWith('.screen.tsx'));

it.each([
  ['/', 'features/landing/landing.screen.tsx'],
  ['/consumer', 'features/storefront/home/storefront.screen.tsx'],
  ['/search', 'features/storefront/browse/search.screen.tsx'],
  ['/potato', 'features/storefront/browse/category.screen.tsx'],
  ['/product/:id', 'features/storefront/product/product.screen.tsx'],
  ['/cart', 'features/cart/cart.screen.tsx'],
])('loads %s within the budget', (_path, screen) => {
  expect(chunks[screen]).toBeDefined();
  expect(weight(firstLoad(screen))).toBeLessThanOrEqual(FIRST_LOAD);
});

it('has no warnings of the router, which are for developers', () => {
  const scripts = fs.readdirSync(path.join(CLIENT, 'assets')).filter((file) => file.endsWith('.js'));
  const holding = (text: string) => scripts.filter((file) => fs.readFileSync(path.join(CLIENT, 'assets', file), 'utf8').includes(text));
  expect(holding('useLoaderData')).not.toEqual([]);
  expect(holding('No routes matched location')).toEqual([]);
});

it('is packed at build time: every text file, smaller and the same', () => {
  const files = fs.readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith('.vite'));
  const texts = files.filter((file) => /\.(?:js|css|html|svg)$/.test(file) && fs.statSync(path.join(CLIENT, file)).size > 2_000);
  expect(texts.length).toBeGreaterThan(40);
  for (const file of texts) {
    const [bytes, br, gz] = ['', '.br', '.gz'].map((ending) => fs.readFileSync(path.join(CLIENT, file + ending))) as [
      Buffer,
      Buffer,
      Buffer,
    ];
    expect([file, brotliDecompressSync(br).equals(bytes), gunzipSync(gz).equals(bytes)]).toEqual([file, true, true]);
    expect(br.length).toBeLessThan(bytes.length);
  }
});

it('every screen of its own is small', () => {
  expect(screens().length).toBeGreaterThan(20);
  expect(screens().filter((name) => bytesOf(name) > ROUTE_CHUNK)).toEqual([]);
});

it('loads the chart library with the chart alone', () => {
  expect(weight([CHART])).toBeGreaterThan(50_000);
  expect(screens().filter((name) => firstLoad(name).has(CHART))).toEqual([]);
});

it('loads Chakra and the rules of forms with forms alone', () => {
  const holding = (word: string) =>
    Object.keys(chunks).filter((name) => fs.readFileSync(path.join(CLIENT, chunks[name]?.file ?? ''), 'utf8').includes(word));
  const heavy = [...holding('<ChakraProvider />'), ...holding('ValidationError')];
  expect(heavy.length).toBeGreaterThan(0);
  const open = [
    'landing/landing',
    'storefront/home/storefront',
    'storefront/browse/search',
    'storefront/browse/category',
    'storefront/product/product',
  ];
  for (const name of open) expect([...firstLoad(`features/${name}.screen.tsx`)].filter((one) => heavy.includes(one))).toEqual([]);
});
