/**
 * Old processes work on the new tables while a release is rolled out: migrations add, and take nothing away that is
 * read. docs/operations/upgrades.md
 */
import fs from 'node:fs';

/** The rule holds for migrations after this time. */
const SINCE = 1_764_402_000_000;
/**
 * A migration that needs all processes stopped says so, and an earlier version refuses to start after it. The release
 * notes say so as well.
 */
const NEEDS_STOP = /^  readonly needsStop = true;$/m;

const TAKES_AWAY = [
  /\bDROP\s+TABLE\b/i,
  /\bDROP\s+(?:COLUMN\s+)?(?!AS\b|CONSTRAINT\b|INDEX\b|DEFAULT\b|NOT\b|TRIGGER\b|FUNCTION\b|POLICY\b|IDENTITY\b|EXPRESSION\b|TABLE\b)\w+/i,
  /\bRENAME\b/i,
  /\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT\b)\w+\s+[^,;]*\bNOT\s+NULL\b(?![^,;]*\b(?:DEFAULT|GENERATED)\b)(?<!\bDEFAULT\b[^,;]*)/i,
];

/** Reports whether `up` removes something that processes of the version before need. */
function takesAway(text: string): boolean {
  const up = text.replace(/async down\([^]*?(?:\n {2}\}\n|$)/, ''); // statements may stand as constants beside the class
  return TAKES_AWAY.some((pattern) => pattern.test(up));
}

it('migrations only add, or need all processes stopped', () => {
  const files = fs.readdirSync('migrations').filter((file) => Number(/^(\d{13})-/.exec(file)?.[1] ?? 0) > SINCE);
  const wrong = files.filter((file) => {
    const text = fs.readFileSync(`migrations/${file}`, 'utf8');
    return takesAway(text) !== NEEDS_STOP.test(text);
  });
  expect(wrong).toEqual([]);
});

it('a migration that needs all processes stopped is named for operators', () => {
  const pages = ['CHANGELOG.md', 'docs/operations/upgrades.md'].map((page) => fs.readFileSync(page, 'utf8'));
  const stopping = fs.readdirSync('migrations').flatMap((file) => {
    const text = fs.readFileSync(`migrations/${file}`, 'utf8');
    return NEEDS_STOP.test(text) ? [/^export class (\w+)/m.exec(text)?.[1] ?? file] : [];
  });
  expect(stopping.length).toBeGreaterThan(0);
  expect(stopping.filter((name) => !pages.every((page) => page.includes(name)))).toEqual([]);
});

const up = (statement: string) => `async up(db) { await db.query(\`${statement}\`); } async down(db) { await db.query('DROP TABLE x'); }`;

it.each([
  ['ALTER TABLE users DROP COLUMN name', true],
  ['ALTER TABLE users DROP name, ADD other text', true],
  ['DROP TABLE users', true],
  ['ALTER TABLE users RENAME name TO title', true],
  ['ALTER TABLE users ALTER name TYPE text', true],
  ['ALTER TABLE users ALTER COLUMN name SET NOT NULL', true],
  ['ALTER TABLE users ADD nick text NOT NULL', true],
  ["ALTER TABLE users ADD nick text NOT NULL DEFAULT ''", false],
  ["ALTER TABLE users ADD nick text DEFAULT '' NOT NULL", false],
  ['ALTER TABLE users ADD nick text', false],
  ['ALTER TABLE users DROP CONSTRAINT users_name_check', false],
  ['DROP INDEX users_name', false],
  ['CREATE TABLE nicks (id uuid PRIMARY KEY, name text NOT NULL)', false],
])('%s takes away: %s', (statement, expected) => {
  expect(takesAway(up(statement))).toBe(expected);
});
