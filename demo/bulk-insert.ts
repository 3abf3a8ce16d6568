/** Many rows in few statements: a table's rows go over as one JSON array, whose keys are the columns' names. */
import type { EntityManager } from 'typeorm';
import { execute } from '../server/platform/db/sql';

const CHUNK = 4_000;
const NAME = /^[a-z_]+$/;

export async function insertRows(tx: EntityManager, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  // Names of tables and columns are the seed's own texts; a value never gets into the text.
  if (![table, ...columns].every((name) => NAME.test(name))) throw new Error(`Not a table or column name in ${table}.`);
  const list = columns.join(', ');
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = JSON.stringify(rows.slice(from, from + CHUNK));
    await execute(tx, `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1)`, [chunk]);
  }
}
