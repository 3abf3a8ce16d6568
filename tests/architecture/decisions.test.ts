/** Decisions say whether they hold, and what was decided since can be found from the old and from the new one. */
import fs from 'node:fs';
import path from 'node:path';
import { brokenDecisions, decisionsOf, staleCitations } from './checks/decisions';
import { plant, readSources, root } from './checks/source-tree';

const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const folder = 'docs/decisions';
const decisions = new Map(fs.readdirSync(path.join(root, folder)).map((name) => [`${folder}/${name}`, read(`${folder}/${name}`)]));
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTEXT.md', 'CHANGELOG.md', 'docs/performance.md', 'docs/product.md'];

describe('decisions', () => {
  it('have a status, links both ways, and a row of the index', () => {
    expect(brokenDecisions(decisions)).toEqual([]);
    expect(decisionsOf(decisions).size).toBeGreaterThan(100);
  });

  it('that are replaced are cited by no code and by no document', () => {
    const files = new Map([...readSources(), ...documents.map((name) => [name, read(name)] as const), ...decisions]);
    expect(staleCitations(files)).toEqual([]);
  });
});

describe('a planted violation is caught', () => {
  const index = (rows: string) => `| number | decision | status |\n| --- | --- | --- |\n${rows}`;
  const older = (status: string) => `# 0001 Old\n\n${status}\n\n## Context\n`;
  const newer = (more: string) => `# 0002 New\n\nStatus: accepted\n\n${more}## Context\n`;
  const bothAccepted = '| [0001](0001-old.md) | Old | accepted |\n| [0002](0002-new.md) | New | accepted |';
  const broken = (first: string, second: string, rows: string) =>
    brokenDecisions(
      new Map([
        [`${folder}/0001-old.md`, first],
        [`${folder}/0002-new.md`, second],
        [`${folder}/README.md`, index(rows)],
      ]),
    );
  const replacedRows = '| [0001](0001-old.md) | Old | replaced by [0002](0002-new.md) |\n| [0002](0002-new.md) | New | accepted |';

  it.each([
    ['no status', older('Status unknown'), newer(''), bothAccepted, 'has no status'],
    ['a status of its own', older('Status: proposed'), newer(''), bothAccepted, 'has no status'],
    ['no link back to what is replaced', older('Status: replaced by [0002](0002-new.md)'), newer(''), replacedRows, 'has no link back'],
    [
      'no link on to what replaces',
      older('Status: accepted'),
      newer('Replaces [0001](0001-old.md).\n\n'),
      bothAccepted,
      'has no link back',
    ],
    [
      'no link back to what is changed',
      older('Status: accepted, changed by [0002](0002-new.md)'),
      newer(''),
      bothAccepted,
      'has no link back',
    ],
    ['no link on to what changes', older('Status: accepted'), newer('Changes [0001](0001-old.md).\n\n'), bothAccepted, 'has no link back'],
    ['a link that goes nowhere', older('Status: replaced by [0003](0003-gone.md)'), newer(''), replacedRows, 'leads nowhere'],
    ['a link of another number', older('Status: accepted'), `${newer('')}See [0003](0001-old.md).`, bothAccepted, 'names another number'],
    ['an index with another status', older('Status: accepted'), newer(''), replacedRows, 'is not in the index'],
  ])('%s', (_what, first, second, rows, message) => {
    expect(broken(first, second, rows).join('\n')).toContain(message);
  });

  it('and what holds is let through', () => {
    expect(
      broken(older('Status: accepted, changed by [0002](0002-new.md)'), newer('Changes [0001](0001-old.md).\n\n'), bothAccepted),
    ).toEqual([]);
    expect(broken(older('Status: replaced by [0002](0002-new.md)'), newer('Replaces [0001](0001-old.md).\n\n'), replacedRows)).toEqual([]);
  });

  it('a comment that cites what is replaced', () => {
    const files = plant(decisions, 'server/platform/x.ts', '/** Why: docs/decisions/0111. */');
    expect(staleCitations(files)).toEqual(['server/platform/x.ts cites 0111']);
  });
});
