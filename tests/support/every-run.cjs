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

/**
 * Other tests that are left to it too: they wait for services which hang, start programs, fill a large market, measure,
 * follow whole documents, or try every operation, every pair of steps, or what chance makes. Most of them take more
 * than a quarter of a minute.
 */
const LONG = [
  'tests/rules/hanging-stores.test.ts',
  'tests/rules/whole-run-reporter.test.ts',
  'tests/rest/product-programs.test.ts',
  'tests/rest/product-reference.test.ts',
  'tests/api/accounts/admin-create.test.ts',
  'tests/api/platform/slow-services.test.ts',
  'tests/api/platform/passing-failures.test.ts',
  'tests/api/platform/overload.test.ts',
  'tests/api/platform/transport.test.ts',
  'tests/api/platform/strangers.test.ts',
  'tests/api/platform/statement-time.test.ts',
  'tests/api/platform/cost-report.test.ts',
  'tests/api/platform/backup.test.ts',
  'tests/api/platform/upgrades.test.ts',
  'tests/api/media/image-stores.test.ts',
  'tests/api/fuzzing/fuzzing.test.ts',
  'tests/api/performance/bench-responses.test.ts',
  'tests/api/performance/statement-plans.test.ts',
  'tests/api/inputs/cost-of-input.test.ts',
  'tests/api/inputs/points-of-reads.test.ts',
  'tests/api/inputs/ids.test.ts',
  'tests/api/inputs/long-searches.test.ts',
  'tests/api/inputs/files.test.ts',
  'tests/api/documentation/pages.test.ts',
  'tests/api/documentation/examples.test.ts',
  'tests/api/documentation/codegen.test.ts',
  'tests/api/seed/seed-demo.test.ts',
  'tests/api/seed/drawings.test.ts',
  'tests/api/seed/first-days.test.ts',
  'tests/api/seed/lots-upgrade.test.ts',
  'tests/api/seed/market-thread.test.ts',
  'tests/api/seed/broken-off.test.ts',
  'tests/api/authorisation/matrix.test.ts',
  'tests/api/idempotency/keyed-operations.test.ts',
  'tests/api/visibility/withdrawn.test.ts',
  'tests/api/platform/reads-write-nothing.test.ts',
  'tests/api/platform/extreme-numbers.test.ts',
  'tests/api/catalogue/hot-product.test.ts',
  'tests/api/catalogue/market-mirror.test.ts',
  'tests/api/orders/checkout-parallel.test.ts',
  'tests/api/orders/model/order-model.test.ts',
  'tests/api/orders/model/step-pairs.test.ts',
  'tests/api/money/cash-pairs.test.ts',
  'tests/api/money/large-settlements.test.ts',
  'tests/api/money/model.test.ts',
  'tests/api/money/model/money-market.test.ts',
  'tests/api/recalls/unit-property.test.ts',
  'tests/api/recalls/found-property.test.ts',
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
