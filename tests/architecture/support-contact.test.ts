/** No one else's hotline and no invented address is presented as ours: how users reach support is a setting. */
import fs from 'node:fs';
import path from 'node:path';
import { readSources, root } from './checks/source-tree';

/**
 * The government's Krishi Call Centre, in both scripts, and the address that was never ours; written in parts so that
 * this file passes.
 */
const notOurs = [['161', '23'].join(''), ['১৬১', '২৩'].join(''), ['help@haatbar', 'example'].join('.')];
const pages = ['README.md', 'CHANGELOG.md', 'client/index.html'];
const docs = fs.readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));

it('no file offers a hotline or an address that is not ours', () => {
  const texts = new Map(readSources());
  for (const name of [...pages, ...docs.map((doc) => `docs/${doc}`)]) texts.set(name, fs.readFileSync(path.join(root, name), 'utf8'));
  const found = [...texts].filter(([, text]) => notOurs.some((one) => new RegExp(`(?<![0-9০-৯a-f])${one}(?![0-9০-৯a-f])`).test(text)));
  expect(found.map(([name]) => name)).toEqual([]);
});
