/** A build that is killed, has no space, or finds something else in the place of its files, in a small project. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copyFolder } from '../../tools/processes/copy-folder';
import { programEnvironment } from '../support/program-environment';
import { temporaryFolder } from '../support/temporary-folder';

const ROOT = path.resolve(__dirname, '..', '..');

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('build');
  fs.mkdirSync(path.join(folder, 'tools'));
  for (const name of ['build', 'processes']) copyFolder(path.join(ROOT, 'tools', name), path.join(folder, 'tools', name));
  for (const name of ['server', 'schema', 'migrations', 'demo', 'docs', 'client', 'dist']) fs.mkdirSync(path.join(folder, name));
  fs.writeFileSync(path.join(folder, 'server', 'main.ts'), 'export const isBuilt: boolean = true;\n');
  for (const name of ['CHANGELOG.md', 'package-lock.json']) fs.writeFileSync(path.join(folder, name), '{}');
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const dist = (name = '') => path.join(folder, 'dist', name);
const built = () => fs.readdirSync(dist()).sort();

/** `before`: what is done to the functions of Node first. */
function build(before = '') {
  const preload = path.join(folder, 'before.cjs');
  fs.writeFileSync(preload, `const fs = require('node:fs'); ${before}`);
  const { status, stderr } = spawnSync(process.execPath, ['-r', preload, path.join(folder, 'tools/build/build.cjs'), '--server'], {
    cwd: folder,
    encoding: 'utf8',
    env: programEnvironment(),
  });
  return [status, stderr];
}

it('what a killed build has left is removed by the next one, and nothing of a process that lives', () => {
  const killed = `
    const { renameSync } = fs;
    fs.renameSync = (from, to) => (/dist.app$/.test(to) ? process.kill(process.pid, 'SIGKILL') : renameSync(from, to));`;
  expect(build(killed)[0]).toBe(null);
  expect(built()).toEqual([expect.stringMatching(/^app\.\d+$/), 'build.lock']);
  const live = `app.${process.pid}`;
  for (const name of [live, 'app.built', 'app.1x', 'pages.999999999']) fs.mkdirSync(dist(name));
  build(); // this project has nothing to bundle, which is said after it was compiled
  expect(built()).toEqual(['app', 'app.1x', live, 'pages.999999999'].sort());
  expect(fs.existsSync(dist('app/server/main.js'))).toBe(true);
});

const full = "Object.assign(new Error('no space'), { code: 'ENOSPC' })";

/** Runs a compiled program as the scripts of npm do. */
function run(program: string) {
  const args = ['-r', './tools/build/built-first.cjs', `dist/app/server/${program}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: programEnvironment() });
  return [status, stdout, stderr];
}

it('a program is built before it runs, and again where a file of the build is missing or cut off', () => {
  fs.writeFileSync(path.join(folder, 'tools', 'build', 'bundle-modules.cjs'), '');
  fs.writeFileSync(path.join(folder, 'server', 'says.ts'), `import { isBuilt } from './main'; console.log(isBuilt);`);
  expect(run('says.js')).toEqual([0, 'true\n', '']);
  const before = fs.statSync(dist('app/server/says.js')).mtimeMs;
  expect(run('says.js')).toEqual([0, 'true\n', '']);
  expect(fs.statSync(dist('app/server/says.js')).mtimeMs).toBe(before);
  fs.rmSync(dist('app/server/main.js'));
  expect(run('says.js')).toEqual([0, 'true\n', '']);
  fs.truncateSync(dist('app/server/main.js'));
  expect(run('says.js')).toEqual([0, 'true\n', '']);
  fs.rmSync(dist('app'), { recursive: true });
  expect(run('says.js')).toEqual([0, 'true\n', '']);
});

it('without its sources a program that is missing is named', () => {
  fs.rmSync(path.join(folder, 'tools', 'build', 'build.cjs'));
  expect(run('says.js')).toEqual([
    1,
    '',
    `${dist('app/server/says.js')} is missing: run \`npm run build\` where the sources are, or install this release again.\n`,
  ]);
});

it('a disk that fills up, or has little space from the beginning, is named, and no half build stays', () => {
  const filling = `
    const { writeFileSync } = fs;
    fs.writeFileSync = (file, ...rest) => { if (/dist/.test(file)) throw ${full}; writeFileSync(file, ...rest); };`;
  expect(build(filling)).toEqual([1, `${dist()} is full: make space there.\n`]);
  expect(built()).toEqual([]);
  expect(build('fs.statfsSync = () => ({ bavail: 1, bsize: 2 ** 20 });')).toEqual([
    1,
    `${dist()} has 1 MB free, and a build needs 200 MB: make space there.\n`,
  ]);
  expect(built()).toEqual([]);
});

it('a folder that this account may not read is named', () => {
  const closed = `
    const { readdirSync } = fs;
    fs.readdirSync = (name, ...rest) => {
      if (/dist$/.test(name)) throw Object.assign(new Error('closed'), { code: 'EACCES' });
      return readdirSync(name, ...rest);
    };`;
  expect(build(closed)).toEqual([
    1,
    `This account may not read ${dist()}: run this as the owner of the folder, or remove it.
`,
  ]);
});

it('what is in the place of its lock or of its folder is named', () => {
  fs.mkdirSync(dist('build.lock'));
  expect(build()).toEqual([
    1,
    `The lock ${dist('build.lock')} cannot be used: it is a folder. Make sure that nothing else is started there, and move it away.\n`,
  ]);
  fs.rmSync(dist(), { recursive: true });
  fs.writeFileSync(dist(), '');
  expect(build()).toEqual([1, `${dist()} is no folder: move it away.\n`]);
});
