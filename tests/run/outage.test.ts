/**
 * The database away while a minute begins, which is when the clock of the job queue asks it: the process lives, reports
 * it in one code, and works on when the database is back. Once with a server of its own, once with the embedded
 * database.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataFolder, createDataFolder } from '../support/data-folder';
import { createPostgresServer } from '../../tools/cluster/postgres-server';
import { measured } from '../support/measured';
import { readyStatus, untilReadyIs } from '../support/readiness';
import { type ServerProcess, startServer } from '../support/server-process';
import { openStandIn } from '../support/stand-in';
import { withClient } from '../support/database';

const LOGIN = JSON.stringify({ phone: '01700000001', password: 'demo1234' });
const MINUTE = 60_000;
const PATIENCE = 200_000;

/** Holds the data folder of one outage, and the functions that end what it started. */
interface Stage {
  readonly folder: DataFolder;
  /** Run last to first, whatever happened. */
  readonly endings: (() => Promise<unknown> | undefined)[];
}

/** Both outages wait for a minute to begin: they run beside each other, and each test waits for its own. */
let ownOutage = Promise.reject<void>(new Error('not begun'));
let embeddedOutage = ownOutage;
ownOutage.catch(() => undefined);

async function stage(outage: (stage: Stage) => Promise<void>): Promise<void> {
  const folder = createDataFolder();
  const endings: Stage['endings'] = [];
  try {
    await outage({ folder, endings });
  } finally {
    for (const end of endings.reverse()) await end();
    await folder.postgresGone();
    folder.remove();
  }
}

async function start({ folder, endings }: Stage, environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: folder.dir, ...environment });
  endings.push(async () => {
    if (server.child.exitCode === null) server.child.kill('SIGKILL');
    await server.ended;
  });
  return server;
}

beforeAll(() => {
  [ownOutage, embeddedOutage] = [stage(serverOfItsOwn), stage(embeddedDatabase)];
  for (const outage of [ownOutage, embeddedOutage]) outage.catch(() => undefined); // its test reports it
});
afterAll(async () => {
  await Promise.allSettled([ownOutage, embeddedOutage]);
}, PATIENCE);

/** Resolves `before` milliseconds before a minute begins, with the time when it does. */
async function untilMinute(before: number): Promise<number> {
  const begins = Math.ceil((Date.now() + before + 500) / MINUTE) * MINUTE;
  await sleep(begins - before - Date.now());
  return begins;
}

const ask = (url: string, query: string): Promise<Response> =>
  fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) });
const count = (text: string, part: string): number => text.split(part).length - 1;

it(
  'outlives a PostgreSQL that is away from :56 to :04, responds with UNAVAILABLE meanwhile, and runs jobs afterwards',
  () => expect(ownOutage).resolves.toBeUndefined(),
  PATIENCE,
);
it(
  'outlives the death of its embedded PostgreSQL just before a minute begins',
  () => expect(embeddedOutage).resolves.toBeUndefined(),
  PATIENCE,
);

async function serverOfItsOwn(given: Stage): Promise<void> {
  const postgres = await createPostgresServer();
  given.endings.push(() => postgres.remove());
  const provider = await openStandIn(() => ({ body: 'accepted' }));
  given.endings.push(() => provider.stop());
  const environment = { DATABASE_URL: postgres.url, SMS_HTTP_URL: provider.url, NODE_ENV: 'development' };
  const server = await start(given, environment);
  const { url } = server;
  await untilReadyIs(url, 200);

  const begins = await untilMinute(4_000);
  await postgres.stop();
  const redAfter = await untilReadyIs(url, 503, 2_000);
  while (Date.now() < begins + 3_000) {
    const [read, signedIn, rest] = await Promise.all([
      ask(url, '{ divisions { id } }'),
      ask(url, 'mutation { login(input: { phone: "01700000001", password: "demo1234" }) { token } }'),
      fetch(`${url}/api/v1/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: LOGIN }),
    ]);
    for (const response of [read, signedIn]) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('2');
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 2 } }] });
    }
    expect([rest.status, rest.headers.get('error-code'), rest.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
    expect(server.child.exitCode).toBeNull();
    await sleep(250);
  }
  expect(await readyStatus(url)).toBe(503);
  await postgres.start();
  const greenAfter = await untilReadyIs(url, 200, 5_000);
  measured(`stopped: red after ${redAfter} ms, green ${greenAfter} ms after its return`, redAfter <= 1_000 && greenAfter <= 2_000);

  const phone = '01700000099';
  const seeded = `INSERT INTO users (phone, password_hash, name, role, status) VALUES ('${phone}', 'x', 'Rahim', 'CONSUMER', 'APPROVED')`;
  await withClient(postgres.url, (client) => client.query(seeded));
  const asked = await ask(url, `mutation { requestPasswordReset(phone: "${phone}") { validMinutes } }`);
  expect(await asked.json()).not.toHaveProperty('errors');
  for (const until = Date.now() + 20_000; provider.requests.length === 0 && Date.now() < until;) await sleep(50);
  expect(provider.requests).toHaveLength(1);
  // the clock goes on too: what was due when the minute began has been asked for
  const due = `SELECT count(*)::int AS n FROM graphile_worker._private_known_crontabs WHERE last_execution >= to_timestamp(${begins / 1000})`;
  await expect(untilCount(postgres.url, due)).resolves.toBeGreaterThan(0);

  const output = server.output();
  expect(output).not.toContain('incident');
  expect(count(output, 'the database is lost')).toBe(1);
  expect(count(output, 'the database is back')).toBe(1);
  expect(await server.stop()).toBe(0);
}

async function untilCount(url: string, query: string): Promise<number> {
  for (const until = Date.now() + 10_000; ; await sleep(100)) {
    const { rows } = await withClient(url, (client) => client.query<{ n: number }>(query));
    const n = rows[0]?.n ?? 0;
    if (n > 0 || Date.now() > until) return n;
  }
}

async function embeddedDatabase(given: Stage): Promise<void> {
  const { folder } = given;
  const server = await start(given);
  const { url } = server;
  await untilReadyIs(url, 200);
  await untilMinute(300);
  const killed = folder.postgresPid();
  if (killed === undefined) throw new Error('no PostgreSQL runs');
  process.kill(killed, 'SIGKILL');
  const redAfter = await untilReadyIs(url, 503, 2_000);
  const greenAfter = await untilReadyIs(url, 200, 20_000);
  measured(`the embedded one killed: red after ${redAfter} ms, green after ${greenAfter} ms more`, redAfter <= 1_000);
  expect(server.child.exitCode).toBeNull();
  expect(await (await ask(url, '{ divisions { id } }')).json()).not.toHaveProperty('errors');
  expect(await server.stop()).toBe(0);
}
