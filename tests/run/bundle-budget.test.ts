/** What a phone must load before it sees a screen, in the build as it is served: the budget of design.md §5.1, in bytes after gzip. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWhenStale } from '../support/server-process';

const FIRST_LOAD = 230_000;
const ROUTE_CHUNK = 40_000;
const CLIENT = path.resolve(__dirname, '../../dist/client');
const ENTRY = 'index.html';
const CHART = 'ui/line-chart-drawing.tsx';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

let chunks: Record<string, Chunk>;

beforeAll(() => {
  buildWhenStale();
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
  ['/consumer', 'features/storefront/storefront.screen.tsx'],
  ['/search', 'features/storefront/search.screen.tsx'],
  ['/potato', 'features/storefront/category.screen.tsx'],
  ['/product/:id', 'features/storefront/product.screen.tsx'],
  ['/cart', 'features/cart/cart.screen.tsx'],
])('loads %s within the budget', (_path, screen) => {
  expect(chunks[screen]).toBeDefined();
  expect(weight(firstLoad(screen))).toBeLessThanOrEqual(FIRST_LOAD);
});

it('keeps every screen of its own small', () => {
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
  const open = ['landing/landing', 'storefront/storefront', 'storefront/search', 'storefront/category', 'storefront/product'];
  for (const name of open) expect([...firstLoad(`features/${name}.screen.tsx`)].filter((one) => heavy.includes(one))).toEqual([]);
});
