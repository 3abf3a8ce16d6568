/**
 * A disk that is full, under the server and under its start. It takes a small file system of the test's own, which only
 * root may mount; elsewhere the same is tested with errors that PostgreSQL is made to report
 * (tests/api/platform/overload.test.ts).
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { littleSpaceLine } from '../../server/app/start/no-space';
import { untilReadyIs } from '../support/readiness';
import { runCommand } from '../support/run-command';
import { launchServer, startServer } from '../support/server-process';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-small-'));
fs.chmodSync(folder, 0o755);
const isMounted =
  process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=220m,mode=755', 'tmpfs', folder]).status === 0;
const onSmallDisk = isMounted ? it : it.skip;
const filler = path.join(folder, 'filler');

afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', folder]);
  fs.rmSync(folder, { recursive: true, force: true });
});

function fill(): void {
  const file = fs.openSync(filler, 'w');
  try {
    for (const size of [1024 * 1024, 4096]) for (;;) if (fs.writeSync(file, Buffer.alloc(size)) < size) break;
  } catch {
    // no space is left
  } finally {
    fs.closeSync(file);
  }
}

onSmallDisk(
  'a start on a full disk ends with one message (skipped where no file system can be mounted: only root may)',
  async () => {
    fill();
    const server = launchServer({ DATA_DIR: folder });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('The server cannot start: the disk is full.');
    expect(server.output()).not.toMatch(/\n\s+at /);
    fs.rmSync(filler);
  },
  90_000,
);

onSmallDisk(
  'a disk that fills up during the first start ends it with one message (skipped where no file system can be mounted: only root may)',
  async () => {
    const { bavail, bsize } = fs.statfsSync(folder);
    fs.writeFileSync(filler, Buffer.alloc(bavail * bsize - 45 * 2 ** 20));
    const server = launchServer({ DATA_DIR: folder });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('The server cannot start: the disk is full.');
    expect(server.output()).not.toMatch(/\n\s+at /);
    expect(littleSpaceLine(folder)).toMatch(/ has \d+ MB free\.$/);
    for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name), { recursive: true });
    expect(littleSpaceLine(folder)).toBeNull();
  },
  90_000,
);

onSmallDisk(
  'a disk that fills up under the server: reads go on, writes are UNAVAILABLE, and both work when there is space again (skipped where no file system can be mounted: only root may)',
  async () => {
    const server = await startServer({ DATA_DIR: folder });
    await untilReadyIs(server.url, 200);
    const register = (n: number) =>
      fetch(`${server.url}/api/v1/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          phone: `0171234${String(n).padStart(4, '0')}`,
          password: 'a-long-password-7',
          name: 'Rahim',
          role: 'consumer',
        }),
      });
    const missing = async () => ((await (await fetch(`${server.url}/readyz`)).json()) as { missing?: string[] }).missing ?? [];
    const read = () =>
      fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ marketFigures { products } }"}',
      });
    expect((await register(1)).status).toBe(201);
    fill();
    const statuses = new Set<number>();
    for (let n = 2; n < 12; n++) statuses.add((await register(n)).status);
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect((await read()).status).toBe(200);
    for (const until = Date.now() + 7_000; !(await missing()).includes('disk') && Date.now() < until;) await sleep(100);
    expect(await missing()).toContain('disk');
    expect(server.output()).not.toContain('incident');
    const file = path.join(folder, 'market.backup');
    const environment = { DATA_DIR: folder, MIGRATE: 'false', NODE_ENV: 'production' };
    const { status, stderr } = await runCommand('tools/backup/backup-command.ts', [file], { environment });
    expect([status, stderr]).toEqual([1, expect.stringContaining('The disk is full. Make space, then run this again.\n')]);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('market'))).toEqual([]);
    fs.rmSync(filler);
    for (const until = Date.now() + 15_000; (await register(99)).status === 503 && Date.now() < until;) await sleep(200);
    expect((await register(98)).status).toBe(201);
    expect(await server.stop()).toBe(0);
  },
  90_000,
);
