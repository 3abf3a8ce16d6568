/** Builds of one folder that begin at the same moment, as of tests beside each other, follow one another. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock, unlock } from '../../tools/processes/process-lock';
import { processMark } from '../../tools/processes/process-state';
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

const day = 24 * 60 * 60;

it.each([
  ['of a process that was killed', () => `${spawnSync(process.execPath, ['-e', '']).pid} 1`, 0],
  ['whose number belongs to another process by now', () => `${process.pid} 1 of-another-start-of-the-machine`, 0],
  ['of an earlier version', () => String(process.pid), 0],
  ['from tomorrow, as where the clock went back', () => `${process.pid} 1 of-another-start-of-the-machine`, day],
])('a lock %s is taken over at once', (_name, owner, secondsAhead) => {
  fs.symlinkSync(owner(), lock());
  const made = Date.now() / 1000 + secondsAhead;
  fs.lutimesSync(lock(), made, made);
  const { status, stderr } = spawnSync(process.execPath, ['-e', BUILD, folder], { encoding: 'utf8' });
  expect([status, stderr, steps()]).toEqual([0, '', ['begun', 'ended']]);
});

it('what is in the place of a lock is named, and left alone', () => {
  const taken = () => {
    try {
      return tryLock(lock());
    } catch (error) {
      return (error as Error).message;
    }
  };
  const sentence = (reason: string) =>
    `The lock ${lock()} cannot be used: ${reason}. Make sure that nothing else is started there, and move it away.`;
  fs.mkdirSync(lock());
  expect(taken()).toBe(sentence('it is a folder'));
  expect(() => unlock(lock())).not.toThrow();
  fs.rmdirSync(lock());
  const closed = jest.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw Object.assign(new Error(), { code: 'EACCES' });
  });
  fs.writeFileSync(lock(), '');
  expect(taken()).toBe(sentence('this account may not read it'));
  closed.mockRestore();
  expect(fs.existsSync(lock())).toBe(true);
});

it('one that waits says once for which process, however old its lock is', async () => {
  const holder = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'inherit', 'inherit'] });
  fs.symlinkSync(processMark(holder.pid ?? 0) ?? '', lock());
  fs.lutimesSync(lock(), 1, 1);
  const build = spawn(process.execPath, ['-e', BUILD, folder], { stdio: ['ignore', 'inherit', 'pipe'] });
  const said: string[] = [];
  build.stderr.on('data', (data) => said.push(String(data)));
  await once(build.stderr, 'data');
  await sleep(300);
  expect(fs.existsSync(path.join(folder, 'steps'))).toBe(false);
  holder.kill('SIGKILL');
  expect(await once(build, 'exit')).toEqual([0, null]);
  expect([said.join(''), steps()]).toEqual([`Process ${holder.pid} builds in this folder: waiting for it to end.\n`, ['begun', 'ended']]);
});
