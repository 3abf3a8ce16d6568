/** The tests of what is mutated, without the cache of compiled modules, for Stryker. */
const path = require('node:path');
const { projects } = require('../jest.config.cjs');
const { tests } = require('./groups.cjs');

const { runtime: _, displayName: __, ...rules } = projects.find(({ displayName }) => displayName === 'rules');

module.exports = {
  ...rules,
  rootDir: path.resolve(__dirname, '../..'),
  roots: ['<rootDir>/tests/rules', '<rootDir>/schema', '<rootDir>/server'],
  testMatch: tests.map((name) => `<rootDir>/tests/rules/${name}.test.ts`),
  testTimeout: 30_000,
};
