/** Clients of the last release keep working, or the change log says where they do not. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { breakingChanges, newestRelease, unannounced } from '../../server/app/schema-changes';
import { root } from './checks/source-tree';

const read = (...parts: string[]) => readFileSync(path.join(root, ...parts), 'utf8');
const schema = read('schema', 'schema.graphql');

it('H3 breaks no client of the last release', () => {
  const { status, stderr } = spawnSync(process.execPath, ['-r', './server/register.cjs', 'server/app/schema-check.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it.each([
  ['a field that goes', (sdl: string) => sdl.replace(/^ {2}"""[^"]*"""\n {2}marketFigures: .*\n/m, '')],
  ['an argument that becomes needed', (sdl: string) => sdl.replace('sort: ProductSort = NEWEST', 'sort: ProductSort!')],
  ['an answer that may now be null', (sdl: string) => sdl.replace('marketFigures: MarketFigures!', 'marketFigures: MarketFigures')],
])('would tell of %s', (_what, change) => {
  const changed = change(schema);
  expect(changed).not.toBe(schema);
  const found = breakingChanges(schema, changed);
  expect(found).toHaveLength(1);
  expect(unannounced(found, '')).toEqual(found);
  expect(unannounced(found, `### Breaking\n- ${found[0]}`)).toEqual([]);
});

it('says nothing of what is only added', () => {
  expect(breakingChanges(schema, schema.replace('type MarketFigures {', 'type MarketFigures {\n  more: Int'))).toEqual([]);
});

it('takes the newest release by its number', () => {
  expect(newestRelease(['1.2.0.graphql', '1.10.0.graphql', 'README.md', '0.9.0.graphql'])).toBe('1.10.0.graphql');
  expect(readdirSync(path.join(root, 'schema', 'releases'))).toContain(newestRelease(readdirSync(path.join(root, 'schema', 'releases'))));
});
