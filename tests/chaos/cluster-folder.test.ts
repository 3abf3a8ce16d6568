/** These tests verify that the programs of a cluster end with the process that runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processMark } from '../../tools/processes/process-state';

const ROOT = path.resolve(__dirname, '..', '..');

it('kill -9 of the process that runs it ends its programs, frozen ones too, and removes its folder', async () => {
  const args = ['-r', './tools/build/register.cjs', 'tests/chaos/support/cluster-owner.ts'];
  const owner = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(owner.stdout, 'data')) as [Buffer];
  const [folder = '', pid = ''] = String(line).trim().split(' ');
  expect(processMark(Number(pid))).toBeDefined();
  expect(fs.existsSync(folder)).toBe(true);
  owner.kill('SIGKILL');
  const left = () => [fs.existsSync(folder) && folder, processMark(Number(pid))].filter(Boolean);
  for (const until = Date.now() + 20_000; left().length > 0 && Date.now() < until;) await sleep(50);
  expect(left()).toEqual([]);
});
