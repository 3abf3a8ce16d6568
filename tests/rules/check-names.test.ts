/** Names of test files and projects that do not exist end a run: Jest would run the rest and end with 0. */
import fs from 'node:fs';

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

it('a run looks at its names first', () => {
  expect(fs.readFileSync('tests/jest.config.cjs', 'utf8')).toContain("require('./support/check-names.cjs').checkNames();");
});
