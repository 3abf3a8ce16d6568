/**
 * These tests send requests that once blocked the process for seconds. Each has to get its response within a moment.
 */
import { renderedPathOf } from '../../../schema/values/site/page-renderer';
import { isStorable, normalised } from '../../../schema/text/normalised';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { placedOrder } from '../../support/build-orders';
import { exchange } from '../fuzzing/support/wire';
import { leastOf } from './support/measure';

const MOST_MS = 50;

let app: TestApp;
let buyer: TestAccount;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  buyer = await consumer(app);
});
afterAll(() => app.stop());

const emptyOf = (count: number) => Array.from({ length: count }, () => ({}));

it.each([
  ['CartLineInput', 'query ($l: [CartLineInput!]!) { quoteCart(lines: $l) { lineCount } }', 32_000],
  ['CartLineInput, of 900', 'query ($l: [CartLineInput!]!) { quoteCart(lines: $l) { lineCount } }', 900],
])('thousands of wrong %s are rejected at the first few', async (_what, query, count) => {
  for (const headers of [{}, { 'haatbar-cost': '1' }] as Record<string, string>[]) {
    const { code, body } = await app.gql(query, { l: emptyOf(count) }, { headers });
    expect([code, (body.errors?.length ?? 0) <= 5]).toEqual(['BAD_USER_INPUT', true]);
    // written once: this process is the client as well
    const raw = JSON.stringify({ query, variables: { l: emptyOf(count) } });
    const send = () => app.rest('POST', '/graphql', { raw, headers: { ...headers, 'content-type': 'application/json' } });
    expect((await send()).text).toContain(`"code":"${code}"`);
    expect(await leastOf(send, MOST_MS)).toBeLessThan(MOST_MS);
  }
});

const MARKS = `a${'\u0301\u0316'.repeat(23_000)}`;

it.each<[string, () => Promise<{ readonly status: number }>]>([
  ['a search', () => app.gql('query ($s: String) { products(filter: { search: $s }) { totalCount } }', { s: MARKS })],
  ['suggestions', () => app.gql('query ($s: String!) { searchSuggestions(search: $s) { categories { slug } } }', { s: MARKS })],
  ['a login', () => app.gql('mutation ($p: String!) { login(input: { phone: $p, password: "x" }) { token } }', { p: MARKS })],
  ['a login of REST', () => app.rest('POST', '/api/v1/login', { json: { phone: MARKS, password: MARKS } })],
])('a letter with 46,000 marks in %s costs no more than its length', async (_what, ask) => {
  expect((await ask()).status).toBeLessThan(500);
  expect(await leastOf(ask, MOST_MS)).toBeLessThan(MOST_MS);
});

it('texts are normalised as far as a field can take them, and runs of marks not at all', () => {
  expect(normalised(' ড\u09bc ', 10)).toBe('ড\u09bc'.normalize('NFC'));
  expect(normalised(MARKS, 100_000)).toBe(MARKS);
  expect(normalised(` ${'x'.repeat(50)}`, 10)).toBe(` ${'x'.repeat(50)}`);
  expect(['আলু 🥔', 'x\0', '\ud83e', `a${'\u0301'.repeat(31)}`].map(isStorable)).toEqual([true, false, false, false]);
});

it.each([
  [
    'variables of GraphQL',
    () =>
      app.rest('POST', '/graphql', {
        raw: `{"query":"{ __typename }","variables":{"a":${'['.repeat(45_000)}${']'.repeat(45_000)}}}`,
        headers: { 'content-type': 'application/json' },
      }),
  ],
  [
    'a body of REST',
    () =>
      app.rest('POST', '/api/v1/login', {
        raw: `{"phone":${'['.repeat(45_000)}${']'.repeat(45_000)}}`,
        headers: { 'content-type': 'application/json' },
      }),
  ],
])('%s that are nested 45,000 deep are malformed', async (_what, ask) => {
  expect((await ask()).status).toBe(400);
});

it.each([
  ['query', () => app.gql('query ($id: ID!) { product(id: $id) { id } }', { id: 'x\ud83e' })],
  [
    'reason',
    async () => {
      const order = await placedOrder(app, { buyer });
      return app.gql(
        'mutation ($id: ID!, $r: String!) { cancelOrder(id: $id, reason: $r) { id } }',
        { id: order.id, r: 'because \ud83e' },
        { token: buyer.token },
      );
    },
  ],
])('half of a surrogate pair in a %s is bad input', async (_what, ask) => {
  expect((await ask()).code).toBe('BAD_USER_INPUT');
});

it.each([
  ['a list of 23,700', { image: Array.from({ length: 23_700 }, () => 'a') }],
  ['lists of 1,001 in all', { image: Array.from({ length: 7 }, () => Array.from({ length: 142 }, () => 'a')) }],
  ['201 fields', Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`f${at}`, 'a']))],
])('a body of REST with %s is malformed', async (_what, json) => {
  const { token } = await approvedProducer(app);
  const ask = () => app.rest('POST', '/api/v1/producer/add-product', { json, token });
  expect((await ask()).status).toBe(400);
  expect(await leastOf(ask, MOST_MS)).toBeLessThan(MOST_MS);
});

it('a long path that ends in slashes is looked at once', async () => {
  const path = `/product/${'a'.repeat(14_000)}//`;
  expect(await leastOf(() => renderedPathOf(path), 1)).toBeLessThan(2);
  expect([renderedPathOf('/product/7'), renderedPathOf('/product/7/'), renderedPathOf('/consumer'), renderedPathOf('/x/y')]).toEqual([
    '/product/:id',
    '/product/:id',
    '/consumer',
    null,
  ]);
  expect(
    await leastOf(() => fetch(app.url + path, { headers: { accept: 'text/html' } }).then((response) => response.text()), MOST_MS),
  ).toBeLessThan(MOST_MS);
});

it('a long id is not sent back', async () => {
  const id = 'a'.repeat(90_000);
  const { code, body } = await app.gql(
    'mutation ($ids: [ID!]!) { markNotificationsRead(ids: $ids) { __typename } }',
    { ids: [id] },
    { token: buyer.token },
  );
  expect(code).not.toBeNull();
  expect(JSON.stringify(body).length).toBeLessThan(2_000);
});

const LONG = 'a'.repeat(90_000);

it.each([
  ['alias', { query: `{ ${LONG}: products(first: 1, after: "x") { totalCount } }` }],
  ['field', { query: `{ ${LONG} }` }],
  ['argument', { query: `{ products(${LONG}: 1) { totalCount } }` }],
  ['operation', { query: `query ${LONG} { __typename }` }],
  ['variable', { query: `query ($${LONG}: Int) { __typename }` }],
  ['type', { query: `{ products { ... on ${LONG} { id } } }` }],
  ['enum value', { query: `{ products(sort: ${LONG}) { totalCount } }` }],
  ['operationName', { query: '{ __typename }', operationName: LONG }],
])('the long name of this is rejected: %s, and neither sent back nor logged', async (what, body) => {
  const before = app.logLines.length;
  const { text } = await app.rest('POST', '/graphql', { json: body });
  expect(text).toMatch(what === 'operationName' ? /Unknown operation/ : /Names: at most 100 letters are allowed/);
  expect([text, ...app.logLines.slice(before)].join('').length).toBeLessThan(4_000);
});

it('names of 100 letters are names', async () => {
  const alias = 'a'.repeat(100);
  expect((await app.gql(`{ ${alias}: __typename }`)).data).toEqual({ [alias]: 'Query' });
});

it('a document takes a point for each 8 KB after the first', async () => {
  const left = async (address: string, length: number) => {
    const { headers } = await app.gql(`{ __typename } # ${'x '.repeat(length / 2)}`, {}, { headers: { 'x-forwarded-for': address } });
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };
  expect((await left('10.2.0.1', 4_000)) - (await left('10.2.0.2', 80_000))).toBe(9);
});

it.each(['{ nothing }', '{ __typename'])('so does a document that is wrong: %s', async (wrong) => {
  const left = async (address: string, length: number) => {
    const query = `${wrong} # ${'x '.repeat(length / 2)}`;
    const { headers } = await app.rest('POST', '/graphql', { json: { query }, headers: { 'x-forwarded-for': address } });
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };
  const network = `10.3.${wrong.length}`;
  expect((await left(`${network}.1`, 4_000)) - (await left(`${network}.2`, 80_000))).toBe(9);
});

it('pages of the documents take points', async () => {
  const { headers } = await app.rest('GET', '/docs/reference', { headers: { 'x-forwarded-for': '10.4.0.1' } });
  expect(headers.get('ratelimit')).toMatch(/r=1799/);
});

/** The first line of the response, and its body, to a request that is written byte by byte. */
async function ask(path: string, hosts: readonly string[]): Promise<string> {
  return exchange(app.url, [
    `GET ${path} HTTP/1.1\r\n${hosts.map((host) => `host: ${host}\r\n`).join('')}accept: text/html\r\nconnection: close\r\n\r\n`,
  ]);
}

it('two Host headers are malformed, and a name that anyone can send is written into no page', async () => {
  expect(await ask('/livez', ['127.0.0.1', 'evil.example'])).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask('/livez', ['127.0.0.1'])).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('/robots.txt', ['evil.example'])).not.toContain('evil.example');
  expect(await ask('/robots.txt', ['127.0.0.1'])).toContain('http://127.0.0.1');
});
