/** Two reading statements sent as one return what each returns alone. */
import { column, columns, int, selection, text } from '../../../server/platform/db/columns';
import { records } from '../../../server/platform/db/sql';
import { rowsBeside } from '../../../server/platform/db/rows-beside';
import { startTestApp, type TestApp } from '../../support/app';

const total = columns({ total: column('count(*)::int', int) });
const named = columns({ name: column('name', text), length: column('length(name)', int) });
const TOTAL = (list: string) => `SELECT ${list} FROM generate_series(1, $1::int) HAVING count(*) > $2::int`;
const NAMED = (list: string) => `SELECT ${list} FROM unnest($1::text[]) name WHERE length(name) < $2::int`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const both = (upTo: number, names: readonly string[]) =>
  rowsBeside(selection(total, TOTAL, [upTo, 2]), selection(named, NAMED, [names, 6]));

async function found(upTo: number, names: readonly string[]) {
  const statement = both(upTo, names);
  return statement.read(await records(app.db, statement.text, statement.params));
}

it.each([
  ['several rows', ['rice', 'mango', 'potatoes'], ['rice', 'mango']],
  ['no row', ['potatoes'], []],
])('%s beside the one', async (_what, names, expected) => {
  expect(await found(3, names)).toEqual({ one: [{ total: 3 }], rows: expected.map((name) => ({ name, length: name.length })) });
});

it('without the one row nothing is found', async () => {
  expect(await found(2, ['rice'])).toEqual({ one: [], rows: [] });
});

it('the same two statements have the same text, by which it is prepared', () => {
  const [first, second] = [both(3, ['rice']), both(4, ['mango'])];
  expect(second.text).toBe(first.text);
  expect(second.params).toEqual([4, 2, ['mango'], 6]);
});
