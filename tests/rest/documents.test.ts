/**
 * docs/rest.md, the introduction of the OpenAPI document and the server agree: each statement about figures and other
 * sites' pages is compared with what happens.
 */
import fs from 'node:fs';
import { limits } from '../../schema/values/limits';
import { serverLimits } from '../../schema/values/server-limits';
import { ACCOUNT_POINTS, VISITOR_POINTS } from '../../server/platform/graphql/limits/request-points';
import { startTestApp, type TestApp } from '../support/app';
import { approvedProducer, type TestAccount } from '../support/build-accounts';

let app: TestApp;
let seller: TestAccount;
let page: string;
let introduction: string;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  seller = await approvedProducer(app);
  page = fs.readFileSync('docs/rest.md', 'utf8').replaceAll(/\s+/g, ' ');
  const served = (await (await fetch(`${app.url}/api/v1/openapi.json`)).json()) as { info: { description: string } };
  introduction = served.info.description.replaceAll(/\s+/g, ' ');
});
afterAll(() => app.stop());

const products = (headers: Record<string, string> = {}, query = '') => fetch(`${app.url}/api/v1/producer/products${query}`, { headers });
const signedIn = () => ({ authorization: `Bearer ${seller.token}` });

it('pages of other sites may call, with credentials or without, and read what the documents name [H3]', async () => {
  expect(page).toContain('may call with a token or a key');
  expect(introduction).toContain("`credentials: 'include'` or without");
  const response = await products({ ...signedIn(), origin: 'https://partner.example' });
  expect([
    response.status,
    response.headers.get('access-control-allow-origin'),
    response.headers.get('access-control-allow-credentials'),
  ]).toEqual([200, 'https://partner.example', 'true']);
  const exposed = response.headers.get('access-control-expose-headers')?.split(', ') ?? [];
  const named = ['error-code', 'total-count', 'etag', 'retry-after', 'idempotency-replayed', 'ratelimit'];
  const documents = `${page} ${introduction}`.toLowerCase();
  expect(named.filter((name) => !exposed.includes(name) || !documents.includes(`\`${name}`))).toEqual([]);
});

it('cookies count for nothing, as both documents state [H3]', async () => {
  expect([/Cookies of this market are not looked at here/.test(page), /Cookies are ignored/.test(introduction)]).toEqual([true, true]);
  expect((await products({ cookie: `hb_session=${seller.token}` })).status).toBe(401);
});

it('days, sizes and points are those that the server enforces [H3]', async () => {
  const megabytes = limits.imageBytes / 1024 / 1024;
  for (const text of [page, introduction]) {
    expect(text).toContain(`${serverLimits.sessionDays} days`);
    expect(text).toContain('100 KB');
    expect(text).toMatch(new RegExp(`6 files of ${megabytes} MB`));
  }
  expect([ACCOUNT_POINTS, VISITOR_POINTS]).toEqual([6000, 1800]);
  expect(introduction).toContain('6,000 points a minute for an account, 1,800 for an address');
  const body = (bytes: number) => JSON.stringify({ phone: 'x'.repeat(bytes) });
  const post = async (text: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.8.0.1' };
    return (await fetch(`${app.url}/api/v1/login`, { method: 'POST', headers, body: text })).status;
  };
  expect([(await post(body(99 * 1024))) === 413, await post(body(101 * 1024))]).toEqual([false, 413]);
});

it('lists are whole without page and limit, and a page of the largest limit with them [H3]', async () => {
  expect(page).toContain(`at most page ${limits.restPages}, and a limit of at most ${limits.maxFirst}`);
  const beyond = await products(signedIn(), `?page=${limits.restPages + 1}`);
  expect([beyond.status, await beyond.text()]).toEqual([400, expect.stringContaining(`1 to ${limits.restPages},`)]);
  const [whole, paged, tooMany] = await Promise.all(
    ['', '?page=1&limit=100', `?limit=${limits.maxFirst + 1}`].map((query) => products(signedIn(), query)),
  );
  expect([whole?.status, whole?.headers.get('total-count'), paged?.status, paged?.headers.get('total-count'), tooMany?.status]).toEqual([
    200,
    null,
    200,
    '0',
    400,
  ]);
});

it('a wrong method and a wrong token are rejected as both documents state [H3]', async () => {
  for (const text of [page, introduction]) expect(text).toMatch(/wrong method is 405 with (the header )?`allow`/);
  const wrong = await fetch(`${app.url}/api/v1/producer/products`, { method: 'PATCH' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, expect.stringContaining('GET')]);
  const rejected = await products({ authorization: 'Bearer none', 'accept-language': 'bn' });
  expect([rejected.status, rejected.headers.get('error-code')]).toEqual([401, 'UNAUTHENTICATED']);
  expect(Object.keys((await rejected.json()) as object)).toEqual(['message']);
});
