/**
 * Prints about half of the test files of the API: they run without what exists for speed. A file's name alone decides,
 * so that a new file does not exchange the halves. With `other`, prints the rest. The long files are left out, and the
 * tests of stored reads, which exist for speed.
 */
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { LONG } = require('../../tests/support/every-run.cjs');

const files = fs
  .readdirSync('tests/api', { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('tests/api', name.split(path.sep).join('/')))
  .filter((name) => name.endsWith('.test.ts') && !LONG.includes(name) && !name.startsWith('tests/api/reads/'))
  .sort();
const isFirstHalf = (name) => (createHash('sha256').update(name).digest()[0] ?? 0) % 2 === 0;
const wantsFirst = process.argv[2] !== 'other';
const half = files.filter((name) => isFirstHalf(name) === wantsFirst);
if (half.length === 0) throw new Error('There is no test of the API.');
console.log(half.join('\n'));
