/**
 * An effect returns nothing or its clean-up. Methods that scroll return a promise in newer browsers, which React would
 * call as a clean-up: the screen breaks there, and nowhere else.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isCode, root } from './checks/source-tree';

const RETURNS_SCROLL = /use(?:Layout|Insertion)?Effect\(\s*\(\)\s*=>\s*(?!\{)[^;{]*?\.?\bscroll(?:To|By|IntoView)?\(/;

const files = fs
  .readdirSync(path.join(root, 'client'), { recursive: true, encoding: 'utf8' })
  .filter((name) => isCode(name) && !name.startsWith('generated'));

it('no effect returns what a scrolling method returns', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((name) => RETURNS_SCROLL.test(fs.readFileSync(path.join(root, 'client', name), 'utf8')))).toEqual([]);
});

it.each([
  'useEffect(() => window.scrollTo(0, 0), []);',
  "useLayoutEffect(() => box.current?.scrollIntoView({ block: 'start' }), [shown]);",
  'useEffect(\n  () => document.body.scrollBy(0, 10),\n  [],\n);',
])('%s would', (code) => expect(code).toMatch(RETURNS_SCROLL));

it.each(['useEffect(() => {\n  window.scrollTo(0, 0);\n}, []);', 'useEffect(() => setShown(true), []);\nwindow.scrollTo(0, 0);'])(
  '%s would not',
  (code) => expect(code).not.toMatch(RETURNS_SCROLL),
);
