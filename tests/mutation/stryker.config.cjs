/**
 * `npm run mutation`: pure logic is changed, one place at a time, and tests/rules must fail each time. Figures and
 * survivors: docs/mutation.md.
 */
const { mutate } = require('./groups.cjs');

module.exports = {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'tests/mutation/jest.config.cjs', enableFindRelatedTests: false },
  mutate,
  coverageAnalysis: 'perTest',
  // what runs while a module is loaded needs all tests, each time: hours. MUTATE_STATIC=1 has them too
  ignoreStatic: process.env.MUTATE_STATIC !== '1',
  concurrency: 1,
  timeoutMS: 10_000,
  // TypeScript 7 has no parser for JavaScript: no tsconfig.json is rewritten
  tsconfigFile: 'none.json',
  // the sandbox has what the tests of rules load, and little more
  ignorePatterns: ['dist', 'docs', 'client', 'migrations', 'server/app', 'tests/{api,architecture,bench,chaos,e2e,rest,run,screens}'],
  tempDirName: 'dist/mutation/sandboxes',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'dist/mutation/report.json' },
  thresholds: { high: 95, low: 85, break: 85 },
};
