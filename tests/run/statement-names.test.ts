/**
 * Statements that come again are prepared by name, and behave as those that are not. In an environment of its own:
 * other files use up the names of the process.
 *
 * @jest-environment node
 */
import { QueryFailedError, QueryRunnerAlreadyReleasedError, type EntityManager } from 'typeorm';
import { execute } from '../../server/platform/db/sql';
import { one, rows } from '../support/sql';
import { StatementNames } from '../../server/platform/db/statements/statement-names';
import { inTransaction, sqlState } from '../../server/platform/db/transaction';
import { startTestApp, type TestApp } from '../support/app';
import { countSql } from '../support/count-sql';

const OFTEN = 6;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('names a text from its third use on, always alike, and no more texts than a connection can hold', () => {
  const names = new StatementNames();
  expect([1, 2, 3, 4].map(() => names.nameOf('SELECT $1'))).toEqual([undefined, undefined, expect.any(String), names.nameOf('SELECT $1')]);
  const named = Array.from({ length: 300 }, (_, index) => [1, 2, 3].map(() => names.nameOf(`SELECT $1, ${index}`)).at(-1));
  expect(named.filter(Boolean)).toHaveLength(199);
  expect(new Set(named.filter(Boolean)).size).toBe(199);
});

it('prepares it on the connection, returns rows and counts them', async () => {
  await inTransaction(app.db, async (tx) => {
    for (let use = 0; use < OFTEN; use++) {
      expect(await one(tx, 'SELECT $1::int + 1 AS next', [use])).toEqual({ next: use + 1 });
      expect(await execute(tx, 'UPDATE divisions SET name_en = name_en WHERE id = ANY ($1::int[])', [[1, 2]])).toBe(2);
    }
    expect(await rows(tx, "SELECT statement FROM pg_prepared_statements WHERE statement LIKE 'SELECT $1::int + 1%'")).toHaveLength(1);
  });
});

it('is logged and fails as TypeORM’s own would', async () => {
  const divide = () => rows(app.db, 'SELECT 1 / $1::int', [0]);
  const statements = await countSql(app.db, async () => {
    for (let use = 0; use < OFTEN; use++) {
      const failure: unknown = await divide().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(QueryFailedError);
      expect(sqlState(failure)).toBe('22012');
    }
  });
  expect(statements).toHaveLength(OFTEN);
});

it('is rejected once the transaction has ended', async () => {
  let stored: EntityManager | undefined;
  for (let use = 0; use < OFTEN; use++) {
    await inTransaction(app.db, async (tx) => {
      stored = tx;
      await rows(tx, 'SELECT $1::text', ['in time']);
    });
  }
  if (!stored) throw new Error('No transaction ran.');
  await expect(rows(stored, 'SELECT $1::text', ['late'])).rejects.toBeInstanceOf(QueryRunnerAlreadyReleasedError);
});
