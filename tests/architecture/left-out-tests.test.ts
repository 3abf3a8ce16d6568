/** No test is left out without a reason, and none states nothing. */
import { leftOutTests, testsWithoutAssertion } from './checks/left-out-tests';
import { plant, readSources } from './checks/source-tree';

const files = readSources();
const name = 'tests/rules/x.test.ts';

it('no test is left out', () => {
  expect(leftOutTests(files)).toEqual([]);
});

it.each([
  ['it.only', 'only'],
  ['describe.only', 'only'],
  ['it.only.each([1])', 'only'],
  ["it['only']", 'only'],
  ["it['skip']", 'skip'],
  ['test.todo', 'todo'],
  ['xit', 'xit'],
  ['xit.each`a`', 'xit'],
  ['xtest', 'xtest'],
  ['xdescribe', 'xdescribe'],
  ['fit', 'fit'],
  ['fdescribe', 'fdescribe'],
])('a planted test that leaves some out is caught: %s', (call, word) => {
  expect(leftOutTests(plant(new Map(), name, `${call}('title', () => { expect(1).toBe(1); });`))).toEqual([
    `${name}: ${word} leaves tests out`,
  ]);
});

it.each([
  ["it.failing('title', () => { expect(1).toBe(2); })", 'failing'],
  ["test.failing.each([1])('title', () => { expect(1).toBe(2); })", 'failing'],
  ['jest.retryTimes(2)', 'retryTimes'],
  ['expect(1).toMatchSnapshot()', 'toMatchSnapshot'],
  ['expect(1).not.toMatchInlineSnapshot()', 'toMatchInlineSnapshot'],
  ['expect(read).rejects.toThrowErrorMatchingSnapshot()', 'toThrowErrorMatchingSnapshot'],
])('a planted test that passes though it fails is caught: %s', (text, word) => {
  expect(leftOutTests(plant(new Map(), name, text))).toEqual([`${name}: ${word} lets a test pass that fails`]);
});

it('a choice is no test that is left out', () => {
  expect(leftOutTests(plant(new Map(), name, `(has ? it : it['skip'])('title', () => {}); const fit = 1;`))).toEqual([]);
});

it('every test states something', () => {
  expect(testsWithoutAssertion(files)).toEqual([]);
});

it.each([
  ['it', '() => undefined'],
  ['it', 'async () => { await read(); }'],
  ['it.each([1])', '(n) => { read(n); }'],
])('a planted test that states nothing is caught: %s %s', (call, callback) => {
  const text = `const read = () => 1; ${call}('title', ${callback});`;
  expect(testsWithoutAssertion(plant(new Map(), name, text))).toEqual([`${name}: "title" states nothing`]);
});

it.each([
  'const check = (n) => expect(n).toBe(1); const inner = () => check(1); it("title", () => inner());',
  'it("title", () => { throw new Error(); });',
  'it("title", () => fc.assert(fc.property()));',
  'function check() { throw new Error(); } it("title", check);',
])('a planted test that states something is let through: %s', (text) => {
  expect(testsWithoutAssertion(plant(new Map(), name, text))).toEqual([]);
});
