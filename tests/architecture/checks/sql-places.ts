/**
 * SQL text is in `*.store.ts` and `*.query.ts` only: the statements of a table or list are found in one place, and
 * services hold none.
 */
import type { FileMap } from './source-tree';
import { statementsOf } from './table-owners';

const STATEMENT = /\b(SELECT\s[\s\S]*\bFROM\b|SELECT (1|count|pg_)|INSERT INTO\s|UPDATE\s[\s\S]*\bSET\b|DELETE FROM\s)/;

/**
 * These patterns match calls that send a statement and return its rows unchecked: the driver's own `query`, and
 * `records` where no declared column reads them.
 */
const RAW_QUERY = /\.query(<[^(]*>)?\(/;
const READS_RECORDS = /\brecords\(/;
const DECLARED_COLUMNS = /import \{[^}]*\b(columns|lazyColumns)\b[^}]*\} from '[./]*platform\/db\/columns'/;

/** Files of modules and the REST API that read rows other than through declared columns (platform/db/columns). */
export function uncheckedRows(files: FileMap): string[] {
  return [...files]
    .filter(([file]) => /^server\/(modules|rest-v1)\/.*\.ts$/.test(file))
    .filter(([, text]) => RAW_QUERY.test(text) || (READS_RECORDS.test(text) && !DECLARED_COLUMNS.test(text)))
    .map(([file]) => file)
    .sort();
}

/** Files of modules with a statement outside a store or query. */
export function sqlOutsideStores(files: FileMap): string[] {
  return [...files]
    .filter(([file]) => /^server\/modules\/.*\.ts$/.test(file) && !/\.(store|query)\.ts$/.test(file))
    .filter(([file, text]) => statementsOf(file, text).some((statement) => STATEMENT.test(statement)))
    .map(([file]) => file.slice('server/modules/'.length))
    .sort();
}
