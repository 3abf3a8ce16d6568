/**
 * Lists the contents of a backup: every table of the product (a partitioned one as a whole) and of the job queue except
 * their lists of migrations, the sequences, and the images that rows refer to. Entries: `manifest.json`,
 * `tables/<schema>.<table>/<n>` (COPY's text), `images/<key>`, and last `end.json`, which marks a complete archive.
 */
import type { ClientBase } from 'pg';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const END = 'end.json';
export const IMAGES = 'images/';
export const TABLES = 'tables/';

export interface TableContents {
  readonly schema: string;
  readonly table: string;
  /** Without generated ones, which PostgreSQL works out itself. */
  readonly columns: readonly string[];
}

interface SequenceState {
  readonly schema: string;
  readonly sequence: string;
  /** Null: not used yet. */
  readonly last: string | null;
}

export interface Manifest {
  readonly format: number;
  readonly createdAt: string;
  /** Names of the product's migrations, in their order. */
  readonly migrations: readonly string[];
  /** The newest migration of the job queue. */
  readonly queueMigration: number;
  readonly tables: readonly TableContents[];
  readonly sequences: readonly SequenceState[];
}

export interface EndNote {
  /** Rows by `schema.table`. */
  readonly rows: Readonly<Record<string, number>>;
  readonly images: number;
}

export async function readContents(client: ClientBase): Promise<Omit<Manifest, 'format' | 'createdAt'>> {
  const list = async <T extends object>(text: string): Promise<T[]> => (await client.query<T>(text)).rows;
  const migrations = await list<{ name: string }>('SELECT name FROM public.migrations ORDER BY timestamp, id');
  const [queue] = await list<{ id: number }>('SELECT max(id)::int AS id FROM graphile_worker.migrations');
  return {
    migrations: migrations.map(({ name }) => name),
    queueMigration: queue?.id ?? 0,
    tables: await list<TableContents>(
      `SELECT n.nspname AS schema, c.relname AS table,
         (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname IN ('public', 'graphile_worker') AND c.relname <> 'migrations'
       ORDER BY 1, 2`,
    ),
    sequences: await list<SequenceState>(
      `SELECT schemaname AS schema, sequencename AS sequence, last_value::text AS last FROM pg_sequences
       WHERE schemaname IN ('public', 'graphile_worker') AND sequencename <> 'migrations_id_seq' ORDER BY 1, 2`,
    ),
  };
}

export function nameOf({ schema, table }: Pick<TableContents, 'schema' | 'table'>): string {
  return `${schema}.${table}`;
}

/** SQL: all rows of a table, for COPY, which reads a partitioned table by a query only. */
export function rowsOf({ schema, table, columns }: TableContents): string {
  return `(SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(schema)}.${quoted(table)})`;
}

/** SQL: `schema.table (columns)`, quoted. */
export function targetOf({ schema, table, columns }: TableContents): string {
  return `${quoted(schema)}.${quoted(table)} (${columns.map(quoted).join(', ')})`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
