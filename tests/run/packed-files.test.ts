/** The client's files as browsers get them: packed once, at build time, and sent as they lie there. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Transform } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { assetRequests } from '../../server/platform/http/client/asset-requests';
import { packedFiles, readPackedFiles } from '../../server/platform/http/client/packed-files';
import { createLogger } from '../../server/platform/logging/logger';
import { type TestApp, startTestApp } from '../support/app';

const SCRIPT = '/assets/index-a1B2c3D4.js';
const SMALL_STYLE = '/assets/small-a1B2c3D4.css';
const IMAGE = '/art/hero-onion.webp';
const WORKER = '/assets/shrink.worker-a1B2c3D4.js';
const FONT = '/assets/letters-a1B2c3D4.woff2';
const PAGE = `<!doctype html><html><head><title>Haatbar</title></head><body>${'<p>ধান</p>'.repeat(200)}</body></html>`;

let clientDir: string;
let app: TestApp;

beforeAll(async () => {
  clientDir = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-packed-'));
  fs.mkdirSync(path.join(clientDir, 'assets'));
  fs.writeFileSync(path.join(clientDir, 'index.html'), PAGE);
  fs.writeFileSync(path.join(clientDir, 'small.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  fs.writeFileSync(path.join(clientDir, 'sw.js'), 'const files = [];'.repeat(100));
  fs.writeFileSync(path.join(clientDir, SCRIPT), `export const text = '${'ধান '.repeat(2_000)}';`);
  fs.mkdirSync(path.join(clientDir, 'art'));
  fs.writeFileSync(path.join(clientDir, IMAGE), Buffer.alloc(2_000, 7));
  fs.writeFileSync(path.join(clientDir, WORKER), 'postMessage(1);'.repeat(100));
  fs.writeFileSync(path.join(clientDir, SMALL_STYLE), 'p{margin:0}');
  fs.writeFileSync(path.join(clientDir, FONT), Buffer.alloc(3_000, 7));
  expect(spawnSync(process.execPath, [path.resolve('client/build/pack-files.cjs'), clientDir]).status).toBe(0);
  app = await startTestApp({ CLIENT_DIR: clientDir, NODE_ENV: 'production' });
});
afterAll(async () => {
  await app.stop();
  fs.rmSync(clientDir, { recursive: true, force: true });
});

interface Raw {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** fetch would unpack what it gets. */
function ask(pathname: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET', body = '', origin = app.url): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const request = http.request(origin + pathname, { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }));
    });
    request.on('error', reject).end(body);
  });
}
const stored = (file: string) => fs.readFileSync(path.join(clientDir, file));

it.each([
  ['gzip, deflate, br, zstd', 'br', '.br'],
  ['gzip, deflate', 'gzip', '.gz'],
  ['br;q=0, gzip', 'gzip', '.gz'],
  ['identity', undefined, ''],
  [undefined, undefined, ''],
])('sends to who accepts %s the file as it was packed', async (accepted, encoding, ending) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  for (let times = 0; times < 2; times += 1) {
    const result = await ask(SCRIPT, headers);
    expect(result.bytes.equals(stored(SCRIPT + ending))).toBe(true);
    expect(result.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
      'content-length': String(result.bytes.length),
    });
    expect(result.headers['content-encoding']).toBe(encoding);
  }
});

it('has nothing of a packed file in memory but its packed forms', () => {
  const files = [...readPackedFiles(clientDir).values()];
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining([SCRIPT.slice(1), 'index.html', 'sw.js']));
  for (const { name, plain, br, gzip } of files) {
    expect([name, Buffer.isBuffer(plain.body)]).toEqual([name, !br && !gzip]);
    expect([name, plain.length]).toEqual([name, stored(name).length]);
  }
});

it('unpacks a file for who accepts no packed form, and for no other request', async () => {
  const unpacked: string[] = [];
  const files = [...readPackedFiles(clientDir)].map(([url, file]) => {
    const { body } = file.plain;
    return [url, { ...file, plain: { ...file.plain, body: () => (unpacked.push(url), (body as () => Transform)()) } }] as const;
  });
  const packed = new Map(files.filter(([, { br }]) => br));
  const logger = createLogger('silent');
  const server = http.createServer(assetRequests({ files: packed, secure: false, logger }, express().use(packedFiles(packed)))).listen(0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (const file of [SCRIPT, '/sw.js']) {
      const head = await ask(file, {}, 'HEAD', '', url);
      const known = await ask(file, { 'if-none-match': head.headers.etag }, 'GET', '', url);
      await ask(file, { 'accept-encoding': 'br' }, 'GET', '', url);
      expect([head.status, known.status, unpacked]).toEqual([200, 304, []]);
      const { headers, bytes } = await ask(file, {}, 'GET', '', url);
      expect([bytes.equals(stored(file)), unpacked.splice(0)]).toEqual([true, [file]]);
      expect([headers['content-length'], headers.etag]).toEqual([head.headers['content-length'], head.headers.etag]);
    }
  } finally {
    server.close();
  }
});

it('has an ETag for each encoding, and returns 304 without a body for a known one', async () => {
  const br = await ask(SCRIPT, { 'accept-encoding': 'br' });
  const gzip = await ask(SCRIPT, { 'accept-encoding': 'gzip' });
  const plain = await ask(SCRIPT);
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  const again = await ask(SCRIPT, { 'accept-encoding': 'br', 'if-none-match': br.headers.etag });
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, br.headers.etag]);
  expect((await ask(SCRIPT, { 'accept-encoding': 'gzip', 'if-none-match': br.headers.etag })).status).toBe(200);
});

it('responds to HEAD with the headers of GET and no body', async () => {
  const [get, head] = [await ask(SCRIPT, { 'accept-encoding': 'br' }), await ask(SCRIPT, { 'accept-encoding': 'br' }, 'HEAD')];
  expect(head.bytes).toHaveLength(0);
  for (const name of ['content-length', 'content-encoding', 'etag', 'vary', 'cache-control', 'content-type'])
    expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
});

it.each([
  [SCRIPT, 'text/javascript; charset=utf-8'],
  [SMALL_STYLE, 'text/css; charset=utf-8'],
  [FONT, 'font/woff2'],
])('sends %s without the headers of a page', async (asset, type) => {
  const { headers, bytes, status } = await ask(asset);
  expect([status, headers['content-type'], bytes.equals(stored(asset))]).toEqual([200, type, true]);
  const connection = ['connection', 'keep-alive', 'date', 'x-request-id'];
  const ofFile = ['cache-control', 'content-length', 'content-type', 'etag', 'vary'];
  expect(Object.keys(headers).toSorted()).toEqual(
    [...connection, ...ofFile, 'cross-origin-resource-policy', 'x-content-type-options'].toSorted(),
  );
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('sends an image of the client without the headers of a page', async () => {
  const { headers, status } = await ask(IMAGE);
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/webp', 'nosniff']);
  expect(['content-security-policy', 'permissions-policy'].filter((name) => name in headers)).toEqual([]);
});

it('leaves a worker the policy that it needs of its own', async () => {
  const { headers, bytes } = await ask(WORKER, { 'accept-encoding': 'br' });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(bytes.equals(stored(`${WORKER}.br`))).toBe(true);
});

it('returns 304 whatever the form in which the ETag is sent', async () => {
  const { etag = '' } = (await ask(SCRIPT)).headers;
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`])
    expect([known, (await ask(SCRIPT, { 'if-none-match': known })).status]).toEqual([known, 304]);
  expect((await ask(SCRIPT, { 'if-none-match': '"another"' })).status).toBe(200);
});

it('has assets only read', async () => {
  expect((await ask(SCRIPT, {}, 'POST', 'x')).status).toBe(404);
  expect((await ask('/assets/../index-a1B2c3D4.js')).status).toBe(404);
});

it('sends the page packed at every address, with the status of the address', async () => {
  for (const [pathname, status] of [
    ['/', 200],
    ['/search?q=rice', 200],
    ['/nowhere', 404],
  ] as const) {
    const result = await ask(pathname, { accept: 'text/html', 'accept-encoding': 'gzip, br' });
    expect([pathname, result.status, result.headers['content-encoding'], result.headers['cache-control']]).toEqual([
      pathname,
      status,
      'br',
      'no-cache',
    ]);
    expect(result.bytes.equals(stored('index.html.br'))).toBe(true);
    expect(result.headers['content-security-policy']).toContain("default-src 'none'");
    const plain = await ask(pathname, { accept: 'text/html' });
    expect([plain.status, plain.headers['content-type'], String(plain.bytes)]).toEqual([status, 'text/html; charset=utf-8', PAGE]);
  }
  const { headers } = await ask('/', { accept: 'text/html', 'accept-encoding': 'br' });
  expect((await ask('/', { accept: 'text/html', 'accept-encoding': 'br', 'if-none-match': headers.etag })).status).toBe(304);
});

it('has the service worker asked for again each time, and leaves what is too small to pack as it is', async () => {
  expect((await ask('/sw.js', { 'accept-encoding': 'br' })).headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
  });
  const small = await ask('/small.svg', { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBeUndefined();
  expect(small.bytes.equals(stored('small.svg'))).toBe(true);
});

it('still packs what is made for a request', async () => {
  const body = JSON.stringify({ query: '{ divisions { id nameEn nameBn } categories { slug nameEn nameBn group } }' });
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'br' };
  const br = await ask('/graphql', headers, 'POST', body);
  const gzip = await ask('/graphql', { ...headers, 'accept-encoding': 'gzip' }, 'POST', body);
  const plain = await ask('/graphql', { 'content-type': 'application/json' }, 'POST', body);
  expect([br.headers['content-encoding'], gzip.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(String(brotliDecompressSync(br.bytes))).toBe(String(plain.bytes));
  expect(String(gunzipSync(gzip.bytes))).toBe(String(plain.bytes));
  expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2);
});
