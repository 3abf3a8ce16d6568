/** Many rows in few statements: a table's rows go over as JSON arrays, whose keys are the columns' names. */
import type { EntityManager } from 'typeorm';
import { execute } from '../server/platform/db/sql';
import type { MarketRows } from './rows';

const CHUNK = 4_000;
const NAME = /^[a-z_]+$/;

/** The rows of one statement; plain values, which threads can pass to each other. */
export interface RowChunk {
  readonly table: string;
  readonly columns: readonly string[];
  readonly count: number;
  readonly json: string;
}

/** The tables are in the order of MarketRows, which is that of their foreign keys. */
export function chunksOf(rows: MarketRows): RowChunk[] {
  return Object.entries(rows).flatMap(([table, list]) => [...chunksOfTable(table, list as readonly object[])]);
}

function* chunksOfTable(table: string, rows: readonly object[]): Generator<RowChunk> {
  const columns = Object.keys(rows[0] ?? {});
  for (let from = 0; from < rows.length; from += CHUNK) {
    const part = rows.slice(from, from + CHUNK);
    yield { table, columns, count: part.length, json: JSON.stringify(part) };
  }
}

export async function insertChunk(tx: EntityManager, { table, columns, json }: RowChunk): Promise<void> {
  // Names of tables and columns are the seed's own texts; a value never gets into the text.
  if (![table, ...columns].every((name) => NAME.test(name))) throw new Error(`Not a table or column name in ${table}.`);
  const list = columns.join(', ');
  await execute(tx, `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1)`, [json]);
}
