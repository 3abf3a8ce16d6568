/** These tests verify that every package in production has a licence that allows it. */
import fs from 'node:fs';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly license?: string; readonly dev?: boolean }>>;
}
const { violations } = require('../../tools/ci/licences.cjs') as { violations: (lock: Lock) => string[] };

it('every package of the lock file has one of the list', () => {
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as Lock;
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
  expect(violations(lock)).toEqual([]);
});

it.each([
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['LGPL-3.0-or-later', false],
  ['MPL-2.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  [undefined, false],
  ['(MIT AND GPL-2.0-only)', false],
  ['(MIT OR GPL-2.0-only)', true],
  ['Apache-2.0', true],
])('of what is shipped, %s is accepted: %s', (license, isAccepted) => {
  const lock = { packages: { '': {}, 'node_modules/a/node_modules/planted': license === undefined ? {} : { license } } };
  expect(violations(lock)).toEqual(isAccepted ? [] : [`planted: ${license ?? 'no licence'}`]);
});

it('tools may ask for changes of their own files', () => {
  expect(violations({ packages: { 'node_modules/tool': { license: 'MPL-2.0', dev: true } } })).toEqual([]);
});
