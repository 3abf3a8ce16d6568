/** This file describes the shape and the contents of the tables of a database, as texts that can be compared. */
import type { DataSource } from 'typeorm';
import { rows } from '../../../support/sql';

/**
 * Columns (whatever their order), constraints, indexes, triggers, storage options and functions, but not the table of
 * migrations.
 */
const SHAPE = `
  WITH tables AS (
    SELECT c.oid, c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND c.relname <> 'migrations'
  )
  SELECT 'column ' || t.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END
    || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') AS line
  FROM tables t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
  UNION ALL SELECT 'constraint ' || t.relname || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid) FROM tables t JOIN pg_constraint c ON c.conrelid = t.oid
  UNION ALL SELECT 'index ' || pg_get_indexdef(i.indexrelid) FROM tables t JOIN pg_index i ON i.indrelid = t.oid
  UNION ALL SELECT 'trigger ' || pg_get_triggerdef(g.oid) FROM tables t JOIN pg_trigger g ON g.tgrelid = t.oid AND NOT g.tgisinternal
  UNION ALL SELECT 'options ' || c.relname || ' ' || c.reloptions::text FROM tables t JOIN pg_class c ON c.oid = t.oid AND c.reloptions IS NOT NULL
  UNION ALL SELECT 'function ' || pg_get_functiondef(p.oid) FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = 'public' AND NOT EXISTS (SELECT 1 FROM pg_depend e WHERE e.objid = p.oid AND e.deptype = 'e')
  ORDER BY 1`;

const TABLES = `
  SELECT relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname NOT IN ('migrations', 'divisions', 'districts', 'upazilas') ORDER BY 1`;

export async function shapeOf(db: DataSource): Promise<string[]> {
  return (await rows<{ line: string }>(db, SHAPE)).map(({ line }) => line);
}

/** Each row of each table but the places, without the named columns (table.column). */
export async function contentsOf(db: DataSource, without: readonly string[] = []): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const { name } of await rows<{ name: string }>(db, TABLES)) {
    const left = without.filter((column) => column.startsWith(`${name}.`)).map((column) => column.slice(name.length + 1));
    const found = await rows<{ row: unknown }>(
      db,
      `SELECT to_jsonb(t) - $1::text[] AS row FROM ${name} t ORDER BY (to_jsonb(t) - $1::text[])::text`,
      [left],
    );
    contents[name] = found.map(({ row }) => row);
  }
  return contents;
}
