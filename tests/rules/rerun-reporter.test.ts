/** The words around a run of the tests: what it has, how a failed file is run again, and that a file hangs. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '../support/temporary-folder';

const { announceRun } = require('../support/announce-run.cjs') as {
  announceRun: (tests: readonly { readonly path: string }[], root: string, processors: number) => string;
};
const { RUN_SETTINGS } = require('../support/run-settings.cjs') as { RUN_SETTINGS: readonly string[] };
const { EVERY_RUN, LONG } = require('../support/every-run.cjs') as { EVERY_RUN: readonly string[]; LONG: readonly string[] };

interface Result {
  readonly numFailingTests: number;
  readonly testExecError?: Error;
  readonly testResults: readonly { readonly status: string; readonly fullName: string }[];
}
const Reporter = require('../support/rerun-reporter.cjs') as new (
  config: object,
  options?: { readonly mostMs: number; readonly longMs?: number },
) => { onTestFileStart(test: { path: string }): void; onTestFileResult(test: { path: string }, result: Result): void };

const own = { path: __filename };
const failed: Result = { numFailingTests: 1, testResults: [] };

afterEach(() => jest.restoreAllMocks());

function written(act: () => void): string {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  act();
  return write.mock.calls.map(([text]) => String(text)).join('');
}

it.each([
  [{}, ''],
  [{ FAST: 'off' }, 'FAST=off '],
  [{ INPUTS: 'full', CHAOS: 'full' }, 'CHAOS=full INPUTS=full '],
  [{ MIRROR: '2000', FUZZ_RUNS: '5' }, 'FUZZ_RUNS=5 MIRROR=2000 '],
  [{ SEED: 'a b' }, "SEED='a b' "],
])('the command for a failed file has the settings of the run: %j', (environment, settings) => {
  for (const name of RUN_SETTINGS) delete process.env[name];
  Object.assign(process.env, environment);
  const text = written(() => new Reporter({}).onTestFileResult(own, failed));
  const command = `${settings}npx jest -c tests/jest.config.cjs -i --runTestsByPath tests/rules/rerun-reporter.test.ts`;
  expect(text).toBe(`To run this file alone: ${command}\n`);
});

it.each([['zz fail.test.ts'], ["(1) $it's [a].test.ts"], ['\u09b9\u09be\u099f.test.ts'], ['plain-1_a.test.ts']])(
  'a shell reads its file as one word: %s',
  (name) => {
    const folder = temporaryFolder('rerun');
    fs.writeFileSync(path.join(folder, name), '');
    const text = written(() => new Reporter({}).onTestFileResult({ path: path.join(folder, name) }, failed));
    const [, word = ''] = /--runTestsByPath (.*)\n$/.exec(text) ?? [];
    expect(spawnSync('/bin/sh', ['-c', `printf %s ${word}`], { encoding: 'utf8' }).stdout).toBe(
      path.relative(process.cwd(), path.join(folder, name)),
    );
    fs.rmSync(folder, { recursive: true });
  },
);

it('a file that does not exist is no file to run alone', () => {
  const file = path.resolve('tests/rules/nosuch.test.ts');
  const result = { ...failed, numFailingTests: 0, testExecError: new Error('Cannot find module') };
  expect(written(() => new Reporter({}).onTestFileResult({ path: file }, result))).toBe('There is no file tests/rules/nosuch.test.ts.\n');
});

it('a file that does not end is named, and the run ends', async () => {
  for (const name of ['INPUTS', 'CHAOS']) delete process.env[name];
  const kill = jest.spyOn(process, 'kill').mockReturnValue(true);
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const reporter = new Reporter({}, { mostMs: 20 });
  reporter.onTestFileStart({ path: path.resolve('tests/rules/quick.test.ts') });
  reporter.onTestFileResult({ path: path.resolve('tests/rules/quick.test.ts') }, { numFailingTests: 0, testResults: [] });
  reporter.onTestFileStart(own);
  await sleep(100);
  expect(write.mock.calls.flat().join('')).toContain('tests/rules/rerun-reporter.test.ts has not ended');
  expect(kill.mock.calls).toEqual([[process.pid, 'SIGTERM']]);
});

it('a file that runs for long is named, and the run goes on', async () => {
  for (const name of ['INPUTS', 'CHAOS']) delete process.env[name];
  const kill = jest.spyOn(process, 'kill').mockReturnValue(true);
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const reporter = new Reporter({}, { mostMs: 60_000, longMs: 20 });
  reporter.onTestFileStart(own);
  await sleep(100);
  reporter.onTestFileResult(own, { numFailingTests: 0, testResults: [] });
  expect(write.mock.calls.flat().join('')).toContain('tests/rules/rerun-reporter.test.ts has run for');
  expect(kill).not.toHaveBeenCalled();
});

it('a name or project of no test file gets a sentence', () => {
  expect(announceRun([], path.resolve('.'), 2)).toBe(
    'No test file is of that name or project. Projects: rules architecture api rest screens run chaos e2e.\n' +
      'A file that is in npm run test:all alone is found by its path, which begins with tests/.\n',
  );
  expect(announceRun([own], path.resolve('.'), 2)).toMatch(/^1 test file \(rules 1\)/);
});

it.each([
  ['npm test', /It takes at most .* (\d+) min (\d+) s with (\d+) files on/],
  ['npm run test:all', /`npm run test:all` runs everything, in (\d+) min (\d+) s with (\d+) files/],
])('the first line says how long %s takes, as it was measured with the files of then', (command, figure) => {
  const [, minutes, seconds, measured] = figure.exec(fs.readFileSync('docs/decisions/0126-two-sizes-of-the-suite.md', 'utf8')) ?? [];
  const all = fs
    .readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('tests', file))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('chaos/full/'));
  const isOfEveryRun = (file: string) => EVERY_RUN.includes(file) || !(/^tests\/(?:run|chaos|e2e)\//.test(file) || LONG.includes(file));
  const files = command === 'npm test' ? all.filter(isOfEveryRun) : all;
  const [, announced] =
    / about (\d+) minutes/.exec(
      announceRun(
        files.map((file) => ({ path: path.resolve(file) })),
        path.resolve('.'),
        2,
      ),
    ) ?? [];
  const aFile = (Number(minutes) + Number(seconds) / 60) / Number(measured);
  expect(Math.abs(Number(announced) / files.length / aFile - 1)).toBeLessThan(0.2);
});
