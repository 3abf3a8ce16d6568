/** Many large uploads at a time wait on disk, in both transports: the server's memory stays small. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { type TestApp, startTestApp } from '../support/app';
import { approvedProducer } from '../support/build-accounts';
import { jpegFile } from '../support/build-catalogue';
import { DiskImageStore } from '../../server/platform/files/disk-image-store';
import { measured } from '../support/measured';
import { imageMismatch, storedKeys } from '../support/stored-images';
import { type ServerProcess, startServer } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';

/** As many as are taken: 64 MB of one sender, and 256 MB of all. */
const AT_ONCE = 24;
const SELLERS = 6;
const LIMIT_MB = 400;
const SIZE = 10 * 1024 * 1024;
const PATIENCE_MS = 180_000;

let app: TestApp;
let server: ServerProcess;
let dataDir: string;
let large: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  const jpeg = await jpegFile();
  large = Buffer.concat([jpeg, Buffer.alloc(SIZE - jpeg.length)]); // a JPEG stays one with bytes after its end
});
afterAll(() => app.stop());

beforeEach(async () => {
  dataDir = temporaryFolder('uploads');
  server = await startServer({ DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir, JOBS: 'false' });
});
afterEach(async () => {
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** The most this process has ever held in memory. */
function peakMegabytes(): number {
  const status = fs.readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
}

type Fields = Readonly<Record<string, string>>;

const REST: Fields = {
  productName: 'Potato',
  quantity: '40',
  price: '30',
  description: 'From Bogura',
  category: 'Potato',
  addToSellPost: 'true',
};
const GRAPHQL: Fields = {
  operations: JSON.stringify({ query: 'mutation ($file: Upload!) { uploadImage(file: $file) { id } }', variables: { file: null } }),
  map: JSON.stringify({ image: ['variables.file'] }),
};

/** Written by hand: all requests send the same bytes, where fetch would copy them for each. */
function send(address: string, fields: Fields, token: string): Promise<{ status: number | undefined; body: string }> {
  const part = (about: string, value = '') => `--b\r\ncontent-disposition: form-data; ${about}\r\n\r\n${value}`;
  const texts = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`, value)}\r\n`);
  const head = Buffer.from(`${texts.join('')}${part('name="image"; filename="field.jpg"')}`);
  const tail = Buffer.from('\r\n--b--\r\n');
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': head.length + large.length + tail.length,
    'apollo-require-preflight': 'true',
    authorization: `Bearer ${token}`,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(server.url + address, { method: 'POST', headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    request.on('error', reject);
    for (const bytes of [head, large]) request.write(bytes);
    request.end(tail);
  });
}

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux.each([
  ['REST', '/api/v1/producer/add-product', REST, 201],
  ['GraphQL', '/graphql', GRAPHQL, 200],
] as const)(
  `${AT_ONCE} files of 10 MB at once through %s cost less than ${LIMIT_MB} MB (skipped where the system is not Linux) [F03]`,
  async (transport, address, fields, status) => {
    const sellers = await Promise.all(Array.from({ length: SELLERS }, () => approvedProducer(app)));
    const sending = Array.from({ length: AT_ONCE }, (_, at) => send(address, fields, sellers[at % SELLERS]?.token ?? ''));
    const rejected = (await Promise.all(sending)).filter((result) => result.status !== status || result.body.includes('"errors"'));
    expect(rejected).toEqual([]);
    const peak = peakMegabytes();
    expect(peak).toBeLessThan(LIMIT_MB);
    measured(`${transport}: ${peak.toFixed(0)} MB`);
    const store = new DiskImageStore(path.join(dataDir, 'images'));
    expect(await imageMismatch(app.db, store)).toEqual({ filesWithoutRow: [], rowsWithoutFile: [] });
    expect(await storedKeys(store)).not.toEqual([]);
  },
  PATIENCE_MS,
);
