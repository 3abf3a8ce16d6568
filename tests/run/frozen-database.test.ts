/**
 * A PostgreSQL that is frozen instead of stopped: connections stay open and nothing responds. Requests fail within a
 * bounded time with one code on every transport, and everything works again by itself afterwards.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { createDataFolder, type DataFolder } from '../support/data-folder';
import { createPostgresServer, createStandby, type PostgresServer } from '../../tools/cluster/postgres-server';
import { untilReadyIs } from '../support/readiness';
import { type ServerProcess, startServer } from '../support/server-process';
import { withClient } from '../support/database';
import { persistedOperations } from '../../schema/persisted-operations';

const ENOUGH_MS = 7_000;

let folder: DataFolder;
let primary: PostgresServer;
let standby: PostgresServer;
let server: ServerProcess;

beforeAll(async () => {
  folder = createDataFolder();
  primary = await createPostgresServer();
  standby = await createStandby(primary);
  const environment = { READ_DATABASE_URL: standby.url, READ_DATABASE_MAX_LAG_SECONDS: '2', READ_CACHE_SECONDS: '0', JOBS: 'false' };
  server = await startServer({ DATA_DIR: folder.dir, DATABASE_URL: primary.url, ...environment });
  await untilReadyIs(server.url, 200);
}, 60_000);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await standby.remove();
  await primary.remove();
  folder.remove();
});

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
const read = (query = '{ divisions { id } }'): Promise<Response> => post('/graphql', { query });
const count = (text: string): number => server.output().split(text).length - 1;

function upload(path: string, field: string): Promise<Response> {
  const body = new FormData();
  body.set(
    'operations',
    JSON.stringify({ query: 'mutation ($file: Upload!) { uploadImage(file: $file) { id } }', variables: { file: null } }),
  );
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set(field, new Blob(['x'], { type: 'image/png' }), 'a.png');
  return fetch(server.url + path, { method: 'POST', headers: { 'apollo-require-preflight': 'true', authorization: 'Bearer x' }, body });
}

function storedRead(): Promise<Response> {
  const [id = ''] = Object.keys(persistedOperations);
  return fetch(`${server.url}/graphql?documentId=${id}`);
}

async function timed(work: () => Promise<Response>): Promise<{ readonly ms: number; readonly response: Response }> {
  const begun = performance.now();
  const response = await work();
  return { ms: performance.now() - begun, response };
}

/** The code with which a socket that asks to be let in is closed. */
function socketClose(): Promise<number> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  return new Promise((resolve) => socket.on('close', resolve));
}

async function openSocket(): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    socket.once('message', resolve);
  });
  return socket;
}

async function ready(): Promise<{ readonly missing?: string[]; readonly replica?: { readonly lagSeconds: number | null } }> {
  return (await (await fetch(`${server.url}/readyz`)).json()) as Awaited<ReturnType<typeof ready>>;
}

async function until(condition: () => Promise<boolean>, patienceMs = 8_000): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await condition()); await sleep(50))
    if (Date.now() > end) throw new Error('It did not happen.');
}

it('a frozen primary: bounded at first, at once when it is known, one code on every transport, no incident, and back by itself', async () => {
  expect((await read()).status).toBe(200);
  const socket = await openSocket();
  primary.freeze();
  const signed = { authorization: `Bearer ${'x'.repeat(43)}` };
  const first = await Promise.all(Array.from({ length: 30 }, () => timed(() => post('/graphql', { query: '{ me { id } }' }, signed))));
  for (const { ms, response } of first) expect([response.status, ms < ENOUGH_MS]).toEqual([503, true]);

  const page = { headers: { accept: 'text/html' } };
  const transports: Readonly<Record<string, () => Promise<Response>>> = {
    known: () => read(),
    apollo: () => read('{ __typename divisions { id } upazilas: divisions { id } }'),
    'stored read': storedRead,
    upload: () => upload('/graphql', '0'),
    rest: () => post('/api/v1/login', { phone: '01700000001', password: 'demo1234' }),
    'rest upload': () => upload('/api/v1/producer/add-product', 'images'),
    readiness: () => fetch(`${server.url}/readyz`),
    page: () => fetch(`${server.url}/`, page),
    'page of a user': () => fetch(`${server.url}/dashboard`, page),
  };
  for (const [name, send] of Object.entries(transports)) {
    const { ms, response } = await timed(send);
    const body = await response.text();
    expect([name, response.status, response.headers.get('retry-after')]).toEqual([name, 503, '2']);
    if (name.includes('rest')) expect(response.headers.get('error-code')).toBe('UNAVAILABLE');
    else if (!name.includes('page') && name !== 'readiness')
      expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    expect([name, ms < 1_500]).toEqual([name, true]);
  }
  expect(await socketClose()).toBe(1013);
  const refused = new Promise((resolve) => socket.once('message', (data: Buffer) => resolve(JSON.parse(String(data)))));
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: 'subscription { notificationReceived { id } }' } }));
  expect(await refused).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 2 } }] });
  socket.close();
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);

  primary.thaw();
  await untilReadyIs(server.url, 200, 3_000);
  await until(async () => (await read()).status === 200, 2_000);
  expect([count('incident'), count('the database is lost'), count('the database is back'), count('uncaught')]).toEqual([0, 1, 1, 0]);
}, 90_000);

it('a frozen replica: reads go to the primary, /readyz names it, and it is used again', async () => {
  const figures = () => timed(() => read('{ marketFigures { products } }'));
  await until(async () => (await ready()).missing === undefined);
  expect((await ready()).replica?.lagSeconds).toBeLessThan(2);
  standby.freeze();
  const first = await Promise.all(Array.from({ length: 20 }, figures));
  for (const { ms, response } of first) expect([response.status, ms < 3_500]).toEqual([200, true]);
  expect((await ready()).missing).toEqual(['replica']);
  for (const { ms, response } of await Promise.all(Array.from({ length: 20 }, figures)))
    expect([response.status, ms < 1_000]).toEqual([200, true]);
  standby.thaw();
  await until(async () => (await ready()).missing === undefined);
  expect([count('left alone for a while'), count('is used again'), count('incident')]).toEqual([1, 1, 0]);
}, 90_000);

it('a replica that is too far behind is left alone, whatever the clocks say, and its lag is reported', async () => {
  await withClient(standby.url, (client) => client.query('SELECT pg_wal_replay_pause()'));
  await withClient(primary.url, (client) => client.query('CREATE TABLE far_ahead (n int)'));
  await until(async () => (await ready()).missing?.[0] === 'replica');
  expect((await ready()).replica?.lagSeconds).toBeGreaterThanOrEqual(2);
  await withClient(standby.url, (client) => client.query('SELECT pg_wal_replay_resume()'));
  await until(async () => (await ready()).missing === undefined);
  expect((await ready()).replica?.lagSeconds).toBe(0);
}, 90_000);
