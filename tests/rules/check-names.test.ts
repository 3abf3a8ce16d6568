/** Names of test files and projects that do not exist end a run: Jest would run the rest and end with 0. */
import { spawnSync } from 'node:child_process';
import { programEnvironment } from '../support/program-environment';

const { unknownNames } = jest.requireActual('../support/check-names.cjs') as { unknownNames(argv: readonly string[]): string[] };

const OWN = 'tests/rules/check-names.test.ts';

it.each([
  [[], []],
  [[OWN, 'tests/api/.*\\.test\\.ts', 'tests/rules'], []],
  [['--runTestsByPath', OWN, 'tests/rules/no-such.test.ts'], ['There is no file tests/rules/no-such.test.ts.']],
  [['--selectProjects', 'api', 'rest', '--testPathPatterns=x'], []],
  [
    ['-c', 'x', '--selectProjects', 'rules', 'nonsense', '-i', 'more'],
    [expect.stringMatching(/^There is no project nonsense\. Projects: rules /)],
  ],
])('%j: %j', (argv, lines) => {
  expect(unknownNames(argv)).toEqual(lines);
});

it('a mistyped file beside a right one fails the run, in one sentence', () => {
  const argv = ['node_modules/jest/bin/jest.js', '-c', 'tests/jest.config.cjs', OWN, 'tests/rules/no-such.test.ts'];
  const { status, stderr } = spawnSync(process.execPath, argv, { env: programEnvironment(), encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'There is no file tests/rules/no-such.test.ts.\n']);
});
