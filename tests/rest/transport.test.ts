/**
 * These tests verify what REST returns before a route runs: for other methods, bodies that it cannot read, and pages of
 * other sites.
 */
import { startTestApp, type TestApp } from '../support/app';
import { consumer, openSession } from '../support/build-accounts';
import { ADD, FIELDS, LIST } from './support/product-api';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

const raw = (method: string, path: string, body: string | undefined, headers: Record<string, string> = {}) =>
  app.rest<{ message: string }>(method, `/api/v1${path}`, { raw: body, headers });

it.each([
  ['GET', '/login', 'POST, OPTIONS'],
  ['DELETE', '/register', 'POST, OPTIONS'],
  ['PATCH', '/producer/products/1', 'GET, HEAD, PUT, DELETE, OPTIONS'],
  ['POST', '/consumer/profile', 'GET, HEAD, OPTIONS'],
])('%s %s is 405 and names what the address takes [H2]', async (method, path, allow) => {
  const { status, body, headers } = await raw(method, path, undefined);
  expect([status, headers.get('error-code'), headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', allow]);
  expect(body).toEqual({ message: 'This address does not take this method.' });
});

it.each([
  ['half a JSON', '{"phone":', 'application/json', 400, 'Malformed request.'],
  ['no UTF-8 by its own word', '{}', 'application/json; charset=latin1', 400, 'Malformed request.'],
  ['an XML', '<login/>', 'application/xml', 415, 'Send JSON or a form (multipart/form-data).'],
  ['a form of the old kind', 'phone=1', 'application/x-www-form-urlencoded', 415, 'Send JSON or a form (multipart/form-data).'],
  ['a text', 'hello', 'text/plain', 415, 'Send JSON or a form (multipart/form-data).'],
  ['a form without its boundary', 'x', 'multipart/form-data', 400, 'Malformed request.'],
  ['too much', JSON.stringify({ phone: 'x'.repeat(102_400) }), 'application/json', 413, 'Request body too large.'],
])('a body that is %s [H2]', async (_name, body, type, status, message) => {
  const response = await raw('POST', '/login', body, { 'content-type': type });
  expect([response.status, response.body]).toEqual([status, { message }]);
});

it('an address that cannot be decoded is a malformed request [H2]', async () => {
  const { token } = await consumer(app);
  const { status, body } = await app.rest('GET', `${LIST}/%E0%A4%A`, { token });
  expect([status, body]).toEqual([400, { message: 'Malformed request.' }]);
});

it('errors of the transport are in Bangla, too [H2]', async () => {
  for (const [method, body] of [
    ['GET', undefined],
    ['POST', '{'],
  ] as const) {
    const headers = { 'accept-language': 'bn-BD,bn;q=0.9', ...(body && { 'content-type': 'application/json' }) };
    expect((await raw(method, '/login', body, headers)).body.message).toMatch(/[\u0980-\u09ff]/);
  }
});

it('every response has the rate that is left, also one that no route gave, and 401 names the way to log in', async () => {
  const { token } = await consumer(app);
  const responses = [
    await raw('GET', '/nothing', undefined),
    await raw('PATCH', '/login', undefined),
    await app.rest('GET', `${LIST}/%ff`, { token }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([404, 405, 400]);
  for (const { headers } of responses) {
    expect([headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([
      expect.stringMatching(/^"api";r=\d+;t=\d+$/),
      '"api";q=1800;w=60',
    ]);
  }
  const stranger = await app.rest('GET', LIST);
  expect([stranger.status, stranger.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

describe('pages of other sites', () => {
  const origin = 'https://partner.example';

  it('ask first and are notified what they may send [H2]', async () => {
    const { status, headers, text } = await app.rest('OPTIONS', ADD, {
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    expect([status, text, headers.get('access-control-allow-origin')]).toEqual([204, '', origin]);
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, PUT, DELETE');
    for (const name of ['authorization', 'content-type', 'accept-language', 'if-match', 'if-none-match', 'idempotency-key']) {
      expect(headers.get('access-control-allow-headers')).toContain(name);
    }
  });

  it('reads responses and rejections [H2]', async () => {
    const { phone, password, token } = await consumer(app);
    const responses = [
      await app.rest('POST', '/api/v1/login', { json: { phone, password }, headers: { origin } }),
      await app.rest('GET', '/api/v1/consumer/profile', { token, headers: { origin } }),
      await app.rest('GET', '/api/v1/consumer/profile', { headers: { origin } }),
      await app.rest('GET', '/api/v1/nothing', { headers: { origin } }),
      await app.rest('POST', ADD, { token, json: FIELDS, headers: { origin } }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 401, 404, 403]);
    for (const { headers } of responses) {
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true'); // the first clients send credentials
      expect(headers.get('vary')).toContain('Origin');
      expect(headers.get('access-control-expose-headers')).toContain('error-code');
    }
  });

  it('are never let in by a cookie: none is looked at, none is set [X1]', async () => {
    const { id, phone, password } = await consumer(app);
    const cookie = `hb_session=${await openSession(app, id, 'COOKIE')}`;
    const { status } = await app.rest('GET', '/api/v1/consumer/profile', { headers: { origin, cookie } });
    expect(status).toBe(401);
    const login = await app.rest('POST', '/api/v1/login', { json: { phone, password }, headers: { origin, cookie } });
    expect(login.headers.getSetCookie()).toEqual([]);
  });

  it('GraphQL, which knows cookies, is open to them without any [X1]', async () => {
    const asked = await app.gql('{ __typename }', {}, { headers: { origin } });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const withCookie = await app.gql('{ __typename }', {}, { headers: { origin, cookie: 'hb_session=x' } });
    expect(withCookie.headers.get('access-control-allow-origin')).toBeNull();
  });
});
