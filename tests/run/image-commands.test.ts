/**
 * The commands of package.json in a folder that holds what the container image holds and nothing else: the compiled
 * server, the packages of production, package.json and what its commands load first (server/Dockerfile).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createEmptyDatabase, dropTestDatabase, withClient } from '../support/database';
import { linkProductionPackages } from '../support/production-packages';
import { programEnvironment } from '../support/program-environment';

const ROOT = path.resolve(__dirname, '..', '..');
const PATIENCE_MS = 300_000;

let image: string;
let url: string;

beforeAll(async () => {
  url = await createEmptyDatabase();
  image = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-image-'));
  fs.copyFileSync(path.join(ROOT, 'package.json'), path.join(image, 'package.json'));
  fs.cpSync(path.join(ROOT, 'dist', 'app'), path.join(image, 'dist', 'app'), { recursive: true });
  const first = path.join('tools', 'build', 'built-first.cjs');
  fs.cpSync(path.join(ROOT, first), path.join(image, first));
  linkProductionPackages(path.join(image, 'node_modules'));
});
afterAll(async () => {
  fs.rmSync(image, { recursive: true, force: true });
  await dropTestDatabase(url);
});

async function npmRun(command: string, ...args: string[]) {
  const settings = {
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    DATABASE_URL: url,
    DATA_DIR: path.join(image, 'data'),
    ADMIN_PASSWORD: 'secret-12',
  };
  const child = spawn('npm', ['run', '--silent', command, '--', ...args], {
    cwd: image,
    env: { ...programEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const count = async (query: string): Promise<number> =>
  (await withClient(url, (client) => client.query<{ n: number }>(query))).rows[0]?.n ?? -1;

it(
  'migrate, admin:create, seed:demo, backup, restore and doctor work there',
  async () => {
    const migrated = await npmRun('migrate');
    expect(migrated).toMatchObject({ code: 0 });
    const made = await npmRun('admin:create', '01712345678', 'Rokeya', 'Begum');
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('01712345678') as string });
    expect(await count(`SELECT count(*)::int AS n FROM users WHERE role = 'ADMIN' AND phone = '01712345678'`)).toBe(1);

    const checked = await npmRun('doctor');
    expect(checked).toMatchObject({ code: 0, output: expect.stringMatching(/ok {4}migrations[^]*0 to correct/) as string });

    expect(await npmRun('seed:demo')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The database has accounts\..*\n$/) as string,
    });
    const seeded = await npmRun('seed:demo', '--beside-accounts');
    expect(seeded).toMatchObject({ code: 0 });
    expect(await npmRun('doctor')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/FAIL {2}demo accounts +others reach/) as string,
    });
    const products = await count('SELECT count(*)::int AS n FROM products');
    expect(products).toBeGreaterThan(100);

    const file = path.join(image, 'market.backup');
    expect(await npmRun('backup', file)).toMatchObject({ code: 0 });
    const folder = fs.mkdtempSync(path.join(image, 'backups-'));
    expect(await npmRun('backup', `--folder=${folder}`)).toMatchObject({ code: 0 });
    expect(fs.readdirSync(folder)).toEqual([expect.stringMatching(/^market-[\dT-]+\.backup$/)]);
    expect(await count(`SELECT count(*)::int AS n FROM platform_settings WHERE key = 'last_backup'`)).toBe(1);
    await withClient(url, (client) => client.query(`UPDATE users SET name = 'Somebody else' WHERE phone = '01712345678'`));
    expect(await npmRun('restore', file, '--replace')).toMatchObject({ code: 0 });
    expect(await count('SELECT count(*)::int AS n FROM products')).toBe(products);
    expect(await count(`SELECT count(*)::int AS n FROM users WHERE phone = '01712345678' AND name = 'Rokeya Begum'`)).toBe(1);
  },
  PATIENCE_MS,
);
