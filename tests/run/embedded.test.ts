/** The server with its embedded PostgreSQL, as a process: started, stopped, killed, doubled. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CLUSTER_USER, clusterPassword } from '../../tools/embedded-postgres/cluster';
import { livePostmaster } from '../../tools/embedded-postgres/postmaster';
import { type DataFolder, createDataFolder } from '../support/data-folder';
import { readyStatus, untilReadyIs } from '../support/readiness';
import { type ServerProcess, launchServer, startServer } from '../support/server-process';

jest.setTimeout(120_000); // each start takes seconds of processor time, which other tests share

let folder: DataFolder;
let running: ServerProcess[] = [];

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: folder.dir, ...environment });
  running.push(server);
  return server;
}

async function divisions(server: ServerProcess): Promise<number> {
  const body = JSON.stringify({ query: '{ divisions { id } }' });
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await response.json()) as { data: { divisions: unknown[] } }).data.divisions.length;
}

/**
 * Holds the data folder of an earlier run. Most tests begin with a copy of it, since making a database takes longer
 * than the tests.
 */
const earlier = createDataFolder();

beforeAll(async () => {
  const server = await startServer({ DATA_DIR: earlier.dir });
  expect(await server.stop()).toBe(0);
}, 90_000);
afterAll(() => earlier.remove());
beforeEach(() => {
  folder = createDataFolder(earlier);
});
/** Instead of the copy: no database yet. */
function startWithout(): void {
  folder.remove();
  folder = createDataFolder();
}
afterEach(async () => {
  for (const server of running) if (server.child.exitCode === null) server.child.kill('SIGKILL');
  running = [];
  await folder.postgresGone();
  folder.remove();
});

it('takes nothing of what the environment says about another PostgreSQL', async () => {
  startWithout();
  const server = await start({
    PGSSLMODE: 'require',
    PGOPTIONS: '-c search_path=nowhere',
    PGHOST: 'nowhere',
    PGCLIENTENCODING: 'LATIN1',
    PGDATA: '/nowhere',
    PGPORT: '1',
    SEED_DEMO: 'true',
  });
  expect(await divisions(server)).toBe(8);
});

it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 at %s and leaves no PostgreSQL behind', async (signal) => {
  const server = await start();
  expect(await divisions(server)).toBe(8);
  const postgres = folder.postgresPid();
  expect(postgres).toBeDefined();
  const begun = Date.now();
  server.child.kill(signal);
  expect(await server.ended).toBe(0);
  expect(Date.now() - begun).toBeLessThan(10_000);
  expect(folder.postgresPid()).toBeUndefined();
});

it.each([400, 1_200])('ends cleanly at SIGTERM %d ms after its start, whatever it was doing', async (delay) => {
  startWithout();
  const server = launchServer({ DATA_DIR: folder.dir });
  running.push(server);
  await sleep(delay);
  server.child.kill('SIGTERM');
  expect([0, 'SIGTERM']).toContain(await server.ended); // the signal itself while Node was still loading
  expect(server.output()).not.toContain('Error');
  expect(await folder.postgresGone()).toBe(true);
  const again = await start();
  expect(await divisions(again)).toBe(8);
});

it('comes up again at once after kill -9, with what was written; the next kill leaves no PostgreSQL behind either', async () => {
  const first = await start();
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  const second = await start();
  expect(await divisions(second)).toBe(8);
  second.child.kill('SIGKILL');
  await second.ended;
  expect(await folder.postgresGone()).toBe(true);
});

it('comes up when both it and its PostgreSQL were killed', async () => {
  const first = await start();
  const postgres = folder.postgresPid();
  first.child.kill('SIGKILL');
  if (postgres !== undefined) process.kill(postgres, 'SIGKILL');
  await first.ended;
  const second = await start();
  expect(await divisions(second)).toBe(8);
});

it('logs it when PostgreSQL dies alone, turns readiness red, and recovers', async () => {
  const server = await start();
  await untilReadyIs(server.url, 200);
  const killed = folder.postgresPid();
  if (killed === undefined) throw new Error('no PostgreSQL runs');
  process.kill(killed, 'SIGKILL');
  const redAfter = await untilReadyIs(server.url, 503, 5_000);
  expect(redAfter).toBeLessThan(5_000); // a second on a machine that is not busy (outage.test.ts)
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  await untilReadyIs(server.url, 200);
  expect(await divisions(server)).toBe(8);
  expect(folder.postgresPid()).not.toBe(killed);
  expect(server.output()).toContain('PostgreSQL has ended; starting it again');
  expect(server.output()).toContain('PostgreSQL is back');
  expect(await server.stop()).toBe(0);
});

it('ends with 1 and a message when PostgreSQL cannot be brought back', async () => {
  const server = await start();
  const data = path.join(folder.dir, 'postgres');
  const killed = folder.postgresPid();
  if (killed === undefined) throw new Error('no PostgreSQL runs');
  fs.renameSync(path.join(data, 'global'), path.join(data, 'global.away'));
  process.kill(killed, 'SIGKILL');
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('The database is gone and could not be started again');
});

it('shares its database with a second server on the same data, which takes over when the first one leaves', async () => {
  const first = await start();
  const second = await start();
  expect(second.output()).toContain(`sharing the PostgreSQL that process ${first.child.pid} runs`);
  expect(await divisions(second)).toBe(8);
  expect(await first.stop()).toBe(0);
  await second.waitFor(/PostgreSQL is back/);
  await untilReadyIs(second.url, 200);
  expect(await divisions(second)).toBe(8);
  expect(await second.stop()).toBe(0);
  expect(folder.postgresPid()).toBeUndefined();
});

it('makes one database when two servers start on empty data at the same moment', async () => {
  startWithout();
  const [first, second] = await Promise.all([start(), start()]);
  expect(await divisions(first)).toBe(8);
  expect(await divisions(second)).toBe(8);
  expect(await Promise.all([first.stop(), second.stop()])).toEqual([0, 0]);
  expect(await folder.postgresGone()).toBe(true);
});

it('names the port that is taken, at once, and ends with 1', async () => {
  const first = await start();
  const { port } = new URL(first.url);
  const second = launchServer({ DATA_DIR: folder.dir, PORT: port });
  running.push(second);
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(`Port ${port} on 127.0.0.1 is taken by another program: stop it, or set PORT to another one.\n`);
  expect(await readyStatus(first.url)).toBe(200);
});

it.each(['postgres.lock', 'postgres/owner.pid', 'postgres/postmaster.pid', 'postgres/app.password', 'postgres.init.password'])(
  'names what is in the place of %s in one sentence',
  async (name) => {
    const file = path.join(folder.dir, name);
    fs.rmSync(file, { force: true });
    fs.mkdirSync(file);
    const server = launchServer({ DATA_DIR: folder.dir });
    running.push(server);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`${file} `);
    expect(server.output()).toMatch(/^[^\n]* is a folder[^\n]*move it away[^\n]*\n$/);
    expect(fs.readdirSync(file)).toEqual([]);
  },
);

it('rejects data of another PostgreSQL version with a message', async () => {
  fs.writeFileSync(path.join(folder.dir, 'postgres', 'PG_VERSION'), '15\n');
  const server = launchServer({ DATA_DIR: folder.dir });
  running.push(server);
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('was written by PostgreSQL 15');
});

it('connects with a role that is no superuser', async () => {
  await start();
  const dataDir = path.join(folder.dir, 'postgres');
  const { port = 0 } = livePostmaster(dataDir) ?? {};
  const owner = `postgres://${CLUSTER_USER}:${encodeURIComponent(clusterPassword(dataDir))}@127.0.0.1:${port}/postgres`;
  const client = new Client({ connectionString: owner });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; isSuper: boolean }>(
      `SELECT DISTINCT usename AS name, rolsuper AS "isSuper" FROM pg_stat_activity JOIN pg_roles ON rolname = usename
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([{ name: 'haatbar_server', isSuper: false }]);
  } finally {
    await client.end();
  }
});
