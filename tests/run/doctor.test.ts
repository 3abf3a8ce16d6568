/** `npm run doctor` on installations that are well and that are not. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDataFolder } from '../support/data-folder';
import { createEmptyDatabase, createTestDatabase, withClient } from '../support/database';
import { programEnvironment } from '../support/program-environment';

const folder = createDataFolder();
afterAll(() => folder.remove());

async function doctor(environment: Readonly<Record<string, string>>, ...args: string[]) {
  const child = spawn(process.execPath, ['dist/app/server/app/commands/doctor-command.js', ...args], {
    env: { ...programEnvironment(), DATA_DIR: folder.dir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output, line: (subject: string) => output.split('\n').find((one) => one.slice(6).startsWith(`${subject} `)) ?? '' };
}

it('finds nothing to correct where everything is well, and makes no database', async () => {
  const fresh = await doctor({});
  expect(fresh).toMatchObject({ code: 0 });
  expect(fresh.line('database')).toMatch(/^WARN .*none yet/);
  expect(fs.existsSync(`${folder.dir}/postgres`)).toBe(false);

  const url = await createTestDatabase();
  const installed = await doctor({ DATABASE_URL: url });
  expect(installed).toMatchObject({ code: 0 });
  for (const subject of ['node', 'disk', 'database', 'clock', 'extension', 'migrations', 'images'])
    expect(installed.line(subject)).toMatch(/^ok /);
  expect(installed.line('admins')).toMatch(/^WARN .*none/);
  expect(installed.output).toContain('DATABASE_OWNER_URL is not set');
  expect(installed.output).toContain('0 to correct');
});

it('names settings that are misspelt, and no variables of other programs', async () => {
  const misspelt = await doctor({
    DATABSE_URL: 'postgres://haatbar:topsecret@127.0.0.1/haatbar',
    S3_BUKET: 'b',
    PUBLIC_ULR: 'https://x',
    EDITOR: 'vi',
  });
  const named = [...misspelt.output.matchAll(/^WARN {2}settings +(\w+) is no setting of this server\n.*Write (\w+),/gm)];
  expect(named.map(([, name, meant]) => [name, meant]).toSorted()).toEqual([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['S3_BUKET', 'S3_BUCKET'],
  ]);
  expect(misspelt.output).not.toContain('topsecret');
});

it('names settings that are wrong, and leaves passwords out', async () => {
  expect(await doctor({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/FAIL {2}settings +PORT must be[^]*LOG_LEVEL must be[^]*2 to correct/) as string,
  });
  const away = await doctor({
    DATABASE_URL: 'postgres://haatbar:topsecret@127.0.0.1:9/haatbar',
    REDIS_URL: 'redis://:topsecret@127.0.0.1:9',
    SMS_HTTP_URL: 'http://127.0.0.1:9/send?key=topsecret',
    PUBLIC_URL: 'https://127.0.0.1:9',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 'topsecret',
  });
  expect(away).toMatchObject({ code: 1 });
  for (const subject of ['database', 'redis', 'images', 'sms']) expect(away.line(subject)).toMatch(/^FAIL/);
  expect(away.line('site')).toMatch(/^WARN/);
  expect(away.output).toContain('TRUST_PROXY is 0');
  expect(away.output).not.toContain('topsecret');
  expect(away.output).not.toMatch(/^ +at /m);
});

it('names an option of Node that replaces the memory limits of threads', async () => {
  const { line } = await doctor({ NODE_OPTIONS: '--max-old-space-size=512' });
  expect(line('node options')).toMatch(/^WARN .*--max-old-space-size/);
});

it('names what is wrong with the keys of web push, and leaves the keys out', async () => {
  expect((await doctor({ HOST: '0.0.0.0' })).output).toContain('VAPID_SUBJECT is not set');
  const half = await doctor({ HOST: '0.0.0.0', VAPID_PRIVATE_KEY: 'topsecret', VAPID_SUBJECT: 'mailto:push@haatbar.example' });
  expect(half).toMatchObject({
    code: 1,
    output: expect.stringContaining('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together.') as string,
  });
  expect(half.output).not.toContain('topsecret');
});

it('finds an empty database, pending migrations, those of a newer version, and a role with too many rights', async () => {
  const empty = await createEmptyDatabase();
  expect((await doctor({ DATABASE_URL: empty })).line('migrations')).toMatch(/^WARN .*empty/);

  const url = await createTestDatabase();
  const asOwner = await doctor({ DATABASE_URL: url, DATABASE_OWNER_URL: url });
  expect(asOwner.line('role')).toMatch(/^FAIL .*may change tables/);
  await withClient(url, (client) => client.query('DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)'));
  const behind = await doctor({ DATABASE_URL: url });
  expect([behind.code, behind.line('migrations')]).toEqual([1, expect.stringMatching(/^FAIL .*1 are pending/)]);
  const later = await createTestDatabase();
  await withClient(later, (client) =>
    client.query(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')`),
  );
  expect((await doctor({ DATABASE_URL: later })).line('migrations')).toMatch(/^WARN .*newer version, last FromTheFuture/);
  await withClient(later, (client) => client.query(`UPDATE migrations SET needs_stop = true WHERE name LIKE 'FromTheFuture%'`));
  expect((await doctor({ DATABASE_URL: later })).line('migrations')).toMatch(/^FAIL .*newer version, last FromTheFuture/);
});

it('finds an owner of another database than that of the servers', async () => {
  const [url, other] = [await createTestDatabase(), await createTestDatabase()];
  const { code, line } = await doctor({ DATABASE_URL: url, DATABASE_OWNER_URL: other });
  expect([code, line('owner')]).toEqual([1, expect.stringMatching(/^FAIL .*DATABASE_OWNER_URL names .*, DATABASE_URL /)]);
});

it('sends a test message when it is asked to, and reports what the provider said', async () => {
  const bodies: string[] = [];
  const provider = http.createServer((request, response) => {
    request.on('data', (data: Buffer) => bodies.push(String(data))).on('end', () => response.writeHead(200).end());
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = provider.address() as AddressInfo;
    const settings = { SMS_HTTP_URL: `http://127.0.0.1:${port}/send`, DATABASE_URL: await createTestDatabase() };
    expect((await doctor(settings)).line('sms')).toMatch(/^ok .*responds/);
    expect(bodies).toEqual([]);
    expect((await doctor(settings, '--sms=01712345678')).line('sms')).toMatch(/^ok .*sent to 01712345678/);
    expect(bodies).toEqual([expect.stringMatching(/"to":"01712345678","text":"Haatbar/)]);
    expect((await doctor(settings, '--sms=8821612345678')).line('sms')).toMatch(/^FAIL .*no messages go to 8821612345678/);
    expect(bodies).toHaveLength(1);
    await withClient(settings.DATABASE_URL, (client) =>
      client.query(
        `INSERT INTO users (name, phone, password_hash, role, status) VALUES ('Asha', '919812345678', 'x', 'CONSUMER', 'APPROVED')`,
      ),
    );
    expect((await doctor(settings)).line('phones')).toMatch(/^WARN .*1 accounts have numbers/);
    expect((await doctor({ ...settings, SMS_COUNTRIES: '91' })).line('phones')).toBe('');
    expect(await doctor(settings, '--sms=nobody')).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') as string });
  } finally {
    provider.close();
  }
});
