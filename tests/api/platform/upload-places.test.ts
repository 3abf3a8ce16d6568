/** Forms with files are counted before they are read, and their bytes before they are written. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { uploadPlaces, UploadPlaces, BYTES_OF_ALL, BYTES_OF_ONE, FORMS_AT_ONCE } from '../../../server/platform/http/upload-places';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { imageFile } from '../../support/build-catalogue';

const UPLOAD = 'mutation ($file: Upload!) { uploadImage(file: $file) { id } }';

let app: TestApp;
let one: TestAccount;
let other: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  one = await approvedProducer(app);
  other = await approvedProducer(app);
});
afterAll(() => app.stop());

const send = async ({ token }: TestAccount) => app.upload(UPLOAD, { file: await imageFile() }, {}, { token });

const part = (about: string, value = '') => `--b\r\ncontent-disposition: form-data; ${about}\r\n\r\n${value}`;
const operations = JSON.stringify({ query: UPLOAD, variables: { file: null } });
const HEAD = `${part('name="operations"', operations)}\r\n${part('name="map"', '{"0":["variables.file"]}')}\r\n${part('name="0"; filename="a.jpg"')}`;

/** A form of REST or GraphQL whose file stays open behind its first 100 KB. */
async function hold(path: string, { token }: TestAccount): Promise<Socket> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const lines = [`POST ${path} HTTP/1.1`, `host: ${hostname}:${port}`, `authorization: Bearer ${token}`, 'apollo-require-preflight: 1'];
  const about = ['content-type: multipart/form-data; boundary=b', 'content-length: 1000000', '', ''];
  socket.write(`${[...lines, ...about].join('\r\n')}${HEAD}${'A'.repeat(100_000)}`);
  return socket;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

it.each(['/graphql', '/api/v1/producer/add-product'])(
  'one form more of an account is refused while as many as it may have stay open: %s',
  async (path) => {
    const held = await Promise.all(Array.from({ length: FORMS_AT_ONCE }, () => hold(path, one)));
    await until(() => uploadPlaces.size > FORMS_AT_ONCE * 60_000);
    const before = uploadPlaces.size;
    const { status, code, headers } = await send(one);
    expect([status, code, headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '10']);
    expect(uploadPlaces.size).toBeLessThanOrEqual(before + FORMS_AT_ONCE * 100_000);
    expect((await send(other)).code).toBeNull();
    for (const socket of held) socket.destroy();
    await until(() => uploadPlaces.size === 0);
    expect((await send(one)).code).toBeNull();
    expect(uploadPlaces.size).toBe(0);
  },
);

it('bytes are bounded for a sender and for all, and come back', () => {
  const places = new UploadPlaces();
  places.take('a', BYTES_OF_ONE);
  expect(() => places.take('a', 1)).toThrow('RATE_LIMITED');
  const rest = BYTES_OF_ALL - BYTES_OF_ONE;
  for (let n = 0; n < rest / BYTES_OF_ONE; n += 1) places.take(`b${n}`, Math.min(BYTES_OF_ONE, rest - n * BYTES_OF_ONE));
  expect(places.size).toBe(BYTES_OF_ALL);
  expect(() => places.take('c', 1)).toThrow('RATE_LIMITED');
  places.release('a', BYTES_OF_ONE);
  places.take('c', 1);
  expect(places.size).toBe(rest + 1);
});
