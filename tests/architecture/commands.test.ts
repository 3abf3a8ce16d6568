/** Commands of the README that no other test runs do begin, and say what they lack. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../support/temporary-folder';
import { root } from './checks/source-tree';

/** No one listens there. */
const NOWHERE = 'http://127.0.0.1:1';
const env = { ...process.env, BASE: NOWHERE };

function node(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('npm run typeorm makes a file for a step in the tables', () => {
  const folder = temporaryFolder('migration');
  const { status } = spawnSync('npm', ['run', 'typeorm', '--', 'migration:create', path.join(folder, 'name')], { cwd: root, env });
  expect([status, fs.readdirSync(folder)]).toEqual([0, [expect.stringMatching(/^\d+-name\.ts$/)]]);
  fs.rmSync(folder, { recursive: true });
});

it.each(['tests/bench/web-vitals.cjs', 'tests/e2e/tour/take-pictures.cjs'])('%s says that no site is running', (file) => {
  const sentence = `Nothing responds at ${NOWHERE}: run npm start in another terminal, or set BASE to a running site.\n`;
  expect(node(file)).toEqual({ status: 1, stdout: '', stderr: sentence });
});

it('a test of the rules passes as npm run mutation runs it, whose patterns all name files', () => {
  const jest = ['node_modules/jest/bin/jest.js', '-c', 'tests/mutation/jest.config.cjs'];
  const [run, list] = [node(...jest, 'tests/rules/amounts/rounding.test.ts'), node(...jest, '--listTests')];
  expect([run.status, run.stderr]).toEqual([0, expect.stringContaining('1 passed')]);
  const { tests } = require('../mutation/groups.cjs') as { tests: string[] };
  const names = tests.flatMap((pattern) => {
    const [, before = pattern, choices = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
    return choices.split(',').map((choice) => `tests/rules/${before}${choice}${after}`.replace('*', ''));
  });
  expect(names.filter((name) => !list.stdout.includes(name))).toEqual([]);
});
