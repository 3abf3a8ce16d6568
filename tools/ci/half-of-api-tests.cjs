/** Prints every second test file of the API, by name, without the long ones: they run without what exists for speed. */
const fs = require('node:fs');
const path = require('node:path');
const { LONG } = require('../../tests/support/every-run.cjs');

const files = fs
  .readdirSync('tests/api', { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('tests/api', name.split(path.sep).join('/')))
  .filter((name) => name.endsWith('.test.ts') && !LONG.includes(name))
  .sort();
if (files.length === 0) throw new Error('There is no test of the API.');
console.log(files.filter((_name, at) => at % 2 === 0).join('\n'));
