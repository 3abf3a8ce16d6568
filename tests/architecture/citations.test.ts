/** Reasons can be opened: no comment and no document cites a file or a section that is not in the repository. */
import fs from 'node:fs';
import path from 'node:path';
import { brokenCitations } from './checks/citations';
import { plant, readSources, root } from './checks/source-tree';

const skipped = new Set(['.git', '.data', 'node_modules', 'dist']);
const pages = ['README.md', 'ARCHITECTURE.md', 'CONTEXT.md', 'CHANGELOG.md', 'docker-compose.yml'];

function pathsBelow(folder: string): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (skipped.has(entry.name)) return [];
    return entry.isDirectory() ? [name, ...pathsBelow(name)] : [name];
  });
}

const known = new Set(pathsBelow(''));
const documents = [...known].filter((name) => pages.includes(name) || (name.startsWith('docs/') && name.endsWith('.md')));
const files = new Map(readSources());
for (const name of documents) files.set(name, fs.readFileSync(path.join(root, name), 'utf8'));

/** Written so that this file itself cites nothing. */
const slashes = '//';

describe('citations', () => {
  it('lead to files of the repository', () => {
    expect(brokenCitations(files, known)).toEqual([]);
    expect(documents.length).toBeGreaterThan(10);
  });

  it('the index of decisions lists each', () => {
    const decisions = documents.filter((name) => /^docs\/decisions\/\d{4}-/.test(name)).map((name) => path.basename(name));
    const listed = [...(files.get('docs/decisions/README.md') ?? '').matchAll(/^\| \[\d{4}\]\((\d{4}-[^)]*)\)/gm)].map(([, file]) => file);
    expect(listed).toEqual(decisions.toSorted());
  });

  it.each([
    ['server/platform/x.ts', '/** Codes live five minutes (handbook.md "Codes"). */'],
    ['client/ui/x.tsx', `const late = 1; ${slashes} see server/platform/nowhere.ts`],
    ['schema/values/x.ts', `export const days = 7; ${slashes} §9`],
    ['tests/api/x.test.ts', '/** The messages of section 5. */'],
    ['docs/x.md', 'As [the plan](plan.md) has it.'],
  ])('a planted one in %s is caught', (name, text) => {
    expect(brokenCitations(plant(new Map(), name, text), known)).toHaveLength(1);
  });

  it.each([
    ['server/platform/x.ts', '/** As docs/product.md lists them; env.ts reads the settings, every *.service.ts uses them. */'],
    ['server/platform/x.ts', "export const url = 'https://elsewhere.example/handbook.md';"],
    ['docs/x.md', `\`\`\`ts\n${slashes} haatbar.ts\n\`\`\`\n`],
  ])('and what can be opened is let through', (name, text) => {
    expect(brokenCitations(plant(new Map(), name, text), known)).toEqual([]);
  });
});
