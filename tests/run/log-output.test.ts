/**
 * These tests verify that the server serves and ends as usual when the receiver of the log ends, stops or has no space.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tools/embedded-postgres/free-port';
import { createTestDatabase } from '../support/database';
import { untilReadyIs } from '../support/readiness';
import { launchServer, type ServerProcess } from '../support/server-process';

/** Its line has some 400 bytes: so many are more than a pipe (64 KiB) and the lines that wait (1 MiB) can hold. */
const LONG_PATH = `/media/${'a'.repeat(200)}`;
const REQUESTS = 4_000;
const AT_ONCE = 25;

let databaseUrl: string;
let folder: string;
let server: ServerProcess | undefined;
const open: number[] = [];

beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'haatbar-log-'))));
afterEach(() => {
  if (server?.child.exitCode === null) server.child.kill('SIGKILL');
  for (const descriptor of open.splice(0)) closeSync(descriptor);
  rmSync(folder, { recursive: true, force: true });
});

it('serves and ends in order when the receiver has ended', async () => {
  const { reader, writer } = pipe();
  const url = await start(writer);
  closeSync(reader);
  open.splice(open.indexOf(reader), 1);
  await expectToServe(url);
  expect(await stop()).toBe(0);
});

it('serves and ends in order when there is no space for a line', async () => {
  const full = openSync('/dev/full', constants.O_WRONLY);
  open.push(full);
  const url = await start(full);
  await expectToServe(url);
  expect(await stop()).toBe(0);
});

it('serves while nothing is read, reports how many lines were dropped when it is, and ends in order', async () => {
  const { reader, writer } = pipe();
  const url = await start(writer);
  await request(url, REQUESTS);
  await expectToServe(url);
  const lines = await readUntil(reader, /"lines of the log were dropped"/);
  const report = lines.find((line) => line.includes('were dropped')) ?? '{}';
  expect(JSON.parse(report)).toMatchObject({ level: 'warn', lines: expect.any(Number) as number });
  const written = lines.filter((line) => line.includes('"msg":"request"')).length;
  expect(written + (JSON.parse(report) as { lines: number }).lines).toBeGreaterThanOrEqual(REQUESTS);
  await request(url, REQUESTS / 10);
  expect(await stop()).toBe(0);
}, 120_000);

function pipe(): { reader: number; writer: number } {
  const file = path.join(folder, 'log');
  if (spawnSync('mkfifo', [file]).status !== 0) throw new Error('A pipe could not be made.');
  const reader = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(file, constants.O_WRONLY);
  open.push(reader);
  return { reader, writer };
}

async function start(output: number): Promise<string> {
  const port = await freePort();
  server = launchServer({ DATABASE_URL: databaseUrl, PORT: String(port), LOG_LEVEL: 'info' }, [], undefined, output);
  if (!open.includes(output)) closeSync(output); // the server has the only one
  const url = `http://127.0.0.1:${port}`;
  await untilReadyIs(url, 200, 60_000);
  return url;
}

async function stop(): Promise<number | string> {
  return Promise.race([server?.stop() ?? 'no server', sleep(20_000, 'did not end', { ref: false })]);
}

async function expectToServe(url: string): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ categories { slug } }' }),
    signal: AbortSignal.timeout(10_000),
  });
  expect(await response.json()).toMatchObject({ data: { categories: expect.any(Array) as unknown[] } });
}

async function request(url: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const signal = AbortSignal.timeout(10_000);
    await Promise.all(Array.from({ length: AT_ONCE }, async () => (await fetch(`${url}${LONG_PATH}`, { signal })).arrayBuffer()));
  }
}

async function readUntil(reader: number, expected: RegExp): Promise<string[]> {
  const part = Buffer.alloc(65_536);
  const until = Date.now() + 20_000;
  let text = '';
  while (!expected.test(text) && Date.now() < until) {
    try {
      text += part.toString('utf8', 0, readSync(reader, part));
    } catch {
      await sleep(20); // nothing has come yet
    }
  }
  return text.split('\n').filter((line) => line.endsWith('}'));
}
