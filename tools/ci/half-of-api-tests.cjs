/**
 * Prints every second test file of the API, by name: they run without what exists for speed. The long ones are left
 * out, and the tests of stored reads, which exist for speed.
 */
const fs = require('node:fs');
const path = require('node:path');
const { LONG } = require('../../tests/support/every-run.cjs');

const files = fs
  .readdirSync('tests/api', { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('tests/api', name.split(path.sep).join('/')))
  .filter((name) => name.endsWith('.test.ts') && !LONG.includes(name))
  .sort();
if (files.length === 0) throw new Error('There is no test of the API.');
const half = files.filter((_name, at) => at % 2 === 0);
console.log(half.filter((name) => !name.startsWith('tests/api/reads/')).join('\n'));
