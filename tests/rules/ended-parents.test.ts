/** A program ends with the one that started it, whatever it does at that moment, and whenever that one has ended. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasProc } from '../../tools/processes/process-table';
import { processMark } from '../../tools/processes/process-state';

/** It starts a program, prints its number, and waits. */
const starter = (program: string, options: readonly string[] = []): string => `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, [...${JSON.stringify(options)}, '-e', ${JSON.stringify(program)}], { stdio: 'inherit' });
  setInterval(() => undefined, 1000);`;
const SAYS_ITS_NUMBER = "require('node:fs').writeSync(1, process.pid + '\\n');";
const environment = { ...process.env, npm_lifecycle_event: 'start' };

/** Kills the starter once its program has said its number; returns whether that has ended within two seconds. */
async function endsWithStarter(script: string): Promise<boolean> {
  const parent = spawn(process.execPath, ['-e', script], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const [data] = (await once(parent.stdout, 'data')) as [Buffer];
  const mark = processMark(Number(String(data)));
  parent.kill('SIGKILL');
  const isLive = () => mark !== undefined && processMark(Number(String(data))) === mark;
  for (const until = Date.now() + 2_000; isLive() && Date.now() < until;) await sleep(20);
  const hasEnded = !isLive();
  if (!hasEnded) process.kill(Number(String(data)), 'SIGKILL');
  parent.stdout.destroy();
  return hasEnded;
}

const itWithProc = hasProc ? it : it.skip;

itWithProc('a build that computes is ended with what waits for it (skipped where there is no /proc)', async () => {
  const busy = `${SAYS_ITS_NUMBER} for (const until = Date.now() + 6_000; Date.now() < until;);`;
  expect(await endsWithStarter(starter(busy, ['-r', './tools/processes/end-with-parent.cjs']))).toBe(true);
});

it('a program whose starter had ended before it was loaded ends at once', () => {
  const env = { ...process.env, HAATBAR_STARTED_BY: '1' };
  const busy = 'for (const until = Date.now() + 6_000; Date.now() < until;);';
  const { signal } = spawnSync(process.execPath, ['-r', './tools/processes/end-with-parent.cjs', '-e', busy], { env });
  expect(signal).toBe('SIGKILL');
});

it('a program with threads of its own is left alone as long as what waits for it lives', () => {
  const threads = `new (require('node:worker_threads').Worker)('setTimeout(() => undefined, 300)', { eval: true });`;
  const { status } = spawnSync(process.execPath, ['-r', './tools/processes/end-with-parent.cjs', '-e', threads]);
  expect(status).toBe(0);
});

itWithProc('a program ends where npm ended while it was loading (skipped where there is no /proc)', async () => {
  const loading = `
    const started = process.ppid;
    require('./tools/build/register.cjs');
    ${SAYS_ITS_NUMBER}
    while (process.ppid === started);
    require('./tools/processes/end-with-npm.ts').endWithNpm();
    setTimeout(() => undefined, 6_000);`;
  expect(await endsWithStarter(starter(loading))).toBe(true);
});

it.each([
  ['/sbin/init', 'SIGTERM'],
  ['systemd', 'SIGTERM'],
  ['nodemon', 'SIGTERM'],
  ['npm start', null],
  ['node', null],
  ['/srv/bin/node', null],
])('process 1 has adopted a program unless it runs scripts: %s', (first, signal) => {
  const script = `
    const fs = require('node:fs');
    const { readFileSync } = fs;
    fs.readFileSync = (file, ...rest) => (file === '/proc/1/cmdline' ? ${JSON.stringify(`${first}\0x`)} : readFileSync(file, ...rest));
    Object.defineProperty(process, 'ppid', { get: () => 1 });
    require('./tools/build/register.cjs');
    require('./tools/processes/end-with-npm.ts').endWithNpm();`;
  expect(spawnSync(process.execPath, ['-e', script], { env: environment }).signal).toBe(signal);
});

it('nothing that waits for its signals builds before it listens to them', () => {
  const folders = ['tools', 'tests/bench', 'tests/chaos', 'tests/e2e/tour'];
  const files = folders.flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const programs = files.filter((file) => /\.(?:ts|cjs)$/.test(file)).map((file) => [file, fs.readFileSync(file, 'utf8')] as const);
  const listening = programs.filter(([, text]) => /^ *endDescendantsWhenInterrupted\(\);$/m.test(text));
  expect(listening.length).toBeGreaterThan(5);
  expect(listening.filter(([, text]) => /buildWhenStale\(|Interrupted\(\);[\s\S]*buildFirst\(/.test(text)).map(([file]) => file)).toEqual(
    [],
  );
});
