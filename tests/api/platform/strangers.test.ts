/**
 * Where strangers come in: Sandbox's page without an origin, names they give our host, addresses counted together,
 * cookies by TLS, slow bodies.
 */
import net from 'node:net';
import { type TestApp, startTestApp } from '../../support/app';
import { text } from '../../../schema/messages/text';
import { SessionKind } from '../../../schema/values/accounts/roles';
import { approvedProducer, openSession, type TestAccount } from '../../support/build-accounts';
import { product } from '../../support/build-catalogue';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  seller = await approvedProducer(app);
  await product(app, seller);
});
afterAll(() => app.stop());

const HTML = { accept: 'text/html' };
const ME = JSON.stringify({ query: '{ me { id } }' });

describe('the page at /graphql', () => {
  it('has no origin of its own, sends no telemetry and helps without Apollo’s servers', async () => {
    const response = await fetch(`${app.url}/graphql?example=place-an-order`, { headers: { ...HTML, 'accept-language': 'bn' } });
    const csp = response.headers.get('content-security-policy') ?? '';
    expect(csp).toContain('sandbox allow-scripts allow-forms allow-popups allow-modals;');
    expect(csp).not.toContain('allow-same-origin');
    const page = await response.text();
    expect(page).toContain('<html lang="bn">');
    expect(page).toContain('<title>হাটবার GraphQL</title>');
    expect(page).toContain('"runTelemetry":false');
    expect(page).toContain('"includeCookies":false');
    for (const part of ['curl -s http://127.0.0.1:4000/graphql', 'href="/docs"', 'href="/docs/examples"', 'placeOrder']) {
      expect(page).toContain(part);
    }
    expect(page).not.toMatch(/fonts\.g|Apollo Server/);
    expect((await fetch(`${app.url}/graphql`, { method: 'HEAD', headers: HTML })).status).toBe(200);
  });

  it('asks the API as a program does, without a session', async () => {
    const cookie = `hb_session=${await openSession(app, seller.id, SessionKind.COOKIE)}`;
    const headers = { origin: 'null', 'content-type': 'application/json' };
    const preflight = await fetch(`${app.url}/graphql`, { method: 'OPTIONS', headers });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, 'null']);
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const byCookie = await fetch(`${app.url}/graphql`, { method: 'POST', headers: { ...headers, cookie }, body: ME });
    expect(await byCookie.json()).toMatchObject({ data: { me: null } });
    const byToken = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${seller.token}` },
      body: ME,
    });
    expect(byToken.headers.get('access-control-allow-origin')).toBe('null');
    expect(await byToken.json()).toMatchObject({ data: { me: { id: seller.id } } });
  });

  it('a page of another site asks as a program does, and is sent nothing with a session', async () => {
    const headers = { origin: 'https://a.example', 'content-type': 'application/json' };
    const preflight = await fetch(`${app.url}/graphql`, { method: 'OPTIONS', headers });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, 'https://a.example']);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    const signed = { ...headers, authorization: `Bearer ${seller.token}`, 'apollo-require-preflight': '1' };
    const inAddress = `?query=${encodeURIComponent((JSON.parse(ME) as { query: string }).query)}`;
    for (const [address, init] of [['', { method: 'POST', body: ME }] as const, [inAddress, {}] as const]) {
      const response = await fetch(`${app.url}/graphql${address}`, { ...init, headers: signed });
      expect(response.headers.get('access-control-allow-origin')).toBe('https://a.example');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('vary')).toMatch(/origin/i);
      expect(await response.json()).toMatchObject({ data: { me: { id: seller.id } } });
    }
    const cookie = `hb_session=${await openSession(app, seller.id, SessionKind.COOKIE)}`;
    const byCookie = await fetch(`${app.url}/graphql`, { method: 'POST', headers: { ...headers, cookie }, body: ME });
    expect([byCookie.status, byCookie.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(await byCookie.json()).toMatchObject({ errors: [{ message: text('error.cookiesOfOtherSites', 'en') }] });
    const own = await fetch(`${app.url}/graphql`, { method: 'POST', headers: { ...headers, origin: app.url }, body: ME });
    expect(own.headers.get('access-control-allow-origin')).toBeNull();
  });
});

/** fetch does not let a caller choose the Host. */
function ask(host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = net.connect(Number(new URL(app.url).port), '127.0.0.1', () =>
      socket.write(
        `GET /api/v1/producer/products HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${seller.token}\r\nconnection: close\r\n\r\n`,
      ),
    );
    socket.on('data', (data) => (said += String(data))).on('error', reject);
    socket.on('close', () => resolve(said));
  });
}

it.each(['[', '%%%', 'a b', '127.0.0.1:99999', 'evil.example', ''])(
  'the Host "%s" is not repeated in addresses of images',
  async (host) => {
    const said = await ask(host);
    expect(said).toMatch(/^HTTP\/1\.1 200 /);
    expect(said).toContain('"image":"/media/');
    expect(said).not.toContain('evil.example');
  },
);

it('the Host of this machine makes whole addresses', async () => {
  expect(await ask('192.168.1.5:4000')).toContain('"image":"http://192.168.1.5:4000/media/');
});

it('the addresses of one IPv6 network are counted together', async () => {
  const spend = async (address: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, 'haatbar-cost': '1' };
    const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: '{ __typename }' }) });
    return ((await response.json()) as { extensions: { cost: { points: { left: number } } } }).extensions.cost.points.left;
  };
  const first = await spend('2400:c600:1:2::1');
  expect(await spend('2400:c600:1:2:ffff::9')).toBe(first - 1);
  expect(await spend('2400:c600:1:3::1')).toBe(first);
});

it('by TLS the session’s cookie has the prefix __Host-, and no other name works [S-cookie]', async () => {
  const secure = await startTestApp({ PUBLIC_URL: 'https://haatbar.example' });
  try {
    const member = await approvedProducer(secure);
    const login = await secure.gql('mutation ($input: LoginInput!) { login(input: $input) { account { id } } }', {
      input: { phone: member.phone, password: member.password },
    });
    const [session = ''] = login.headers.getSetCookie();
    expect(session).toMatch(/^__Host-hb_session=[\w-]{43}; .*Path=\/; HttpOnly; Secure/);
    expect(session).not.toContain('Domain');
    const me = async (cookie: string) => (await secure.gql<{ me: object | null }>('{ me { id } }', {}, { headers: { cookie } })).data.me;
    const [pair = ''] = session.split(';');
    expect(await me(pair)).toEqual({ id: member.id });
    expect(await me(pair.replace('__Host-', ''))).toBeNull();
    expect(await me('__Host-hb_session=x; hb_session=y')).toBeNull();
  } finally {
    await secure.stop();
  }
});

it('a form that no one signed in sends slowly has the short clock', async () => {
  const begun = Date.now();
  const head = 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 5000\r\n\r\n--x\r\n';
  await new Promise<void>((resolve, reject) => {
    const socket = net.connect(Number(new URL(app.url).port), '127.0.0.1', () =>
      socket.write(`POST /api/v1/login HTTP/1.1\r\nhost: x\r\n${head}`),
    );
    const drip = setInterval(() => socket.write(' '), 500);
    socket.on('data', () => undefined).on('error', reject);
    socket.on('close', () => {
      clearInterval(drip);
      resolve();
    });
  });
  expect(Date.now() - begun).toBeLessThan(18_000);
}, 40_000);
