/**
 * Queues that all senders share: each is in the table of docs/security.md, with the part that one sender can take.
 */
import { readFileSync } from 'node:fs';
import { plant, readSources } from './checks/source-tree';

const QUEUE = /\bnew (?:Keyed)?Gate\(|\bclass \w*(?:Places|Turns) /;
/** Declares the queues that others make. */
const DECLARES = 'server/platform/security/gate.ts';

const sharing = (files: ReadonlyMap<string, string>): string[] =>
  [...files].filter(([name, text]) => name.startsWith('server/') && name !== DECLARES && QUEUE.test(text)).map(([name]) => name);

const files = readSources();

it('every queue is in the table of docs/security.md, and the table names no other', () => {
  const [, section = ''] = /\n## What a sender can take[^\n]*\n([^]*?)\n## /.exec(readFileSync('docs/security.md', 'utf8')) ?? [];
  const described = [...section.matchAll(/^\| `(server\/[^`]+)`/gm)].map(([, name = '']) => name);
  const queues = sharing(files);
  expect(queues.length).toBeGreaterThan(5);
  expect(described.toSorted()).toEqual(queues.toSorted());
});

it('a queue that is planted is found', () => {
  const queues = sharing(plant(files, 'server/platform/new.ts', 'const gate = new Gate(2, 50);'));
  expect(queues).toContain('server/platform/new.ts');
});
