/** Runs of Jest in which nothing ran, or not everything, or something threw when its test had ended. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { programEnvironment } from '../support/program-environment';
import { temporaryFolder } from '../support/temporary-folder';

const support = path.resolve(__dirname, '..', 'support');
const folder = temporaryFolder('runs');
afterAll(() => fs.rmSync(folder, { recursive: true }));

const PASSES = "it('passes', () => undefined);";
const LATE = "it('ends', () => void setTimeout(() => { throw new Error('late'); }, 20));";
const WAITS = "it('waits', () => new Promise((resolve) => setTimeout(resolve, 1_500)));";

/** Runs these files with what the configuration of this project says of runs. */
function run(files: readonly string[], ...args: string[]) {
  const rootDir = fs.mkdtempSync(path.join(folder, 'run-'));
  files.forEach((text, index) => fs.writeFileSync(path.join(rootDir, `${index}.test.js`), text));
  const config = {
    rootDir,
    watchman: false,
    transform: {},
    maxWorkers: 2,
    workerIdleMemoryLimit: '700MB', // no file runs in Jest's own process
    runtime: path.join(support, 'compiled-once-runtime.cjs'),
    reporters: [path.join(support, 'whole-run-reporter.cjs')],
  };
  const jest = [path.resolve('node_modules/jest/bin/jest.js'), '--config', JSON.stringify(config), ...args];
  const env = { ...programEnvironment(), LATE_THROWS: path.join(rootDir, 'late') };
  const { status, stderr } = spawnSync(process.execPath, jest, { cwd: rootDir, env, encoding: 'utf8' });
  // on a busy machine Jest adds that a worker ends late
  return { status, stderr: stderr.replaceAll(/^(?: +at .*|Error: late|A worker process has failed to exit gracefully.*)\n/gm, '') };
}

const left = (count: string, ...names: string[]) =>
  `${count}Left out by \`only\` or \`skip\`, without a reason in the title:\n${names.map((name) => `0.test.js: ${name}\n`).join('')}`;

const THROWN = 'Something was thrown after its test had ended: its stack is above, at the file that ran then.\n';

it.each([
  ['a test that passes', [PASSES], [], 0, ''],
  ['no test of that name', [PASSES], ['-t', 'nothing'], 1, 'No test ran, 1 was left out.\n'],
  ['a test of that name', [`${PASSES} it('other', () => undefined)`], ['-t', 'passes'], 0, ''],
  ['only skipped tests', ["it['skip']('a', () => undefined)"], [], 1, left('No test ran, 1 was left out.\n', 'a')],
  ['a todo', [`${PASSES} it.todo('b')`], [], 1, left('', 'b')],
  ['a test that hides another one', [`it.only('a', () => undefined); ${PASSES}`], [], 1, left('', 'passes')],
  ['a skipped test that says why', ["it['skip']('a (skipped without nginx)', () => undefined)"], [], 0, ''],
  ['a file that fails', ["throw new Error('late');"], [], 1, ''],
  ['a late throw', [LATE, PASSES, WAITS], [], 1, THROWN],
  ['a late throw of the only file', [LATE], [], 1, THROWN],
] as const)('%s', (_name, files, args, status, stderr) => {
  expect(run(files, ...args)).toEqual({ status, stderr });
});

it('this project runs with it', () => {
  const { reporters } = require('../jest.config.cjs') as { reporters: readonly string[] };
  expect(reporters).toContain('<rootDir>/tests/support/whole-run-reporter.cjs');
});
