/** Rows F* of the table of bad inputs: GraphQL multipart requests against the GraphQL transport. */
import { request as httpRequest } from 'node:http';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { badInputIds, expectRow, type SeenResponse } from '../../support/bad-inputs';
import type { GraphqlResult, TestFile } from '../../support/client';
import { type Transport, openTransport } from './support/transport';
import { pngOfZeros } from './support/png';

const LIMIT = 10 * 1024 * 1024;
const UPLOAD = 'mutation($file: Upload!) { uploadImage(file: $file) }';

let transport: Transport;
let token: string;
let jpeg: Buffer<ArrayBuffer>;
beforeAll(async () => {
  transport = await openTransport();
  token = transport.session().token;
  jpeg = exact(
    await sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer(),
  );
});
afterAll(() => transport.stop());

const exact = (bytes: Uint8Array): Buffer<ArrayBuffer> => Buffer.concat([bytes]);
const file = (bytes: Uint8Array, name = 'photo.jpg'): TestFile => ({ bytes: exact(bytes), name, type: 'image/jpeg' });
const upload = (sent: TestFile) => transport.upload<{ uploadImage: number[] }>(UPLOAD, { file: sent }, {}, { token });
const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
const seen = ({ status, code, body }: GraphqlResult<unknown>): SeenResponse => ({
  status,
  code,
  message: body.errors?.[0]?.message ?? null,
});

/** A multipart request as written by hand. */
async function raw(
  parts: readonly (readonly [name: string, value: string | Blob])[],
  headers: Record<string, string> = {},
): Promise<SeenResponse> {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'x.jpg');
  }
  const sent = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}`, ...headers };
  const response = await fetch(`${transport.url}/graphql`, { method: 'POST', headers: sent, body: form });
  const { errors = [] } = (await response.json()) as { errors?: { message: string; extensions: { code: string } }[] };
  return { status: response.status, code: errors[0]?.extensions.code ?? null, message: errors[0]?.message ?? null };
}

const operations = (variables: unknown = { file: null }) => JSON.stringify({ query: UPLOAD, variables });
const blob = () => new Blob([jpeg]);
const mapped = (path: string, variables?: unknown) =>
  raw([
    ['operations', operations(variables)],
    ['map', JSON.stringify({ 0: [path] })],
    ['0', blob()],
  ]);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const rows: Record<string, () => Promise<void>> = {
  F02: async () => {
    const result = await upload(file(padded(LIMIT)));
    expectRow('F02', seen(result));
    expect(result.data.uploadImage).toEqual([300, 200]);
  },
  F03: async () => {
    const result = await upload(file(padded(LIMIT + 1), 'আম বাগান.jpg'));
    expectRow('F03', seen(result), { file: 'আম বাগান.jpg' });
    expect(result.body.errors?.[0]?.extensions.fields?.[0]).toMatchObject({ field: 'file', key: 'upload.tooLarge' });
  },
  F04: async () => {
    const contents = { html: '<html></html>', svg, pdf: '%PDF-1.4\n%', zip: 'PK\u0003\u0004aaaaaaaaaaaa', empty: '' };
    for (const content of Object.values(contents)) expectRow('F04', seen(await upload(file(Buffer.from(content), 'photo.png'))));
  },
  F05: async () => {
    const bytes = pngOfZeros(20_000, 20_000);
    expect(bytes.length).toBeLessThan(60_000);
    // processor time, in microseconds: other programs on the machine do not change it
    const before = process.cpuUsage();
    expectRow('F05', seen(await upload(file(bytes, 'bomb.png'))));
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(1_000_000);
  },
  F06: async () => expectRow('F06', seen(await upload(file(jpeg.subarray(0, Math.floor(jpeg.length / 2)))))),
  F10: async () => {
    const names = Array.from({ length: 7 }, (_, index) => String(index));
    const variables = Object.fromEntries(names.map((name) => [`f${name}`, null]));
    const map = JSON.stringify(Object.fromEntries(names.map((name) => [name, [`variables.f${name}`]])));
    expectRow('F10', await raw([['operations', operations(variables)], ['map', map], ...names.map((name) => [name, blob()] as const)]));
    // seven files behind a map of one
    const one = JSON.stringify({ 0: ['variables.file'] });
    const many = await raw([['operations', operations()], ['map', one], ...names.map((name) => [name, blob()] as const)]);
    expect([200, 413]).toContain(many.status);
  },
  F11: async () => {
    const paths = [
      'variables.__proto__.x',
      'query',
      'nope.x',
      'variables',
      'variables.toString.call',
      'variables.file.x',
      'variables.constructor',
      '',
    ];
    for (const path of paths) expectRow('F11', await mapped(path));
    expectRow('F11', await mapped('variables.file', { file: 'taken' }));
    expect(Object.prototype.toString.call(1)).toBe('[object Number]');
  },
  F13: async () => {
    await abortAt(50_000);
    expect((await upload(file(jpeg))).data.uploadImage).toEqual([300, 200]);
  },
  F14: async () => {
    const { status, body, sent } = await streamUnauthenticated(6 * LIMIT);
    const { errors } = JSON.parse(body) as { errors: { message: string; extensions: { code: string } }[] };
    expectRow('F14', { status, code: errors[0]!.extensions.code, message: errors[0]!.message });
    expect(sent).toBeLessThan(LIMIT);
  },
};

/** Sends the first bytes of an upload and hangs up. */
function abortAt(bytes: number): Promise<void> {
  const head = Buffer.from(
    ['operations', 'map']
      .map(
        (name) =>
          `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${name === 'map' ? '{"0":["variables.file"]}' : operations()}\r\n`,
      )
      .join('') + '--b\r\ncontent-disposition: form-data; name="0"; filename="x.jpg"\r\n\r\n',
  );
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${token}`,
    };
    const sending = httpRequest(`${transport.url}/graphql`, { method: 'POST', headers });
    sending.on('error', () => undefined);
    sending.on('close', () => resolve());
    sending.write(Buffer.concat([head, Buffer.alloc(bytes)]), () => sending.destroy());
  });
}

/** Begins a large upload and reads the response, which must come before most of it is sent. */
function streamUnauthenticated(size: number): Promise<{ status: number; body: string; sent: number }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(size),
      'apollo-require-preflight': 'true',
    };
    const sending = httpRequest(`${transport.url}/graphql`, { method: 'POST', headers });
    let sent = 0;
    sending.on('error', reject);
    sending.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body, sent });
        sending.destroy();
      });
    });
    const chunk = Buffer.alloc(64 * 1024, 'x');
    sending.write(chunk, () => (sent += chunk.length));
  });
}

describe('uploads', () => {
  it('covers every row', () => expect(Object.keys(rows)).toEqual(badInputIds('F')));

  it.each(Object.keys(rows))('%s', (id) => rows[id]!(), 60_000);

  it('takes JPEG, PNG, WebP and AVIF whatever they are called [F04]', async () => {
    const image = sharp(jpeg);
    const formats = [image.clone().png(), image.clone().webp(), image.clone().avif({ effort: 0 })];
    for (const format of formats) expect((await upload(file(await format.toBuffer(), 'x.txt'))).data.uploadImage).toEqual([300, 200]);
  });

  it('rejects a user who waits for approval, and a foreign form without the preflight header [F14]', async () => {
    const [waiting, suspended] = [transport.session({ status: 'PENDING' }).token, transport.session({ status: 'SUSPENDED' }).token];
    const parts = [
      ['operations', operations()],
      ['map', '{"0":["variables.file"]}'],
      ['0', blob()],
    ] as const;
    expect(await raw(parts, { authorization: `Bearer ${suspended}` })).toMatchObject({ status: 403, code: 'NOT_APPROVED' });
    expect(await raw(parts, { authorization: `Bearer ${waiting}` })).toMatchObject({ code: 'NOT_APPROVED' }); // by the operation: others take files of applicants
    expect(await raw(parts, { 'apollo-require-preflight': '' })).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  it('responds at once when the resolver does not read the file', async () => {
    const started = performance.now();
    const result = await transport.upload(
      'mutation($file: Upload!) { ignoreFile(file: $file) }',
      { file: file(padded(LIMIT)) },
      {},
      { token },
    );
    expect(result.data).toEqual({ ignoreFile: true });
    expect((await upload(file(jpeg))).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it.each([
    [
      'cut operations',
      [
        ['operations', '{"query":'],
        ['map', '{}'],
      ],
    ],
    [
      'operations as a batch',
      [
        ['operations', '[{}]'],
        ['map', '{}'],
      ],
    ],
    [
      'map before operations',
      [
        ['map', '{}'],
        ['operations', operations()],
      ],
    ],
    [
      'map of no object',
      [
        ['operations', operations()],
        ['map', '[1]'],
      ],
    ],
    [
      'a file that never comes',
      [
        ['operations', operations()],
        ['map', '{"0":["variables.file"]}'],
      ],
    ],
    ['nothing at all', []],
  ] as [string, [string, string][]][])('rejects %s', async (_name, parts) => {
    expect((await raw(parts)).code).toBe('BAD_REQUEST');
  });
});
