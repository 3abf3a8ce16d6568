/** The projects of the test suite; `npx jest -c tests/jest.config.cjs --selectProjects api` runs one. */
// before anything reads it
require('./support/clean-environment.cjs').cleanEnvironment();
require('./support/check-names.cjs').checkNames();
const { needShared, needTemporary } = require('../tools/processes/check-temporary.cjs');
const path = require('node:path');
const swc = require('../tools/build/swcrc.cjs');
const { leftOut, testMatchOf } = require('./support/every-run.cjs');
const { cacheFolder } = require('./support/jest-cache.cjs');

// compiled files, databases, and the profiles of browsers
needTemporary(512, 'the tests need');
// PostgreSQL's processes share memory there
needShared(16, 'PostgreSQL needs');

const root = path.resolve(__dirname, '..');
// Packages that ship only ES modules.
const ESM_PACKAGES = 'apollo-upload-client|extract-files|is-plain-obj|d3-[a-z-]+|internmap|delaunator|robust-predicates';

// A test that loops must fail alone and early: a worker may hold this much and no more (the whole suite needs a third
// of it), then it is ended.
process.execArgv.push('--max-old-space-size=1600');

const common = {
  rootDir: root,
  cacheDirectory: cacheFolder(),
  runtime: path.join(__dirname, 'support/compiled-once-runtime.cjs'),
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: { '^.+\\.(ts|tsx|mjs|js)$': ['@swc/jest', { ...swc, swcrc: false, configFile: false }] },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testPathIgnorePatterns: ['/node_modules/', ...leftOut],
};

const node = (name, more = {}) => ({
  ...common,
  displayName: name,
  testEnvironment: '<rootDir>/tests/support/shared-environment.cjs',
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
  setupFiles: ['reflect-metadata'],
  ...more,
});

const postgres = {
  globalSetup: '<rootDir>/tests/support/global-setup.cjs',
  globalTeardown: '<rootDir>/tests/support/global-teardown.cjs',
};

const isFullChaos = process.env.CHAOS === 'full';

/** A project whose files start browsers or servers; none where this run has nothing of it. */
function heavy(name, more, folders = '**/') {
  const testMatch = testMatchOf(name, `<rootDir>/tests/${name}/${folders}*.test.ts`);
  return testMatch.length > 0 ? [node(name, { ...more, testMatch })] : [];
}

module.exports = {
  rootDir: root,
  // a watchman that is installed and fails ends a run before its first test, and the exit code says nothing
  watchman: false,
  cacheDirectory: common.cacheDirectory,
  testTimeout: 30_000,
  reporters: ['default', '<rootDir>/tests/support/rerun-reporter.cjs', '<rootDir>/tests/support/whole-run-reporter.cjs'],
  // browsers, servers and timers are waited for: two workers leave a quarter of two processors idle
  maxWorkers: 3,
  testSequencer: '<rootDir>/tests/support/mixed-sequencer.cjs',
  // screens leave some 40 MB behind each: a full heap costs more time to collect than a new worker does to start
  workerIdleMemoryLimit: '700MB',
  projects: [
    node('rules'),
    node('architecture'),
    node('api', postgres),
    node('rest', postgres),
    {
      ...common,
      displayName: 'screens',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/screens/**/*.test.tsx', '<rootDir>/tests/screens/**/*.test.ts'],
      setupFiles: ['<rootDir>/tests/screens/support/polyfills.cjs'],
      setupFilesAfterEnv: ['<rootDir>/tests/screens/support/setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tests/screens/support/empty.cjs',
        '^@fontsource': '<rootDir>/tests/screens/support/empty.cjs',
        // the theme needs one function of it; its root would load every component's machine
        '^@ark-ui/react$': '<rootDir>/tests/screens/support/ark-root.cjs',
        // @nivo/core 0.99 requires it without ".default", and jsdom has no layout
        '^react-virtualized-auto-sizer$': '<rootDir>/tests/screens/support/auto-sizer.cjs',
      },
    },
    ...heavy('run', { ...postgres, globalSetup: '<rootDir>/tests/run/support/global-setup.cjs' }),
    // one failure after another is `npm run chaos`; here what needs the programs of npm alone, and a minute
    ...heavy('chaos', isFullChaos ? postgres : {}, isFullChaos ? '**/' : ''),
    ...heavy('e2e', {
      globalSetup: '<rootDir>/tests/e2e/support/global-setup.cjs',
      globalTeardown: '<rootDir>/tests/e2e/support/global-teardown.cjs',
    }),
  ],
};
