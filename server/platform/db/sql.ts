/**
 * Plain SQL where TypeORM's builders would only be in the way: typed rows, values as parameters and never in the text.
 * Statements that come again are prepared once a connection (statement-names.ts). numeric and bigint arrive as strings;
 * cast counts with `::int`. Used by services, on the pool or inside a transaction.
 */
import type { Pool, PoolClient, Submittable } from 'pg';
import {
  ConnectionIsNotSetError,
  type DataSource,
  EntityManager,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  type QueryRunner,
} from 'typeorm';
import { inSpan } from '../spans/spans';
import { statementAttributes } from '../spans/statement-attributes';
import { type Statement, StatementGroup, type StatementResult } from './statements/statement-group';
import { StatementNames } from './statements/statement-names';

export type Db = DataSource | EntityManager;

/** A statement that is yet to be sent. */
export interface Request {
  readonly text: string;
  readonly params: readonly unknown[];
}

interface Outcome {
  readonly records: unknown[];
  readonly affected?: number | null;
}

const statements = new StatementNames();

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

/**
 * Sends statements of a transaction in one message, and returns the rows of each. They run one after another, each
 * seeing what those before it did and what was committed meanwhile; what follows one that fails does not run.
 */
export function together({ queryRunner }: EntityManager, requests: readonly Request[]): Promise<unknown[][]> {
  if (!queryRunner) throw new Error('Statements are sent together within a transaction.');
  return sendAll(queryRunner, requests, {});
}

/** The same as the beginning of a transaction. */
export function begin(runner: QueryRunner, requests: readonly Request[]): Promise<unknown[][]> {
  return sendAll(runner, requests, { before: [BEGIN] });
}

/** The same as the end of a transaction: it is committed unless one of them fails. */
export function commit(runner: QueryRunner, requests: readonly Request[] = []): Promise<unknown[][]> {
  return sendAll(runner, requests, { after: [COMMIT] });
}

interface Frame {
  readonly before?: readonly Statement[];
  readonly after?: readonly Statement[];
}

async function sendAll(runner: QueryRunner, requests: readonly Request[], { before = [], after = [] }: Frame): Promise<unknown[][]> {
  const sent = requests.map(({ text, params }) => ({ name: statements.nameOf(text) ?? '', text, values: params }));
  const results = await sendTogether(runner, [...before, ...sent, ...after]);
  return results.slice(before.length, before.length + sent.length).map(({ records }) => records);
}

const BEGIN: Statement = { name: 'begin', text: 'START TRANSACTION', values: [] };
const COMMIT: Statement = { name: 'commit', text: 'COMMIT', values: [] };

async function run(db: Db, text: string, params: readonly unknown[]): Promise<Outcome> {
  const inside = db instanceof EntityManager ? db.queryRunner : undefined;
  // without values the text may hold several statements, which cannot be prepared
  const name = params.length > 0 ? statements.nameOf(text) : undefined;
  if (!inside) return sendToPool(db instanceof EntityManager ? db.dataSource : db, { name, text, params });
  if (name === undefined) return inside.query(text, [...params], true);
  const [outcome] = await sendTogether(inside, [{ name, text, values: params }]);
  return outcome ?? NOTHING;
}

const NOTHING: Outcome = { records: [] };

/** Outside of a transaction the pool itself does what a QueryRunner would do, without making one for each statement. */
async function sendToPool(db: DataSource, { name, text, params }: Request & { readonly name: string | undefined }): Promise<Outcome> {
  const { master } = db.driver as unknown as { readonly master?: Pool }; // TypeORM's name for the pool of pg
  if (!master) throw new ConnectionIsNotSetError('postgres');
  const values = [...params];
  db.logger.logQuery(text, values);
  try {
    return await inSpan(
      'sql',
      () => statementAttributes([text]),
      () => queryPool(master, name, text, values),
    );
  } catch (error) {
    throw new QueryFailedError(text, values, error as Error);
  }
}

async function queryPool(pool: Pool, name: string | undefined, text: string, values: unknown[]): Promise<Outcome> {
  if (name === undefined) {
    const { rows: records, rowCount } = await pool.query<Record<string, unknown>>({ text, values });
    return { records, affected: rowCount };
  }
  // the pool gives a query object its callback, and resolves with what that is called with
  const group = new StatementGroup([{ name, text, values }]);
  const results = await (pool.query(group as unknown as Submittable) as unknown as Promise<StatementResult[]>);
  // taken out: what waited for a connection lives until the next collection of the whole heap, and all rows would with
  // it
  return results.pop() ?? NOTHING;
}

/**
 * TypeORM sends no names, so statements that have one go to the driver directly, logged and failing as TypeORM's would.
 */
async function sendTogether(runner: QueryRunner, group: readonly Statement[]): Promise<readonly StatementResult[]> {
  if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
  const client = (await runner.connect()) as PoolClient;
  for (const { text, values } of group) runner.dataSource.logger.logQuery(text, [...values], runner);
  return inSpan(
    'sql',
    () => statementAttributes(group.map(({ text }) => text)),
    () => send(client, group),
  );
}

function send(client: PoolClient, group: readonly Statement[]): Promise<readonly StatementResult[]> {
  return new Promise((resolve, reject) => {
    const sent = new StatementGroup(group, (error, results = []) => {
      if (!error) return resolve(results);
      const { text, values } = group[Math.min(sent.position, group.length - 1)] ?? COMMIT;
      reject(new QueryFailedError(text, [...values], error));
    });
    client.query(sent as unknown as Submittable);
  });
}
