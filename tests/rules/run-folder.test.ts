/** The temporary folder of a run goes with its process, or with the next run. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../support/temporary-folder';

const RUN = `
  require('./tools/build/register.cjs');
  require('./tools/processes/run-folder.ts').openRunFolder();
  require('node:fs').writeFileSync(require('node:os').tmpdir() + '/file', '');`;

let parent: string;
beforeEach(() => (parent = temporaryFolder('runs')));
afterEach(() => fs.rmSync(parent, { recursive: true, force: true }));

const environment = () => ({ ...process.env, TMPDIR: parent });
const folders = () => fs.readdirSync(parent).filter((name) => name.startsWith('haatbar-run-'));

it.each(['', 'process.exit(3)', 'throw new Error("expected")'])('it is removed at the end: %j', (end) => {
  spawnSync(process.execPath, ['-e', `${RUN} ${end}`], { env: environment() });
  expect(folders()).toEqual([]);
});

it('after kill -9 the next run removes it, and leaves those of live processes, however old they are', async () => {
  const children = [0, 1].map(() =>
    spawn(process.execPath, ['-e', `${RUN} console.log(process.env.RUN_FOLDER_IN_MEMORY); process.stdin.resume();`], {
      env: environment(),
    }),
  );
  const [killed, live] = children;
  const inMemory = await Promise.all(children.map(async ({ stdout }) => String(((await once(stdout, 'data')) as [Buffer])[0]).trim()));
  expect(folders()).toHaveLength(2);
  for (const name of folders()) fs.utimesSync(path.join(parent, name), 0, 0);
  killed?.kill('SIGKILL');
  await once(killed as (typeof children)[number], 'exit');
  spawnSync(process.execPath, ['-e', RUN], { env: environment() });
  expect(folders()).toHaveLength(1);
  expect(inMemory.map((folder) => folder !== '' && fs.existsSync(folder))).toEqual([false, inMemory[1] !== '']);
  live?.stdin.end();
  if (live) await Promise.all([once(live, 'exit'), text(live.stdout)]);
  expect(folders()).toEqual([]);
});

it('the folder of another container is left, whose processes cannot be seen from here', () => {
  const folder = path.join(parent, 'haatbar-run-elsewhere');
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'owner'), '999999999 1 boot\npid:[1]');
  spawnSync(process.execPath, ['-e', RUN], { env: environment() });
  expect(folders()).toEqual(['haatbar-run-elsewhere']);
});

describe('where no temporary file can be written', () => {
  const jest = ['node_modules/jest/bin/jest.js', '-c', 'tests/jest.config.cjs', '--listTests'];
  const said = (args: readonly string[], folder: string, more = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      env: { ...process.env, TMPDIR: folder },
      encoding: 'utf8',
      ...more,
    });
    return [status, stdout, stderr];
  };
  const sentence = (folder: string, reason: string) =>
    `TMPDIR is ${folder}, where nothing can be written (${reason}): set it to another folder.\n`;

  it.each([
    ['the build before npm start and npm test', ['tools/build/build.cjs', '--if-stale']],
    ['the tests', jest],
    ['programs of tools and benches', ['-r', './tools/build/register.cjs', 'tests/chaos/chaos-command.ts']],
  ])('one sentence names it, and the program ends: %s', (_name, args) => {
    const absent = path.join(parent, 'absent');
    expect(said(args, absent)).toEqual([1, '', sentence(absent, 'there is no such folder')]);
    expect(fs.existsSync(absent)).toBe(false);
  });

  it('jest leaves its cache with those of the packages, and starts no watchman, which may fail', () => {
    const [bin, started] = [path.join(parent, 'bin'), path.join(parent, 'started')];
    fs.mkdirSync(bin);
    fs.writeFileSync(path.join(bin, 'watchman'), `#!/bin/sh\n: > ${started}\nexit 1\n`);
    fs.chmodSync(path.join(bin, 'watchman'), 0o755);
    const temporary = path.join(parent, 'temporary');
    fs.mkdirSync(temporary);
    const PATH = `${bin}${path.delimiter}${process.env.PATH ?? ''}`;
    const [status, stdout] = said([...jest, '--runTestsByPath', __filename], temporary, {
      env: { ...process.env, PATH, TMPDIR: temporary },
    });
    expect([status, stdout, fs.existsSync(started)]).toEqual([0, `${__filename}\n`, false]);
    expect(fs.readdirSync(temporary).filter((name) => !name.startsWith('swc-native-'))).toEqual([]);
  });

  const CHECK = fs.readFileSync('tools/processes/check-temporary.cjs', 'utf8');

  it('a full folder is not called a closed one, and nothing is left', () => {
    fs.chmodSync(parent, 0o555);
    const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534, cwd: '/' } : {};
    expect(said(['-e', CHECK], parent, account)).toEqual([1, '', sentence(parent, 'this account may not write there')]);
    fs.chmodSync(parent, 0o755);
    const full = "require('node:fs').writeFileSync = () => { throw Object.assign(new Error(), { code: 'ENOSPC' }); };";
    expect(said(['-e', full + CHECK], parent)).toEqual([1, '', sentence(parent, 'it is full')]);
    const little = "require('node:fs').statfsSync = () => ({ bavail: 1, bsize: 2 ** 20 });";
    const few = `TMPDIR is ${parent}, which has 1 MB free, and the tests need 512 MB: make space, or set it to another folder.\n`;
    fs.writeFileSync(path.join(parent, 'little.cjs'), little);
    expect(said(['-r', path.join(parent, 'little.cjs'), ...jest], parent)).toEqual([1, '', few]);
    fs.rmSync(path.join(parent, 'little.cjs'));
    const noShared =
      "const fs = require('node:fs'); const { statfsSync } = fs; fs.accessSync = () => {}; fs.statfsSync = (place) => (place === '/dev/shm' ? { bavail: 16, bsize: 4096 } : statfsSync(place));";
    fs.writeFileSync(path.join(parent, 'shared.cjs'), noShared);
    const shared = '/dev/shm has 0 MB free, and PostgreSQL needs 16 MB there: make space, or enlarge it.\n';
    expect(said(['-r', path.join(parent, 'shared.cjs'), ...jest], parent)).toEqual([1, '', shared]);
    fs.rmSync(path.join(parent, 'shared.cjs'));
    expect([said(['-e', CHECK], parent), fs.readdirSync(parent)]).toEqual([[0, '', ''], []]);
  });
});
