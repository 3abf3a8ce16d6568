/**
 * A PostgreSQL that is a standby, as after a failover that is not done yet: the server responds as if it were away, and
 * works on by itself once it is promoted.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresServer, onServer, type PostgresServer } from '../../tools/cluster/postgres-server';
import { createDataFolder, type DataFolder } from '../support/data-folder';
import { untilReadyIs } from '../support/readiness';
import { type ServerProcess, startServer } from '../support/server-process';

let folder: DataFolder;
let postgres: PostgresServer;
let server: ServerProcess;

beforeAll(async () => {
  folder = createDataFolder();
  postgres = await createPostgresServer();
  server = await startServer({ DATA_DIR: folder.dir, DATABASE_URL: postgres.url, READ_CACHE_SECONDS: '0', JOBS: 'false' });
  await untilReadyIs(server.url, 200);
}, 60_000);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await postgres.remove();
  folder.remove();
});

async function send(query: string): Promise<{ status: number; codes: (string | undefined)[] }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const body = (await response.json()) as { errors?: { extensions?: { code?: string } }[] };
  return { status: response.status, codes: (body.errors ?? []).map(({ extensions }) => extensions?.code) };
}

it('responds to reads and writes with UNAVAILABLE while its PostgreSQL is a standby, and works on once that is promoted', async () => {
  const read = '{ divisions { id } }';
  const login = 'mutation { login(input: { phone: "01700000001", password: "demo1234" }) { token } }';
  const register = `mutation { register(input: { role: CONSUMER, name: "Rahim", phone: "01700000077", password: "Dhan-khet-2026!" }) { account { id } } }`;
  expect(await send(read)).toEqual({ status: 200, codes: [] });

  await postgres.stop();
  const { dataDir, account } = postgres.place;
  const signal = path.join(dataDir, 'standby.signal');
  fs.writeFileSync(signal, '', { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) fs.chownSync(signal, account.uid, account.gid);
  await postgres.start();
  const isStandby = await onServer(postgres.url, async (client) => (await client.query('SELECT pg_is_in_recovery() AS it')).rows);
  expect(isStandby).toEqual([{ it: true }]);
  await untilReadyIs(server.url, 503);
  expect((await send(register)).codes).toEqual(['UNAVAILABLE']); // at once, also before the outage counts as one
  while ((await send(read)).status !== 503) await sleep(50);
  for (const query of [read, login]) expect(await send(query)).toEqual({ status: 503, codes: ['UNAVAILABLE'] });

  await onServer(postgres.url, (client) => client.query('SELECT pg_promote()'));
  await untilReadyIs(server.url, 200);
  expect(await send(read)).toEqual({ status: 200, codes: [] });
  expect((await send(login)).codes).toEqual(['LOGIN_FAILED']);
  expect(server.output()).not.toMatch(/"level":"error"/);
}, 60_000);
