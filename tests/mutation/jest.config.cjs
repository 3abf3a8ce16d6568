/**
 * The tests of what is mutated, for Stryker: without the cache of compiled modules, and so without the environment that
 * is shared by the tests of a worker, which needs it.
 */
const path = require('node:path');
const { projects } = require('../jest.config.cjs');
const { tests } = require('./groups.cjs');

const { runtime: _, displayName: __, testEnvironment: ___, ...rules } = projects.find(({ displayName }) => displayName === 'rules');

module.exports = {
  ...rules,
  watchman: false,
  testEnvironment: 'node',
  rootDir: path.resolve(__dirname, '../..'),
  roots: ['<rootDir>/tests/rules', '<rootDir>/schema', '<rootDir>/server'],
  testMatch: tests.map((name) => `<rootDir>/tests/rules/${name}.test.ts`),
  testTimeout: 30_000,
};
