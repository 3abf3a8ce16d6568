/**
 * These tests verify the report of a request's cost and of the remaining points: always in headers, and in the body on
 * request or if the request costs too much.
 */
import { resolvePort } from '../../../server/app/wiring/container';
import { RateLimiter } from '../../../server/platform/security/rate-limiter';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer } from '../../support/build-accounts';
import { apiKey } from '../../support/build-partners';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

interface Cost {
  readonly spent: number;
  readonly maximum: number;
  readonly points: { readonly left: number; readonly limit: number; readonly resetsInSeconds: number };
}
interface Body {
  readonly errors?: readonly { readonly extensions: { readonly code: string; readonly params?: object } }[];
  readonly extensions?: { readonly cost?: Cost };
}

async function send(query: string, headers: Record<string, string>): Promise<{ status: number; headers: Headers; body: Body }> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}
const ask = async (query: string, headers: Record<string, string>) => (await send(query, headers)).body;

/** `"api";r=598;t=59` → 598, 59. */
function rateOf(headers: Headers): { policy: string | null; left: number; seconds: number } {
  const [, left, seconds] = /^"api";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? [];
  return { policy: headers.get('ratelimit-policy'), left: Number(left), seconds: Number(seconds) };
}

it('returns the cost of a list by its size, and the points that are left [H3]', async () => {
  const { token } = await consumer(app);
  const headers = { authorization: `Bearer ${token}`, 'haatbar-cost': '1' };
  const few = await ask('{ products(first: 2) { nodes { id } } }', headers);
  const more = await ask('{ products(first: 20) { nodes { id } } }', headers);
  expect(few.extensions?.cost).toMatchObject({ maximum: 1000, points: { limit: 6000 } });
  const spent = more.extensions?.cost?.spent ?? 0;
  expect(spent).toBeGreaterThan(few.extensions?.cost?.spent ?? Infinity);
  expect(more.extensions?.cost?.points.left).toBe((few.extensions?.cost?.points.left ?? 0) - Math.ceil(spent / 10));
});

it('a page of a hundred products, and of a hundred orders, fits with all that a copy of them needs [H3]', async () => {
  const producer = await approvedProducer(app);
  const headers = { authorization: `Bearer ${producer.token}`, 'haatbar-cost': '1' };
  for (const list of [
    'products(first: 100) { nodes { name price category { slug } seller { name district { nameEn } } images { url } sellPost { step tiers { price } } } }',
    'mySales(first: 100) { nodes { buyer { name } upazila { nameEn district { nameEn } } lines { quantity product { name } } events { to } } }',
  ]) {
    const { errors, extensions } = await ask(`{ ${list} }`, headers);
    expect([errors, (extensions?.cost?.spent ?? Infinity) <= 1000]).toEqual([undefined, true]);
  }
});

it('returns no cost unless asked [H3]', async () => {
  expect(await ask('{ products(first: 2) { nodes { id } } }', {})).not.toHaveProperty('extensions');
});

it('QUERY_TOO_COMPLEX has the cost of the document and the limit, unasked [H3]', async () => {
  const body = await ask(
    `{ ${['a', 'b', 'c', 'd'].map((name) => `${name}: products(first: 100) { nodes { id seller { id } images { id } } }`).join(' ')} }`,
    {},
  );
  const [error] = body.errors ?? [];
  const { spent = 0, maximum } = body.extensions?.cost ?? {};
  expect([error?.extensions.code, maximum]).toEqual(['QUERY_TOO_COMPLEX', 1000]);
  expect(spent).toBeGreaterThan(1000);
  expect(error?.extensions.params).toEqual({ spent, maximum, field: 'a.nodes.images', points: 501 });
});

describe('RateLimit and RateLimit-Policy', () => {
  const LIST = '{ products(first: 20) { nodes { id seller { id } } } }';

  it('are in every response of GraphQL, stored ones too, and count down by the points of the operation [H3]', async () => {
    const from = { 'x-forwarded-for': '10.9.0.1' };
    const first = rateOf((await send(LIST, from)).headers);
    const second = rateOf((await send(LIST, from)).headers);
    const wrong = rateOf((await send('{', from)).headers);
    expect(first).toMatchObject({ policy: '"api";q=1800;w=60', seconds: expect.any(Number) as number });
    expect([first.left - second.left, second.left - wrong.left]).toEqual([1800 - first.left, 1]);
    expect(1800 - first.left).toBeGreaterThan(1);
    const get = await fetch(`${app.url}/graphql?documentId=none`, { headers: from });
    expect([get.status, rateOf(get.headers).left]).toEqual([404, wrong.left - 1]);
  });

  it('name the limit of an account, and besides the one of an API key [H3]', async () => {
    const member = await consumer(app);
    const { policy, left } = rateOf((await send('{ me { id } }', { authorization: `Bearer ${member.token}` })).headers);
    expect([policy, left > 5900]).toEqual(['"api";q=6000;w=60', true]);
    const { token } = await apiKey(app, member, ['READ_PRODUCTS']);
    const byKey = await send('{ categories { slug } }', { authorization: `Bearer ${token}`, 'haatbar-cost': '1' });
    expect(byKey.headers.get('ratelimit-policy')).toBe('"api";q=6000;w=60, "key";q=300;w=60');
    expect(byKey.headers.get('ratelimit')).toMatch(/^"api";r=59\d\d;t=\d+, "key";r=299;t=\d+$/);
    expect(byKey.body.extensions?.cost).toMatchObject({ keyRequests: { left: 299, limit: 300 } });
  });

  it('show what a key has left once its requests are used up, by GraphQL and REST [H3]', async () => {
    const owner = await approvedProducer(app);
    const { token } = await apiKey(app, owner, ['READ_PRODUCTS']);
    const headers = { authorization: `Bearer ${token}` };
    for (let count = 0; count < 300; count += 1) await send('{', headers);
    const rest = await fetch(`${app.url}/api/v1/producer/products`, { headers });
    for (const { status, headers: sent } of [await send('{', headers), rest]) {
      expect([status, sent.get('ratelimit-policy')]).toEqual([429, '"api";q=6000;w=60, "key";q=300;w=60']);
      expect(sent.get('ratelimit')).toMatch(new RegExp(`^"api";r=5700;t=\\d+, "key";r=0;t=${sent.get('retry-after')}$`));
    }
    await resolvePort(app.container, RateLimiter).consume('api', `keys-of:${owner.id}`, 5700, 6000, 60);
    expect((await send('{', headers)).headers.get('ratelimit')).toMatch(/^"api";r=0;t=\d+, "key";r=0;t=\d+$/);
  });

  it('are in a rejection as well, with nothing left [H3]', async () => {
    const from = { 'x-forwarded-for': '10.9.0.2' };
    let last = await send(LIST, from);
    for (let count = 0; last.status === 200 && count < 1800; count += 1) last = await send(LIST, from);
    expect([last.status, rateOf(last.headers).left]).toEqual([429, 0]);
    expect(String(rateOf(last.headers).seconds)).toBe(last.headers.get('retry-after'));
  });

  it('are in a rejection whose sender asks for its cost: it is no error of the server [H3]', async () => {
    const from = { 'x-forwarded-for': '10.9.0.4', 'haatbar-cost': '1' };
    await resolvePort(app.container, RateLimiter).consume('api', 'address:10.9.0.4', 1799, 1800, 60);
    const [last, rejected] = [await send('{ categories { slug } }', from), await send('{ categories { slug } }', from)];
    expect([last.status, last.body.errors, last.body.extensions?.cost?.points.left]).toEqual([200, undefined, 0]);
    expect([rejected.status, rejected.headers.has('retry-after')]).toEqual([429, true]);
    expect(app.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  it('are in every response of REST, and open to pages of other sites [H3]', async () => {
    const response = await fetch(`${app.url}/api/v1/producer/products`, { headers: { 'x-forwarded-for': '10.9.0.3' } });
    expect([response.status, rateOf(response.headers)]).toEqual([401, { policy: '"api";q=1800;w=60', left: 1799, seconds: 60 }]);
    const exposed = response.headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(expect.arrayContaining(['ratelimit', 'ratelimit-policy']));
  });
});
