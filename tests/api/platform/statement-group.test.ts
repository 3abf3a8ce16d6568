/**
 * Statements that travel together: what they return, what follows one that fails, and that a connection remains usable.
 */
import type { DataSource, EntityManager } from 'typeorm';
import { selection } from '../../../server/platform/db/columns';
import { together } from '../../../server/platform/db/sql';
import {
  afterCommit,
  beforeCommit,
  endTogether,
  inTransaction,
  inTransactionFrom,
  sqlState,
} from '../../../server/platform/db/transaction';
import { startTestApp, type TestApp } from '../../support/app';
import { rows } from '../../support/sql';

let app: TestApp;
let db: DataSource;

beforeAll(async () => {
  app = await startTestApp();
  ({ db } = app);
  await db.query('CREATE TABLE numbers (n int PRIMARY KEY CHECK (n < 100))');
});
beforeEach(() => db.query('TRUNCATE numbers'));
afterAll(() => app.stop());

const ADD = 'INSERT INTO numbers SELECT unnest($1::int[]) RETURNING n';
const SUM = 'SELECT coalesce(sum(n), 0)::int + $1::int AS sum FROM numbers';
const add = (...n: number[]) => ({ text: ADD, params: [n] });
const sum = { text: SUM, params: [0] };
const stored = async () => (await db.query<{ n: number }[]>('SELECT n FROM numbers ORDER BY n')).map(({ n }) => n);

it('statements that begin a transaction see what those before them wrote, and end with it', async () => {
  for (let time = 1; time <= 5; time++) {
    const found = await inTransactionFrom(db, [add(time), sum], async (_tx, of) => of);
    expect(found).toEqual([[{ n: time }], [{ sum: (time * (time + 1)) / 2 }]]);
  }
  expect(await stored()).toEqual([1, 2, 3, 4, 5]);
});

it('a statement may come twice in a message, also before it is prepared', async () => {
  const text = 'INSERT INTO numbers SELECT unnest($1::int[]) + 0 RETURNING n';
  for (let time = 0; time < 5; time++) {
    const twice = [time * 2, time * 2 + 1].map((n) => ({ text, params: [[n]] }));
    expect(await inTransaction(db, (tx) => together(tx, twice))).toEqual([[{ n: time * 2 }], [{ n: time * 2 + 1 }]]);
  }
});

it('what follows a statement that fails does not run, and nothing of its transaction remains', async () => {
  const broken = inTransactionFrom(db, [add(7), add(7), add(8)], () => Promise.resolve());
  await expect(broken).rejects.toMatchObject({ query: ADD, parameters: [[7]] });
  expect(sqlState(await broken.catch((error: unknown) => error))).toBe('23505');
  const later = inTransaction(db, async (tx) => together(tx, [add(1), add(200), add(2)]));
  expect(sqlState(await later.catch((error: unknown) => error))).toBe('23514');
  expect(await stored()).toEqual([]);
});

it('each connection goes on after a failure, with the statements that were prepared before it and with those that were not', async () => {
  const texts = [1, 2, 3, 4].map((number) => `SELECT n + $1::int + ${number} AS n FROM numbers`);
  const all = texts.map((text) => ({ text, params: [1] }));
  await inTransaction(db, (tx) => together(tx, [add(10)]));
  const failing = (tx: EntityManager) => together(tx, [...all.slice(0, 2), add(10), ...all.slice(2)]);
  const busy = () => Promise.all(Array.from({ length: 20 }, () => inTransaction(db, failing).catch(() => undefined)));
  for (let time = 0; time < 4; time++) {
    await busy();
    const found = await Promise.all(Array.from({ length: 20 }, () => inTransaction(db, (tx) => together(tx, all))));
    for (const of of found) expect(of).toEqual([[{ n: 12 }], [{ n: 13 }], [{ n: 14 }], [{ n: 15 }]]);
  }
});

it('the last statements are committed with their own message, and what waits for the commit follows', async () => {
  const followed: string[] = [];
  const work = inTransactionFrom(db, [add(1)], async (tx) => {
    afterCommit(tx, () => followed.push('committed'));
    const found = await endTogether(tx, [add(2), sum]);
    expect(await stored()).toEqual([1, 2]); // by another connection
    expect(() => beforeCommit(tx, () => Promise.resolve())).toThrow('before its end');
    return found;
  });
  expect(await work).toEqual([[{ n: 2 }], [{ sum: 3 }]]);
  expect(followed).toEqual(['committed']);
});

it('nothing is committed where one of the last statements fails', async () => {
  const followed: string[] = [];
  const work = inTransactionFrom(db, [add(1)], async (tx) => {
    afterCommit(tx, () => followed.push('committed'));
    return endTogether(tx, [add(2), add(200), add(3)]);
  });
  expect(sqlState(await work.catch((error: unknown) => error))).toBe('23514');
  expect(await stored()).toEqual([]);
  expect(followed).toEqual([]);
});

it('what is to be done before the commit is done between the last statements and the commit', async () => {
  await inTransaction(db, async (tx) => {
    beforeCommit(tx, async () => void (await together(tx, [add(3)])));
    await endTogether(tx, [add(2)]);
    expect(await stored()).toEqual([]);
  });
  expect(await stored()).toEqual([2, 3]);
});

it('values arrive as the driver alone would deliver them, before and after a statement is prepared', async () => {
  const text = `SELECT $1::text AS text, $2::int AS number, $3::bool AS flag, $4::jsonb AS json, $5::text[] AS list, $6::timestamptz AS at, $7::bytea AS bytes,
    $8::numeric AS numeric, $9::text AS missing, 12::bigint AS big, ARRAY[1, 2] AS ints`;
  const values = [
    'ধান "১"\\',
    -3,
    true,
    { a: [1, 'b'] },
    ['a,b', '"q"', 'NULL'],
    new Date('2026-03-04T05:06:07.089Z'),
    Buffer.from([0, 255]),
    '12.50',
    null,
  ];
  const [plain] = await db.query<unknown[]>(text, values);
  for (let time = 0; time < 5; time++) expect(await rows(db, text, values)).toEqual([plain]);
  expect(
    await inTransaction(db, (tx) =>
      together(tx, [
        { text, params: values },
        { text: 'SELECT 1 AS one WHERE $1', params: [false] },
      ]),
    ),
  ).toEqual([[plain], []]);
});

it('a value that cannot be written is an error of its statement alone', async () => {
  const unwritable = { toPostgres: () => { throw new Error('no value'); } }; // prettier-ignore
  const work = inTransaction(db, (tx) => together(tx, [add(5), { text: SUM, params: [unwritable] }]));
  await expect(work).rejects.toThrow('no value');
  expect(await stored()).toEqual([]);
  await inTransaction(db, (tx) => together(tx, [add(6)]));
  expect(await stored()).toEqual([6]);
});

it('a selection reads the rows that came for it, and none where it found nothing', () => {
  const list = { sql: 'n', readRow: (record: unknown) => (record as { n: number }).n };
  expect(selection(list, (columns) => `SELECT ${columns} FROM numbers`, [])).toMatchObject({ text: 'SELECT n FROM numbers', params: [] });
  expect(selection(list, String, []).read([{ n: 1 }, { n: 2 }])).toEqual([1, 2]);
  expect(selection(list, String, []).read(undefined)).toEqual([]);
});
