/**
 * These tests verify the headers of every response and of the web client's files, and the time that a slow sender has.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { clientPaths } from '../../schema/values/site/client-paths';
import { type TestApp, startTestApp } from '../support/app';

const INLINE = "document.documentElement.lang = 'bn'";
const PAGE = `<!doctype html><html><head><style>body{margin:0}</style><script>${INLINE}</script><script type="module" src="/assets/index-a1B2c3D4.js"></script></head></html>`;
const HTML = { accept: 'text/html' };

let clientDir: string;
let app: TestApp;

beforeAll(async () => {
  clientDir = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-client-'));
  fs.mkdirSync(path.join(clientDir, 'assets'));
  fs.writeFileSync(path.join(clientDir, 'index.html'), PAGE);
  fs.writeFileSync(path.join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  fs.writeFileSync(path.join(clientDir, 'assets', 'index-a1B2c3D4.js'), `export const text = '${'ধান '.repeat(2_000)}';`);
  app = await startTestApp({ CLIENT_DIR: clientDir, NODE_ENV: 'production' });
});
afterAll(async () => {
  await app.stop();
  fs.rmSync(clientDir, { recursive: true, force: true });
});

const get = (pathname: string, headers: Record<string, string> = {}): Promise<Response> => fetch(app.url + pathname, { headers });
const policy = async (pathname: string, headers: Record<string, string> = HTML): Promise<string> =>
  (await get(pathname, headers)).headers.get('content-security-policy') ?? '';

describe('headers', () => {
  it('lets a page load only its own files, and its inline scripts by their hashes', async () => {
    const csp = await policy('/');
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toContain('unsafe');
    expect(csp).not.toContain('https:');
  });

  it('lets only the page of Sandbox load what Sandbox needs', async () => {
    expect(await policy('/graphql')).toContain('apollographql.com');
    expect(await policy('/graphql', { accept: 'application/json' })).not.toContain('apollographql.com');
    expect(await policy('/')).not.toContain('apollographql.com');
  });

  it('sends the other protections with every response', async () => {
    for (const pathname of ['/', '/nowhere', '/livez', '/api/v1/nowhere', '/graphql']) {
      const { headers } = await get(pathname, HTML);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe(pathname === '/graphql' ? 'same-origin-allow-popups' : 'same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=(self)');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('asks for TLS only where the site is reached by TLS', async () => {
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
    const secure = await startTestApp({ CLIENT_DIR: clientDir, PUBLIC_URL: 'https://haatbar.example' });
    try {
      expect((await fetch(secure.url)).headers.get('strict-transport-security')).toContain('max-age=31536000');
    } finally {
      await secure.stop();
    }
  });

  it('gives each request an id and reuses a plausible one of a proxy', async () => {
    expect((await get('/livez')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect((await get('/livez', { 'x-request-id': 'proxy-12345678' })).headers.get('x-request-id')).toBe('proxy-12345678');
    expect((await get('/livez', { 'x-request-id': 'no good' })).headers.get('x-request-id')).not.toBe('no good');
  });
});

describe('the web client', () => {
  it('serves its page at every address of the client', async () => {
    for (const pattern of clientPaths) {
      const response = await get(pattern.replace(':id', '019aa1f0-0000-7000-8000-000000000000'), HTML);
      expect([pattern, response.status, await response.text()]).toEqual([pattern, 200, PAGE]);
    }
  });

  it.each(['/nowhere', '/product', '/product/1/2', '/dashboard/producerNowhere', '/admin/nowhere'])(
    'serves %s with 404 and the page all the same [R12]',
    async (pathname) => {
      const response = await get(pathname, HTML);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(PAGE);
    },
  );

  it('serves files with a hash in their name for ever, the page never unasked', async () => {
    const file = await get('/assets/index-a1B2c3D4.js', { 'accept-encoding': 'gzip' });
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-encoding')).toBe('gzip');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/', HTML)).headers.get('cache-control')).toBe('no-cache');
  });

  it('does not serve the page for a missing file', async () => {
    const response = await get('/assets/index-00000000.js', HTML);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Not found' });
  });

  it('does not leave its folder', async () => {
    expect((await get('/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });
});

it('returns 404 as { message } for an unknown REST path', async () => {
  const response = await app.rest('GET', '/api/v1/nowhere');
  expect(response.status).toBe(404);
  expect(Object.keys(response.body)).toEqual(['message']);
});

it('logs one line a request, without the query string', async () => {
  await get('/search?q=secret-word', { ...HTML, 'x-request-id': 'log-line-0001' });
  await get('/livez', { 'x-request-id': 'log-line-0002' });
  const lines = app.logLines.filter((line) => line.includes('log-line-')).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ msg: 'request', id: 'log-line-0001', actor: null, method: 'GET', path: '/search', status: 200 });
  expect(app.logLines.join('')).not.toContain('secret-word');
});

describe('slow senders', () => {
  /** The seconds until the server hung up, and what it had sent. */
  function hold(first: string, trickle = ''): Promise<{ seconds: number; said: string }> {
    return new Promise((resolve) => {
      const begun = Date.now();
      let said = '';
      const socket = net.connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(first));
      const drip = setInterval(() => trickle !== '' && socket.write(trickle), 500);
      socket.on('data', (data) => (said += String(data))).on('error', () => undefined); // what trickles in after it has hung up is reset
      socket.on('close', () => {
        clearInterval(drip);
        resolve({ seconds: (Date.now() - begun) / 1_000, said });
      });
    });
  }

  it('lets go of half-open, half-sent and trickling connections within 17 s, and serves others meanwhile', async () => {
    const post = 'POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{';
    const held = Promise.all([
      hold(''),
      hold('GET / HTTP/1.1\r\nhost: x\r\n'),
      hold('GET / HTTP/1.1\r\n', 'x: y\r\n'),
      hold(post),
      hold(post, ' '),
    ]);
    const others = await Promise.all(Array.from({ length: 20 }, () => get('/livez')));
    expect(others.every((response) => response.status === 200)).toBe(true);
    for (const { seconds } of await held) expect(seconds).toBeLessThan(17);
  }, 60_000);
});
