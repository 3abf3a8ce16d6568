/**
 * The tables of imported files and their lines. Called by ProductImportsService and ProductImportWorker; the seller is
 * in each WHERE clause.
 */
import type { EntityManager } from 'typeorm';
import type { UpsertStatus } from '../../../../schema/values/catalogue/catalogue';
import { UpsertStatus as statuses } from '../../../../schema/values/catalogue/catalogue';
import { ImportState } from '../../../../schema/values/catalogue/product-import';
import { Language, sellingRoles } from '../../../../schema/values/accounts/roles';
import {
  column,
  columns,
  flag,
  instant,
  int,
  listOf,
  nullable,
  oneOf,
  type RowOf,
  select,
  selectOne,
  text,
} from '../../../platform/db/columns';
import type { List } from '../../../platform/db/list-query';
import { type Db, execute } from '../../../platform/db/sql';
import type { RowOutcome } from '../editing/upsert/upsert-products.service';
import { storedChange, storedContent, storedError } from './product-import-row.columns';
import type { ReadImport } from './import-thread';

const count = (status: UpsertStatus) =>
  column(`(SELECT count(*)::int FROM product_import_rows r WHERE r.import_id = i.id AND r.status = '${status}')`, int);

const productImport = columns({
  id: column('i.id', text),
  state: column('i.state', oneOf(ImportState)),
  fileName: column('i.file_name', text),
  unknownColumns: column('i.unknown_columns', listOf(text)),
  rowCount: column('i.row_count', int),
  createdCount: count('CREATED'),
  updatedCount: count('UPDATED'),
  unchangedCount: count('UNCHANGED'),
  failedCount: count('FAILED'),
  farPriceCount: column('(SELECT count(*)::int FROM product_import_rows r WHERE r.import_id = i.id AND r.is_price_far)', int),
  createdAt: column('i.created_at', instant),
  finishedAt: column('i.finished_at', nullable(instant)),
});
export type ImportRow = RowOf<typeof productImport>;

const line = columns({
  id: column('r.id', text),
  line: column('r.line', int),
  name: column(`coalesce(r.content->>'name', r.product_name)`, nullable(text)),
  changes: column('r.changes', listOf(storedChange)),
  isPriceFar: column('r.is_price_far', flag),
  externalReference: column(`r.content->>'externalReference'`, nullable(text)),
  status: column('r.status', nullable(oneOf(statuses))),
  errors: column('r.errors', listOf(storedError)),
  productId: column('r.product_id', nullable(text)),
  isNameTaken: column(
    `coalesce(r.status = 'CREATED' AND r.product_id IS NULL AND EXISTS (
       SELECT 1 FROM products p JOIN product_imports i ON i.seller_id = p.seller_id
       WHERE i.id = r.import_id AND p.deleted_at IS NULL AND lower(p.name) = lower(r.content->>'name')), false)`,
    flag,
  ),
});
export type LineRow = RowOf<typeof line>;

/** In the order of the file. */
export const importLines: List<LineRow> = {
  table: 'product_import_rows',
  alias: 'r',
  sort: (alias) => `${alias}.line`,
  direction: 'ASC',
  columns: line,
};

const waiting = columns({ id: column('id', text), content: column('content', storedContent) });
export type WaitingLine = RowOf<typeof waiting>;

const failedLine = columns({ content: column('content', storedContent), errors: column('errors', listOf(storedError)) });
export type FailedLine = RowOf<typeof failedLine>;

/** An import that goes on, with its seller. */
const due = columns({
  id: column('i.id', text),
  state: column('i.state', oneOf(ImportState)),
  sellerId: column('s.id', text),
  role: column('s.role', oneOf(sellingRoles)),
  name: column('s.name', text),
  language: column('s.language', oneOf(Language)),
});
export type DueImport = RowOf<typeof due>;

const ID = columns({ id: column('id', text) });
const COUNT = columns({ count: column('count(*)::int', int) });

const DISCARD = `
  WITH discarded AS (
    UPDATE product_imports SET state = 'DISCARDED', finished_at = now()
    WHERE seller_id = $1 AND state IN ('CHECKING', 'READY') AND ($2::uuid IS NULL OR id = $2) RETURNING id
  ) DELETE FROM product_import_rows WHERE import_id IN (SELECT id FROM discarded)`;
const ADD = (sql: string) => `
  INSERT INTO product_imports (seller_id, file_name, unknown_columns, row_count) VALUES ($1, $2, $3::jsonb, $4) RETURNING ${sql}`;
// A line with cells that cannot be read has failed already.
const ADD_LINES = `
  INSERT INTO product_import_rows (import_id, line, content, cell_errors, errors, status)
  SELECT $1, line, content, errors, errors, CASE WHEN errors = '[]' THEN NULL ELSE 'FAILED' END
  FROM jsonb_to_recordset($2::jsonb) AS made (line int, content jsonb, errors jsonb)`;
const ONE = (sql: string) => `
  SELECT ${sql} FROM product_imports i WHERE i.seller_id = $1 AND i.state <> 'DISCARDED' AND ($2::uuid IS NULL OR i.id = $2)
  ORDER BY i.created_at DESC, i.id DESC LIMIT 1`;
const RUNNING = (sql: string) => `SELECT ${sql} FROM product_imports WHERE seller_id = $1 AND state = 'RUNNING'`;
const CONFIRM = `
  WITH confirmed AS (
    UPDATE product_imports SET state = 'RUNNING' WHERE id = $1 AND seller_id = $2 AND state = 'READY' RETURNING id
  ) UPDATE product_import_rows SET status = NULL, errors = '[]' WHERE import_id IN (SELECT id FROM confirmed) AND cell_errors = '[]'`;
const STATE = `SELECT state AS "state" FROM product_imports WHERE id = $1 AND seller_id = $2 FOR UPDATE`;
const LOCK_SELLER = `SELECT pg_advisory_xact_lock(hashtextextended('product import of ' || $1::text, 0))`;
const DUE = (sql: string) => `
  SELECT ${sql} FROM product_imports i JOIN users s ON s.id = i.seller_id
  WHERE i.state IN ('CHECKING', 'RUNNING') AND s.status = 'APPROVED' ORDER BY i.created_at, i.id LIMIT $1`;
const DUE_ONE = (sql: string) => `
  SELECT ${sql} FROM product_imports i JOIN users s ON s.id = i.seller_id
  WHERE i.id = $1 AND i.state IN ('CHECKING', 'RUNNING') AND s.status = 'APPROVED'`;
const LOCK_DUE = (sql: string) => `${DUE_ONE(sql)} FOR UPDATE OF i SKIP LOCKED`;
const WAITING = (sql: string) => `
  SELECT ${sql} FROM product_import_rows WHERE import_id = $1 AND status IS NULL ORDER BY line LIMIT $2`;
const FAILED = (sql: string) => `
  SELECT ${sql} FROM product_import_rows WHERE import_id = $1 AND status = 'FAILED' ORDER BY line`;
const MARK = `
  UPDATE product_import_rows r SET status = made.status, errors = made.errors, product_id = made."productId",
    changes = made.changes, product_name = made.name, is_price_far = made."isPriceFar"
  FROM jsonb_to_recordset($1::jsonb) AS made (id uuid, status text, errors jsonb, "productId" uuid, changes jsonb, name text, "isPriceFar" boolean) WHERE r.id = made.id`;
const FINISH = `
  UPDATE product_imports SET state = $2::text, finished_at = CASE WHEN $2::text = 'DONE' THEN now() END WHERE id = $1`;
const FORGET = `DELETE FROM product_imports WHERE state NOT IN ('CHECKING', 'RUNNING') AND created_at < now() - make_interval(days => $1)`;

const state = columns({ state: column('state', oneOf(ImportState)) });

/** Uploads and confirmations of one seller come one after the other from here until the transaction ends. */
export async function lockImportsOf(tx: EntityManager, sellerId: string): Promise<void> {
  await execute(tx, LOCK_SELLER, [sellerId]);
}

/** Discards the seller's imports that have not run, or the named one of them; their lines are removed. */
export async function discardImports(tx: EntityManager, sellerId: string, id: string | null = null): Promise<void> {
  await execute(tx, DISCARD, [sellerId, id]);
}

/** Returns its id. */
export async function addImport(
  tx: EntityManager,
  sellerId: string,
  fileName: string,
  { unknownColumns, rowCount, slices }: ReadImport,
): Promise<string> {
  const added = await selectOne(tx, ID, ADD, [sellerId, fileName, JSON.stringify(unknownColumns), rowCount]);
  if (!added) throw new Error('An import was not stored.');
  for (const slice of slices) await execute(tx, ADD_LINES, [added.id, slice]);
  return added.id;
}

/** The seller's import with this id, or their latest; null for a discarded one, another's and a missing one. */
export function importOf(db: Db, sellerId: string, id: string | null): Promise<ImportRow | null> {
  return selectOne(db, productImport, ONE, [sellerId, id]);
}

export async function isImporting(db: Db, sellerId: string): Promise<boolean> {
  return ((await selectOne(db, COUNT, RUNNING, [sellerId]))?.count ?? 0) > 0;
}

/** The state of the seller's import, locked; null for another's and a missing one. */
export async function lockImport(tx: EntityManager, id: string, sellerId: string): Promise<ImportState | null> {
  return (await selectOne(tx, state, () => STATE, [id, sellerId]))?.state ?? null;
}

/** A READY import is RUNNING from now on: all lines that could be read wait again. */
export async function confirmImport(tx: EntityManager, id: string, sellerId: string): Promise<void> {
  await execute(tx, CONFIRM, [id, sellerId]);
}

/** Imports that go on, of sellers in good standing, the oldest first. */
export function dueImports(db: Db, limit: number): Promise<DueImport[]> {
  return select(db, due, DUE, [limit]);
}

/** Returns an import that goes on, null where nothing is left to do. */
export function dueImport(db: Db, id: string): Promise<DueImport | null> {
  return selectOne(db, due, DUE_ONE, [id]);
}

/** Returns an import that goes on, locked; null where another process works on it, or nothing is left to do. */
export function lockDueImport(tx: EntityManager, id: string): Promise<DueImport | null> {
  return selectOne(tx, due, LOCK_DUE, [id]);
}

/** The next lines that wait. */
export function waitingLines(db: Db, importId: string, limit: number): Promise<WaitingLine[]> {
  return select(db, waiting, WAITING, [importId, limit]);
}

/** All lines that failed, in the order of the file. */
export function failedLines(db: Db, importId: string): Promise<FailedLine[]> {
  return select(db, failedLine, FAILED, [importId]);
}

export async function markLines(tx: EntityManager, lines: readonly (RowOutcome & { readonly id: string })[]): Promise<void> {
  if (lines.length > 0) await execute(tx, MARK, [JSON.stringify(lines)]);
}

/** Ends an import of which no line waits any more. */
export async function finishImport(tx: EntityManager, id: string, next: ImportState): Promise<void> {
  await execute(tx, FINISH, [id, next]);
}

export function forgetImports(db: Db, days: number): Promise<number> {
  return execute(db, FORGET, [days]);
}
