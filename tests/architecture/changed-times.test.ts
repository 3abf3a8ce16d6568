/**
 * Programs that synchronise by time miss a change that sets no time. So a statement that raises a version also sets the
 * time of the change.
 */
import { readSources } from './checks/source-tree';

/** SET clauses of a text (one ends where the next clause begins) that raise a version and set no time. */
function timeless(text: string): string[] {
  const clauses = text.split(/\bSET\b/).slice(1);
  return clauses
    .map((clause) => clause.split(/\b(?:WHERE|FROM|RETURNING)\b/)[0] ?? '')
    .filter((clause) => /\bversion = (?:\w+\.)?version \+/.test(clause) && !/\b(?:updated_at|changed_at) = /.test(clause));
}

it('a statement that raises a version sets the time of the change', () => {
  const statements = [...readSources()].filter(([name]) => name.startsWith('server/') && /\.(store|query)\.ts$/.test(name));
  expect(statements.length).toBeGreaterThan(50);
  expect(statements.flatMap(([name, text]) => timeless(text).map((clause) => `${name}: ${clause.trim()}`))).toEqual([]);
});

it('a planted statement without a time is caught', () => {
  expect(timeless('UPDATE products SET version = version + 1 WHERE id = $1')).toHaveLength(1);
  expect(timeless('UPDATE products SET version = version + 1, updated_at = now() WHERE id = $1')).toEqual([]);
  expect(timeless("DO UPDATE SET version = post.version + 1 WHERE post.state = 'PAUSED'")).toHaveLength(1);
});
