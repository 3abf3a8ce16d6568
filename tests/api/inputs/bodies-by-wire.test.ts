/** Requests written byte by byte: bodies in many pieces, forms that never end, and many requests at once. */
import { type TestApp, startTestApp } from '../../support/app';
import { consumer, type TestAccount } from '../../support/build-accounts';
import { exchange } from '../fuzzing/support/wire';

let app: TestApp;
let buyer: TestAccount;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  buyer = await consumer(app);
});
afterAll(() => app.stop());

/** A body of chunks, sent without its length. */
const chunked = (path: string, headers: string, chunks: readonly (Buffer | string)[]) =>
  exchange(app.url, [
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ntransfer-encoding: chunked\r\n${headers}\r\n`,
    ...chunks.flatMap((chunk) => [`${chunk.length.toString(16)}\r\n`, chunk, '\r\n']),
    '0\r\n\r\n',
  ]);

const FORM = 'content-type: multipart/form-data; boundary=b\r\n';
const part = (head: string, content: string) => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const OPERATIONS = part(
  'name="operations"',
  '{"query":"mutation ($file: Upload!) { uploadImage(file: $file) { id } }","variables":{"file":null}}',
);
const MAP = part('name="map"', '{"0":["variables.file"]}');
const UNREAD = '--b\r\ncontent-disposition: form-data; name="1"; filename="a.jpg"\r\n\r\n';
const lineBreaks = (megabytes: number) => Array.from({ length: megabytes }, () => Buffer.alloc(1024 * 1024, '\r\n'));

it.each<[string, string, readonly (Buffer | string)[]]>([
  ['80 MB before the first part', '/graphql', lineBreaks(80)],
  ['80 MB of a part that no one reads', '/graphql', [OPERATIONS + MAP + UNREAD, ...lineBreaks(80)]],
  ['8 MB before the first field of a form without files', '/api/v1/login', lineBreaks(8)],
])('a multipart body with %s is too large', async (_what, path, chunks) => {
  const headers = `${FORM}apollo-require-preflight: true\r\nauthorization: Bearer ${buyer.token}\r\n`;
  // an operation whose files are arriving has begun: its response is one of GraphQL
  const status = chunks.length > 80 ? 200 : 413;
  expect(await chunked(path, headers, [...chunks, '\r\n--b--\r\n'])).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} [^]*Request body too large`),
  );
});

it('a multipart body whose length is too large is rejected before it comes', async () => {
  const head = `POST /api/v1/login HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n${FORM}content-length: 99999999\r\n\r\n`;
  expect(await exchange(app.url, [head], { cut: true })).toMatch(/^HTTP\/1\.1 413 /);
});

const spread = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));

it.each<[string, string, string, string]>([
  ['JSON of GraphQL', '/graphql', 'content-type: application/json\r\n', `{"query":"{ __typename }"${' '.repeat(5_000)}}`],
  ['JSON of REST', '/api/v1/login', 'content-type: application/json\r\n', `{"phone":"1"${' '.repeat(5_000)}}`],
  ['a form', '/api/v1/login', FORM, `${part('name="phone"', 'x'.repeat(5_000))}--b--\r\n`],
  ['what a gateway reports', '/payments/bkash/callback', 'content-type: application/x-www-form-urlencoded\r\n', `a=${'x'.repeat(5_000)}`],
])('thousands of pieces of %s are malformed, and a few dozen are not', async (_what, path, headers, body) => {
  expect(await chunked(path, headers, spread(body, 1))).toMatch(/^HTTP\/1\.1 400 [^]*Malformed request/);
  expect(await chunked(path, headers, spread(body, 100))).not.toContain('Malformed request');
});

it('a client that sends 200 requests before it reads is cut off, and few of them are handled', async () => {
  const before = app.logLines.length;
  await exchange(app.url, ['GET /robots.txt?pipelined HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'.repeat(200)]);
  await app.rest('GET', '/livez');
  expect(app.logLines.slice(before).length).toBeLessThanOrEqual(17);
});
