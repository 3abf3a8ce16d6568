/** Documents can be read: short lines, short pages, and lists that agree with the folders they describe. */
import fs from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { longLines } from './checks/document-shape';
import { moduleLine } from './checks/import-lines';
import { root } from './checks/source-tree';

const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const foldersIn = (name: string) =>
  fs
    .readdirSync(path.join(root, name), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const docs = fs.readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const pages = ['README.md', 'ARCHITECTURE.md', 'CONTEXT.md', 'CHANGELOG.md', ...docs.map((name) => `docs/${name}`)];
const architecture = read('ARCHITECTURE.md');
const changes = read('CHANGELOG.md');
const SESSIONS = 'For sessions of people, not for API keys';
/** The groups of a version, in their order: what breaks, for whom the rest is, and the table of renames. */
const FOR_PROGRAMS = ['Breaking', 'For partners', "For buyers' programs", "For sellers' programs"];
const GROUPS = [...FOR_PROGRAMS, SESSIONS, 'For admins', 'For operators', 'Renames'];

describe('documents', () => {
  it('have no line above 300 characters, tables and blocks of code left out', () => {
    expect(pages.flatMap((name) => longLines(name, read(name)))).toEqual([]);
    expect(pages.length).toBeGreaterThan(100);
  });

  it.each([
    ['ARCHITECTURE.md', 10],
    ['docs/performance.md', 15],
  ])('%s has at most %i KB', (name, kilobytes) => {
    expect(fs.statSync(path.join(root, name)).size).toBeLessThanOrEqual(kilobytes * 1024);
  });

  it('a planted long line is caught, and a long row of a table is not', () => {
    const long = 'word '.repeat(61);
    expect(longLines('docs/x.md', `# X\n\n${long}`)).toEqual(['docs/x.md:3 has 305 characters']);
    expect(longLines('docs/x.md', `| ${long} |\n\n\`\`\`\n${long}\n\`\`\`\n`)).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  it('states one invariant of each module, in the order of their line', () => {
    const stated = [...architecture.matchAll(/^- `([a-z]+)` Invariant: \S/gm)].map(([, name]) => name);
    expect(stated).toEqual(moduleLine.flat());
  });

  it('lists every folder of the platform and of the tests', () => {
    const [, platform = ''] = /no knowledge of farming: ([^]*?)\n {2}modules\//.exec(architecture) ?? [];
    expect(platform.split(/\s+/)).toEqual(foldersIn('server/platform').toSorted());
    const [, tests = ''] = /^tests\/ +(.*)$/m.exec(architecture) ?? [];
    expect(tests.match(/[a-z0-9]+(?:-[a-z]+)*/g)).toEqual(expect.arrayContaining(foldersIn('tests')));
  });

  it('and the README name what a change must pass, and every project of the tests', () => {
    const projects = [...read('tests/jest.config.cjs').matchAll(/(?:node\(|heavy\(|displayName: )'(\w+)'/g)].map(([, name]) => name);
    const [, listed = ''] = /one project of the tests \(`([^`]*)`\)/.exec(read('README.md')) ?? [];
    expect(listed.split(' ')).toEqual(projects);
    for (const page of ['README.md', 'ARCHITECTURE.md']) expect(read(page)).toContain('`.ci/run`');
  });
});

describe('CHANGELOG.md', () => {
  it('has groups of known names, each once in a version and in one order', () => {
    const versions = changes.split(/^## /m).slice(1);
    const groups = versions.map((text) => [...text.matchAll(/^### (.*)$/gm)].map(([, title = '']) => title));
    expect(versions.length).toBeGreaterThan(0);
    for (const titles of groups) expect(titles).toEqual(GROUPS.filter((name) => titles.includes(name)));
  });

  it('has one line of at most 200 characters for each entry', () => {
    const entries = changes.split('\n').filter((line) => line.startsWith('- '));
    expect(entries.filter((line) => line.length > 200)).toEqual([]);
    expect(changes.match(/^ +\S/gm)).toBeNull();
    expect(entries.length).toBeGreaterThan(20);
  });

  it('says of an operation that it is for sessions only where no key may call it', () => {
    const schema = buildSchema(read('schema/schema.graphql'));
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const isForKeys = (name: string) => roots.some((root) => root?.getFields()[name]?.description?.includes('Key: '));
    const namesOf = (text: string) => [...text.matchAll(/`(\w+)[^`]*`/g)].map(([, name = '']) => name);
    const lines = changes.split('\n').filter((line) => line.startsWith('- '));
    const told = lines.flatMap((line) => line.split(/[.;] /)).filter((part) => part.includes('(sessions only'));
    expect(told.length).toBeGreaterThan(5);
    expect(told.flatMap(namesOf).filter(isForKeys)).toEqual([]);
    const [, ofSessions = ''] = changes.split(`### ${SESSIONS}\n`);
    const first =
      ofSessions
        .split('\n###')[0]
        ?.split('\n- ')
        .flatMap((line) => namesOf(line).slice(0, 1)) ?? [];
    expect(first.length).toBeGreaterThan(20);
    expect(first.filter(isForKeys)).toEqual([]);
    expect(lines.filter((line) => /^- (Admins|Operators): /.test(line))).toEqual([]);
  });

  it('gives each version its day', () => {
    const heads = [...changes.matchAll(/^## (.*)$/gm)].map(([, head = '']) => head);
    expect(heads.filter((head) => head !== 'Unreleased' && !/^\d+\.\d+\.\d+ \(\d{4}-\d{2}-\d{2}\)$/.test(head))).toEqual([]);
  });
});
