/**
 * Most of the tests that start browsers and servers of their own are left to `npm run test:all`: they take more
 * processor time than all others together, and seldom find what the others do not. These are in every run.
 */
const EVERY_RUN = [
  'tests/e2e/sale/sale.test.ts',
  'tests/e2e/buying/taps.test.ts',
  'tests/e2e/policy.test.ts',
  'tests/e2e/session/session-ended.test.ts',
  'tests/run/first-start.test.ts',
  'tests/run/http.test.ts',
];

/** Tests of the API that wait for services which hang, fill a large market, or try for as long as they are given. */
const LONG = [
  'tests/api/platform/slow-services.test.ts',
  'tests/api/platform/passing-failures.test.ts',
  'tests/api/platform/overload.test.ts',
  'tests/api/platform/backup.test.ts',
  'tests/api/fuzzing/fuzzing.test.ts',
  'tests/api/performance/bench-responses.test.ts',
];

/** Whoever names files or projects gets what they name. */
const isNamed = (arg) => arg === '--selectProjects' || (arg.includes('tests/') && !arg.endsWith('jest.config.cjs'));
const isWhole = process.env.TESTS === 'all' || process.argv.some(isNamed);

/** Returns the patterns of a project that starts programs; none where nothing of it is in this run. */
function testMatchOf(project, all) {
  if (isWhole) return [all];
  return EVERY_RUN.filter((file) => file.startsWith(`tests/${project}/`)).map((file) => `<rootDir>/${file}`);
}

/** Patterns of files that are not in this run. */
const leftOut = isWhole ? [] : LONG.map((file) => `<rootDir>/${file}`);

module.exports = { EVERY_RUN, isWhole, LONG, leftOut, testMatchOf };
