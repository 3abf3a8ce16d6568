/**
 * Plain SQL where TypeORM's builders would only be in the way: typed rows, values as parameters and never in the text. Statements that come again are
 * prepared once a connection (statement-names.ts). numeric and bigint arrive as strings; cast counts with `::int`. Used by services, on the pool or
 * inside a transaction.
 */
import type { Pool, PoolClient } from 'pg';
import {
  ConnectionIsNotSetError,
  type DataSource,
  EntityManager,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  type QueryRunner,
} from 'typeorm';
import { StatementNames } from './statement-names';

export type Db = DataSource | EntityManager;

interface Outcome {
  readonly records: unknown[];
  readonly affected?: number | null;
}

const statements = new StatementNames();

export async function rows<T>(db: Db, text: string, params: readonly unknown[] = []): Promise<T[]> {
  const { records } = await run(db, text, params);
  return records as T[];
}

export async function one<T>(db: Db, text: string, params: readonly unknown[] = []): Promise<T | null> {
  return (await rows<T>(db, text, params))[0] ?? null;
}

/** Rows as the driver delivers them, for callers that check each value (columns.ts). */
export async function records(db: Db, text: string, params: readonly unknown[] = []): Promise<readonly unknown[]> {
  return (await run(db, text, params)).records;
}

/** True where the statement returns a row. */
export async function exists(db: Db, text: string, params: readonly unknown[] = []): Promise<boolean> {
  return (await records(db, text, params)).length > 0;
}

/** The number of rows a statement touched. */
export async function execute(db: Db, text: string, params: readonly unknown[] = []): Promise<number> {
  return (await run(db, text, params)).affected ?? 0;
}

async function run(db: Db, text: string, params: readonly unknown[]): Promise<Outcome> {
  const inside = db instanceof EntityManager ? db.queryRunner : undefined;
  if (inside) return send(inside, text, [...params]);
  return sendToPool(db instanceof EntityManager ? db.dataSource : db, text, [...params]);
}

/** Outside of a transaction the pool itself does what a QueryRunner would do, without making one for each statement. */
async function sendToPool(db: DataSource, text: string, values: unknown[]): Promise<Outcome> {
  const { master } = db.driver as unknown as { readonly master?: Pool }; // TypeORM's name for the pool of pg
  if (!master) throw new ConnectionIsNotSetError('postgres');
  const name = values.length > 0 ? statements.nameOf(text) : undefined;
  db.logger.logQuery(text, values);
  try {
    const { rows: records, rowCount } = await master.query<Record<string, unknown>>({ name, text, values });
    return { records, affected: rowCount };
  } catch (error) {
    throw new QueryFailedError(text, values, error as Error);
  }
}

/** TypeORM sends no names, so a statement that has one goes to the driver directly, logged and failing as TypeORM's would. */
async function send(runner: QueryRunner, text: string, values: unknown[]): Promise<Outcome> {
  // without values the text may hold several statements, which cannot be prepared
  const name = values.length > 0 ? statements.nameOf(text) : undefined;
  if (name === undefined) return runner.query(text, values, true);
  if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
  const client = (await runner.connect()) as PoolClient;
  runner.dataSource.logger.logQuery(text, values, runner);
  try {
    const { rows: records, rowCount } = await client.query<Record<string, unknown>>({ name, text, values });
    return { records, affected: rowCount };
  } catch (error) {
    throw new QueryFailedError(text, values, error as Error);
  }
}
