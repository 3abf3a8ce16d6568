/**
 * Foreign keys and triggers of the product's tables (partitions have those of the whole), laid down while rows come in
 * in any order and raised again after: a key that finds no partner then fails the whole. What an owner of the tables
 * may do; a superuser is not needed. Used by restore-backup.ts.
 */
import type { ClientBase } from 'pg';
import { quoted } from './backup-contents';

export interface TableGuards {
  readonly keys: readonly { readonly table: string; readonly name: string; readonly definition: string }[];
  readonly triggers: readonly { readonly table: string; readonly name: string }[];
}

const SCHEMAS = `n.nspname IN ('public', 'graphile_worker')`;

export async function layGuardsDown(client: ClientBase): Promise<TableGuards> {
  const keys = await client.query<TableGuards['keys'][number]>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace WHERE k.contype = 'f' AND k.conparentid = 0 AND ${SCHEMAS}`,
  );
  const triggers = await client.query<TableGuards['triggers'][number]>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS table, t.tgname AS name
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE NOT t.tgisinternal AND t.tgenabled = 'O' AND t.tgparentid = 0 AND ${SCHEMAS}`,
  );
  for (const { table, name } of keys.rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  for (const { table, name } of triggers.rows) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${quoted(name)}`);
  return { keys: keys.rows, triggers: triggers.rows };
}

export async function raiseGuards(client: ClientBase, { keys, triggers }: TableGuards): Promise<void> {
  for (const { table, name, definition } of keys) await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${quoted(name)}`);
}
