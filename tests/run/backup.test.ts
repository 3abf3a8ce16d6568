/** `npm run backup` and `npm run restore` as commands: from a server of PostgreSQL to the embedded one and back. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { makeOpenFolder } from '../../tools/embedded-postgres/open-folder';
import { type TestApp, startTestApp } from '../support/app';
import { approvedProducer } from '../support/build-accounts';
import { publishedProduct } from '../support/build-catalogue';
import { createDataFolder, type DataFolder } from '../support/data-folder';
import { createEmptyDatabase, dropTestDatabase } from '../support/database';
import { databaseContents } from '../support/database-contents';
import { programEnvironment } from '../support/program-environment';
import { rows } from '../support/sql';

const ROOT = path.resolve(__dirname, '..', '..');
const PATIENCE_MS = 120_000;

let app: TestApp;
let folder: DataFolder;
beforeAll(async () => {
  app = await startTestApp({ DATA_DIR: (folder = createDataFolder()).dir });
  await publishedProduct(app, await approvedProducer(app));
});
afterAll(async () => {
  await app.stop();
  folder.remove();
});

async function run(command: 'backup' | 'restore', environment: Record<string, string>, ...args: string[]) {
  const script = path.join('dist', 'app', 'tools', 'backup', `${command}-command.js`);
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...programEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

it(
  'goes from a server to the embedded database and back',
  async () => {
    const files = ['first', 'second'].map((name) => path.join(folder.dir, `${name}.backup`));
    const [first = '', second = ''] = files;
    const embedded = { DATA_DIR: path.join(folder.dir, 'embedded') };
    makeOpenFolder(embedded.DATA_DIR);
    const server = { DATABASE_URL: app.databaseUrl, DATA_DIR: folder.dir };
    expect(await run('backup', server, first)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/first\.backup: \d+ rows, 1 image files\./),
    });
    expect(await run('backup', server, first)).toEqual({ code: 1, output: `${first} is there already.\n` });
    expect(await run('restore', embedded, first)).toMatchObject({ code: 0, output: expect.stringContaining('Restored the backup of') });
    expect(await run('restore', embedded, first)).toMatchObject({ code: 1, output: expect.stringContaining('With --replace') });
    expect(await run('backup', embedded, second)).toMatchObject({ code: 0, output: expect.stringContaining('second.backup: ') });
    const url = await createEmptyDatabase();
    const restored = await run('restore', { DATABASE_URL: url, DATA_DIR: folder.dir }, second, '--replace');
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored the backup of') });
    // the time of a backup is noted once it is made, so that the backup itself lacks it
    expect(await rows(app.db, "DELETE FROM platform_settings WHERE key = 'last_backup' RETURNING key")).toHaveLength(1);
    expect(await databaseContents(url)).toEqual(await databaseContents(app.databaseUrl));
    await dropTestDatabase(url);
    expect(await run('restore', server)).toEqual({
      code: 1,
      output: 'Usage: haatbar restore FILE [--replace], or npm run restore -- FILE [--replace]\n',
    });
  },
  PATIENCE_MS,
);

it('refuses to save or change what is not there, and makes no database', async () => {
  const dataDir = path.join(folder.dir, 'nothing');
  const file = path.join(folder.dir, 'nothing.backup');
  expect(await run('backup', { DATA_DIR: dataDir }, file)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^There is no database: DATABASE_URL is not set.*`haatbar COMMAND`/) as string,
  });
  const url = await createEmptyDatabase();
  expect(await run('backup', { DATABASE_URL: url, DATA_DIR: dataDir }, file)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The database .* is empty\./) as string,
  });
  expect([dataDir, file].filter((name) => fs.existsSync(name))).toEqual([]);
  await dropTestDatabase(url);
});
