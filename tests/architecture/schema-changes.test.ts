/** Clients of the last release go on working, or the change log shows where they do not. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { breakingChanges, newestRelease, unannounced } from '../../server/app/commands/schema-changes';
import { root } from './checks/source-tree';

const read = (...parts: string[]) => readFileSync(path.join(root, ...parts), 'utf8');
const schema = read('schema', 'schema.graphql');

it('breaks no client of the last release [H3]', () => {
  const { status, stderr } = spawnSync(process.execPath, ['-r', './tools/build/register.cjs', 'server/app/commands/schema-check.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('the command ends with 1 and says what went, until the change log owns up to it [H3]', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'haatbar-schema-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const check = () => {
    const command = ['-r', path.join(root, 'tools/build/register.cjs'), path.join(root, 'server/app/commands/schema-check.ts')];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
    return { status, stderr };
  };
  mkdirSync(path.join(folder, 'schema', 'releases'), { recursive: true });
  write('schema/releases/1.0.0.graphql', schema);
  write('schema/schema.graphql', schema.replace(/^ {2}"""[^"]*"""\n {2}marketFigures: .*\n/m, ''));
  write('CHANGELOG.md', '## Unreleased\n');
  expect(check()).toEqual({
    status: 1,
    stderr: expect.stringContaining('breaks clients of 1.0.0: Query.marketFigures was removed.') as unknown,
  });
  write('CHANGELOG.md', '## Unreleased\n\n### Breaking\n\n- Query.marketFigures was removed.\n');
  expect(check()).toEqual({ status: 0, stderr: '' });
  rmSync(folder, { recursive: true });
});

it.each([
  ['a field that goes', (sdl: string) => sdl.replace(/^ {2}"""[^"]*"""\n {2}marketFigures: .*\n/m, '')],
  ['an argument that becomes needed', (sdl: string) => sdl.replace('sort: ProductSort\n', 'sort: ProductSort!\n')],
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
