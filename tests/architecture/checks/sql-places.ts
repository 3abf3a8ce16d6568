/** SQL text is in `*.store.ts` and `*.query.ts` only: the statements of a table or list are found in one place, and services hold none. */
import type { FileMap } from './source-tree';
import { statementsOf } from './table-owners';

const STATEMENT = /\b(SELECT\s[\s\S]*\bFROM\b|SELECT (1|count|pg_)|INSERT INTO\s|UPDATE\s[\s\S]*\bSET\b|DELETE FROM\s)/;

/** Files of modules with a statement outside a store or query. */
export function sqlOutsideStores(files: FileMap): string[] {
  return [...files]
    .filter(([file]) => /^server\/modules\/.*\.ts$/.test(file) && !/\.(store|query)\.ts$/.test(file))
    .filter(([file, text]) => statementsOf(file, text).some((statement) => STATEMENT.test(statement)))
    .map(([file]) => file.slice('server/modules/'.length))
    .sort();
}
