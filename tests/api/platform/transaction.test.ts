/** Transactions on real PostgreSQL: repeated when it asks for it, with followers that wait for the commit. */
import type { DataSource, Logger } from 'typeorm';
import { createDataSource } from '../../../server/platform/db/data-source';
import { execute } from '../../../server/platform/db/sql';
import { one, rows } from '../../support/sql';
import { afterCommit, inTransaction, sqlState, violatedConstraint } from '../../../server/platform/db/transaction';
import { createTestDatabase, dropTestDatabase } from '../../support/database';

let url: string;
let db: DataSource;

const read = async (key: string): Promise<unknown> =>
  (await one<{ value: unknown }>(db, 'SELECT value FROM platform_settings WHERE key = $1', [key]))?.value;
const SET =
  'INSERT INTO platform_settings (key, value) VALUES ($1, to_jsonb($2::int)) ON CONFLICT (key) DO UPDATE SET value = excluded.value';

beforeAll(async () => {
  url = await createTestDatabase();
  db = await createDataSource({ url, entities: [], migrations: [] }).initialize();
});
afterAll(async () => {
  await db.destroy();
  await dropTestDatabase(url);
});

it('commits what was done, and only then runs the followers', async () => {
  const seen: unknown[] = [];
  const result = await inTransaction(db, async (tx) => {
    afterCommit(tx, () => seen.push('after'));
    await execute(tx, SET, ['kept', 1]);
    seen.push('inside');
    return 'result';
  });
  expect(result).toBe('result');
  expect(seen).toEqual(['inside', 'after']);
  expect(await read('kept')).toBe(1);
});

it('undoes everything and runs no follower when the work fails', async () => {
  const follower = jest.fn();
  const failing = inTransaction(db, async (tx) => {
    afterCommit(tx, follower);
    await execute(tx, SET, ['undone', 1]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await read('undone')).toBeUndefined();
  expect(follower).not.toHaveBeenCalled();
});

it('does not fail a committed transaction for its follower', async () => {
  const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  await inTransaction(db, (tx) => {
    afterCommit(tx, () => {
      throw new Error('the follower fails');
    });
    return execute(tx, SET, ['followed', 1]);
  });
  expect(await read('followed')).toBe(1);
  expect(warn).toHaveBeenCalledWith('Error: the follower fails', expect.objectContaining({ type: 'AfterCommit' }));
  warn.mockRestore();
});

it('repeats a transaction that PostgreSQL chose as the victim of a deadlock', async () => {
  await execute(db, SET, ['first', 0]);
  await execute(db, SET, ['second', 0]);
  const add = 'UPDATE platform_settings SET value = to_jsonb(value::int + 1) WHERE key = $1';
  let arrived = 0;
  let attempts = 0;
  let bothHold: () => void = () => undefined;
  const meeting = new Promise<void>((resolve) => (bothHold = resolve));
  const cross = (one: string, other: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      attempts += 1;
      await execute(tx, add, [one]);
      arrived += 1;
      if (arrived === 2) bothHold();
      await meeting;
      await execute(tx, add, [other]);
    });
  await Promise.all([cross('first', 'second'), cross('second', 'first')]);
  expect(attempts).toBe(3);
  expect([await read('first'), await read('second')]).toEqual([2, 2]);
});

it('gives up after three repetitions, and runs the followers of the last attempt alone', async () => {
  let attempts = 0;
  const failing = inTransaction(db, async (tx) => {
    attempts += 1;
    await rows(tx, `DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`);
  });
  await expect(failing).rejects.toMatchObject({ message: 'again' });
  expect(attempts).toBe(4);
});

it('names the constraint that rejected a row', async () => {
  const twice = execute(db, `INSERT INTO platform_settings (key, value) VALUES ('twice', '1'), ('twice', '2')`);
  const error: unknown = await twice.catch((caught: unknown) => caught);
  expect([sqlState(error), violatedConstraint(error)]).toEqual(['23505', 'platform_settings_pkey']);
});

it('returns the rows of every kind of statement', async () => {
  expect(await rows(db, `INSERT INTO platform_settings (key, value) VALUES ('row', '1') RETURNING key`)).toEqual([{ key: 'row' }]);
  expect(await rows(db, `UPDATE platform_settings SET value = '2' WHERE key = 'row' RETURNING key, value`)).toEqual([
    { key: 'row', value: 2 },
  ]);
  expect(await execute(db, `DELETE FROM platform_settings WHERE key = 'row'`)).toBe(1);
  expect(await one(db, `SELECT key FROM platform_settings WHERE key = 'row'`)).toBeNull();
});

it('ends a statement that runs longer than five seconds', async () => {
  const error: unknown = await rows(db, 'SELECT pg_sleep(7)').catch((caught: unknown) => caught);
  expect(sqlState(error)).toBe('57014');
}, 60_000);

it('plans a statement with parameters once', async () => {
  expect(await one(db, 'SHOW plan_cache_mode')).toEqual({ plan_cache_mode: 'force_generic_plan' });
});

it('is READ COMMITTED by one message to begin with, whatever the database’s own default', async () => {
  await rows(db, `ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET default_transaction_isolation = 'serializable'`);
  const own = await createDataSource({ url, entities: [], migrations: [] }).initialize();
  try {
    const sent: string[] = [];
    const logger = Object.create(own.logger) as Logger;
    logger.logQuery = (query) => void sent.push(query);
    own.logger = logger;
    const isolation = await inTransaction(own, (tx) => one<{ transaction_isolation: string }>(tx, 'SHOW transaction_isolation'));
    expect(isolation).toEqual({ transaction_isolation: 'read committed' });
    expect(sent).toEqual(['START TRANSACTION', 'SHOW transaction_isolation', 'COMMIT']);
  } finally {
    await own.destroy();
  }
});
