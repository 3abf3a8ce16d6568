/** Builds of one folder that begin at the same moment, as of tests beside each other, follow one another. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../support/temporary-folder';

const LOCK = JSON.stringify(path.resolve(__dirname, '../../tools/build/build-lock.cjs'));
const BUILD = `
  const fs = require('node:fs');
  const [folder] = process.argv.slice(1);
  require(${LOCK}).lockBuild(folder + '/build.lock');
  fs.appendFileSync(folder + '/steps', 'begun\\n');
  setTimeout(() => fs.appendFileSync(folder + '/steps', 'ended\\n'), 100);`;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('build-lock');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const lock = () => path.join(folder, 'build.lock');
const steps = () => fs.readFileSync(path.join(folder, 'steps'), 'utf8').trim().split('\n');

it('one ends before the next begins, and the last leaves no lock', async () => {
  const builds = Array.from({ length: 4 }, () => spawn(process.execPath, ['-e', BUILD, folder], { stdio: 'inherit' }));
  const codes = await Promise.all(builds.map(async (build) => (await once(build, 'exit'))[0] as number));
  expect(codes).toEqual([0, 0, 0, 0]);
  expect(steps()).toEqual(Array.from({ length: 4 }, () => ['begun', 'ended']).flat());
  expect(fs.readdirSync(folder)).toEqual(['steps']);
});

it.each([
  ['of a process that was killed', () => String(spawnSync(process.execPath, ['-e', '']).pid), 0],
  ['whose number belongs to another process by now', () => String(process.pid), 1_000],
])('a lock %s is taken over', (_name, owner, secondsAgo) => {
  fs.symlinkSync(owner(), lock());
  const made = Date.now() / 1000 - secondsAgo;
  fs.lutimesSync(lock(), made, made);
  expect(spawnSync(process.execPath, ['-e', BUILD, folder]).status).toBe(0);
  expect(steps()).toEqual(['begun', 'ended']);
});
