/**
 * This test repeats on a small market what the benchmark compares before it measures times: the server sends the same
 * as the raw one, with as few statements as before.
 */
import type { HttpRequest } from '../../bench/speed/keep-alive-load';
import { readProduct, type Workload, workloads } from '../../bench/speed/workloads';
import { fillMarket } from '../../bench/speed/market-data';
import { compareResponses, type Side, startMercurius, startRaw } from '../../bench/speed/sides';
import { type TestApp, startTestApp } from '../../support/app';
import { countSql } from '../../support/count-sql';
import { createTestDatabase, dropTestDatabase, withClient } from '../../support/database';

const SIZE = { sellers: 400, products: 6_000, orders: 4_000 };

let url: string;
let app: TestApp;
let raw: Side;
let all: Workload[];
beforeAll(async () => {
  url = await createTestDatabase();
  all = await withClient(url, async (client) => {
    await fillMarket(client, SIZE);
    return workloads(await readProduct(client, SIZE.sellers));
  });
  app = await startTestApp({ DATABASE_URL: url, TRUST_PROXY: '1', READ_CACHE_SECONDS: '5' });
  raw = await startRaw(url);
}, 120_000);
afterAll(async () => {
  await raw.stop();
  await app.stop();
  await dropTestDatabase(url);
});

const find = (name: string): Workload => {
  const found = all.find((workload) => workload.name.startsWith(name));
  if (!found) throw new Error(`No workload ${name}.`);
  return found;
};
const port = () => Number(new URL(app.url).port);

it.each([
  '(a) storefront',
  '(a) as a browser',
  '(a) stored responses',
  '(a) stored responses, logged',
  '(b)',
  '(c)',
  '(d)',
  '(e)',
  '(f) place order, spread',
  '(f) place order, all',
  '(g)',
])('%s: the responses are equal, also when they are stored and compressed', async (name) => {
  for (let time = 0; time < 2; time += 1) await compareResponses(find(name), { port: port() }, raw);
});

it('mercurius sends the same', async () => {
  const mercurius = await startMercurius(url);
  const beside = all.filter(({ isBesideMercurius }) => isBesideMercurius);
  try {
    expect(beside.map(({ name }) => name)).toEqual(['(a) storefront listing of 24']);
    for (const workload of beside) await compareResponses(workload, mercurius, raw);
  } finally {
    await mercurius.stop();
  }
});

it('compares every workload', () => {
  expect(all.map(({ name }) => name.slice(0, 3))).toEqual([
    '(a)',
    '(a)',
    '(a)',
    '(a)',
    '(b)',
    '(b)',
    '(c)',
    '(d)',
    '(e)',
    '(f)',
    '(f)',
    '(g)',
    '(h)',
  ]);
});

const send =
  ({ path, headers, body = '' }: HttpRequest, more: Readonly<Record<string, string>> = {}) =>
  () =>
    fetch(app.url + path, { method: 'POST', headers: { ...headers, ...more, 'content-type': 'application/json' }, body });

it.each([
  ['(a) storefront', 1],
  ['(b)', 3],
  ['(e)', 2],
])('%s takes at most %i statements, and none when its response is stored', async (name, most) => {
  const question = find(name).graphql(60);
  const ask = send(question);
  for (let run = 0; run < 3; run += 1) await ask();
  expect(await countSql(app.db, ask)).toEqual([]);
  const executed = await countSql(app.db, send(question, { 'haatbar-cost': '1' })); // whose cost is asked for is executed
  expect(executed.length).toBeGreaterThan(0);
  expect(executed.length).toBeLessThanOrEqual(most);
});

// one of them finds the session
it.each([
  ['(c)', 4],
  ['(d)', 5],
])('%s takes at most %i statements', async (name, most) => {
  const ask = send(find(name).graphql(60));
  await ask();
  const executed = await countSql(app.db, ask);
  expect(executed.length).toBeGreaterThan(1);
  expect(executed.length).toBeLessThanOrEqual(most);
});
