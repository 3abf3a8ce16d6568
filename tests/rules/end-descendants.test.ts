/** An interrupted program waits for what it has started; a second Ctrl-C ends that at once, but for the reaper. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasProc } from '../../tools/processes/process-table';

const STUBBORN = `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); console.log('ready');`;
const REAPER = `
  process.on('SIGTERM', () => setTimeout(() => { console.log('reaped'); process.exit(); }, 2500));
  setInterval(() => undefined, 1000);
  console.log('ready');`;
const PROGRAM = `
  require('./tools/build/register.cjs');
  require('./tools/processes/end-descendants.ts').endDescendantsWhenInterrupted();
  const { spawn } = require('node:child_process');
  const start = (...args) => spawn(process.execPath, ['-e', ...args], { stdio: 'inherit' });
  const child = start(${JSON.stringify(STUBBORN)});
  start(${JSON.stringify(REAPER)}, 'reaper-process');
  child.once('exit', () => { throw new Error('its work fails then'); });`;

(hasProc ? it : it.skip)('a signal that comes twice within a second is one (skipped where there is no /proc)', async () => {
  const program = spawn(process.execPath, ['-e', PROGRAM]);
  let output = '';
  program.stdout.on('data', (data: Buffer) => (output += String(data)));
  const ended = once(program, 'exit');
  while (output.split('ready').length < 3) await sleep(20);
  program.kill('SIGINT');
  await sleep(200);
  program.kill('SIGINT');
  await sleep(1_000);
  expect(program.exitCode).toBeNull();
  const second = performance.now();
  program.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(performance.now() - second).toBeLessThan(9_000);
  expect(output).toContain('reaped');
});
