/**
 * The columns of a statement, declared once: the key in the row, the SQL, and the function that checks what the driver
 * delivers. From the list come the SELECT, the row type and the rows, so that no row is cast. numeric, bigint and date
 * arrive as text and are read as decimal; a count is cast `::int`.
 */
import { RowMakers } from './statements/row-maker';
import { type Db, records, type Request } from './sql';

/** Checks and returns the value of a column; `column` is its key, for the error. */
export type Read<T> = (value: unknown, column: string) => T;

export interface Column<T> {
  readonly sql: string;
  readonly read: Read<T>;
}

export type RowOfColumns<C extends Readonly<Record<string, Column<unknown>>>> = { [K in keyof C]: ReturnType<C[K]['read']> };

/** The row type of a list made by `columns`. */
export type RowOf<L> = L extends ColumnList<infer T> ? T : never;

export interface ColumnList<T> {
  /** `sql AS "key", …` */
  readonly sql: string;
  readonly readRow: (record: unknown) => T;
}

class ColumnError extends Error {
  override readonly name = 'ColumnError';

  constructor(column: string, wanted: string, value: unknown) {
    super(`Column "${column}" is ${value === null ? 'null' : typeof value}, not ${wanted}.`);
  }
}

export const text: Read<string> = (value, column) => (typeof value === 'string' ? value : fail(column, 'text', value));
export const int: Read<number> = (value, column) => (Number.isInteger(value) ? (value as number) : fail(column, 'an integer', value));
/** float8: approximate, never money. */
export const float: Read<number> = (value, column) => (typeof value === 'number' ? value : fail(column, 'a number', value));
/** Exact, as text: numeric, bigint, and dates as PostgreSQL writes them. */
export const decimal: Read<string> = (value, column) => (typeof value === 'string' ? value : fail(column, 'a decimal in text', value));
export const flag: Read<boolean> = (value, column) => (typeof value === 'boolean' ? value : fail(column, 'a boolean', value));
export const instant: Read<Date> = (value, column) => (value instanceof Date ? value : fail(column, 'a moment', value));
export const bytes: Read<Buffer> = (value, column) => (Buffer.isBuffer(value) ? value : fail(column, 'bytes', value));

export function nullable<T>(read: Read<T>): Read<T | null> {
  return (value, column) => (value === null || value === undefined ? null : read(value, column));
}

export function listOf<T>(read: Read<T>): Read<T[]> {
  return (value, column) => (Array.isArray(value) ? value.map((item) => read(item, column)) : fail(column, 'a list', value));
}

/** One of an enum's values (schema/values). */
export function oneOf<T extends string | number>(values: Readonly<Record<string, T>> | readonly T[]): Read<T> {
  const allowed = new Map<unknown, T>(Object.values(values).map((value) => [value, value]));
  return (value, column) => allowed.get(value) ?? fail(column, `one of ${[...allowed.keys()].join(', ')}`, value);
}

/** An object of jsonb whose fields are all of one kind. */
export function record<T>(read: Read<T>): Read<Record<string, T>> {
  return (value, column) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(column, 'an object', value);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, read(item, `${column}.${key}`)]));
  };
}

/** An object of json whose fields are declared, each read by its own function. */
export function shape<F extends Readonly<Record<string, Read<unknown>>>>(fields: F): Read<{ [K in keyof F]: ReturnType<F[K]> }> {
  const entries = Object.entries(fields);
  return (value, column) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(column, 'an object', value);
    const values = value as Readonly<Record<string, unknown>>;
    return Object.fromEntries(entries.map(([key, read]) => [key, read(values[key], `${column}.${key}`)])) as {
      [K in keyof F]: ReturnType<F[K]>;
    };
  };
}

/** The same, where each field may be missing; a field that is not declared is left out. */
export function someOf<F extends Readonly<Record<string, Read<unknown>>>>(fields: F): Read<{ [K in keyof F]?: ReturnType<F[K]> }> {
  const all = Object.entries(fields);
  return (value, column) => {
    const given = record<unknown>((item) => item)(value, column);
    const entries = all.filter(([key]) => key in given).map(([key, read]) => [key, read(given[key], `${column}.${key}`)]);
    return Object.fromEntries(entries) as { [K in keyof F]?: ReturnType<F[K]> };
  };
}

export function column<T>(sql: string, read: Read<T>): Column<T> {
  return { sql, read };
}

const rows = new RowMakers<(record: unknown, reads: readonly Read<unknown>[]) => Record<string, unknown>>(
  (at, key) => `readers[${at}](source[${key}], ${key})`,
);

export function columns<C extends Readonly<Record<string, Column<unknown>>>>(list: C): ColumnList<RowOfColumns<C>> {
  const entries = Object.entries(list);
  const reads = entries.map(([, { read }]) => read);
  let make: ReturnType<typeof rows.findOrMake> | undefined; // most lists are not read by every process
  return {
    sql: entries.map(([key, { sql }]) => (sql === key ? sql : `${sql} AS "${key}"`)).join(', '),
    readRow: (row) => {
      make ??= rows.findOrMake(Object.keys(list));
      return make(row, reads) as RowOfColumns<C>;
    },
  };
}

export interface LazyColumns<C extends Readonly<Record<string, Column<unknown>>>> {
  readonly sql: string;
  /** A function for each column, which reads it from a record of the driver. */
  readonly of: { readonly [K in keyof C]: (record: unknown) => ReturnType<C[K]['read']> };
}

/**
 * The same for the hot lists: columns are read where they are used, no row is built between the driver's and the
 * result. `isSelected`: whether a column is read at all, all by default; the functions of the others return undefined.
 */
export function lazyColumns<C extends Readonly<Record<string, Column<unknown>>>>(
  list: C,
  isSelected: (key: keyof C) => boolean = () => true,
): LazyColumns<C> {
  const selected = Object.fromEntries(Object.entries(list).filter(([key]) => isSelected(key)));
  const readers = Object.entries(list).map(([key, { read }]) => [
    key,
    key in selected ? (row: unknown) => read((row as Readonly<Record<string, unknown>>)[key], key) : () => undefined,
  ]);
  return { sql: columns(selected).sql, of: Object.fromEntries(readers) as LazyColumns<C>['of'] };
}

/** `statement` is given the SQL of the columns. */
export async function select<T>(
  db: Db,
  list: ColumnList<T>,
  statement: (columns: string) => string,
  params: readonly unknown[] = [],
): Promise<T[]> {
  return (await records(db, textOf(list, statement), params)).map(list.readRow);
}

const texts = new WeakMap<object, WeakMap<Statement, string>>();
type Statement = (columns: string) => string;

/** The same text each time, not an equal one: it is what prepared statements are found by. */
function textOf(list: ColumnList<unknown>, statement: Statement): string {
  const ofList = texts.get(list) ?? new WeakMap<Statement, string>();
  if (!texts.has(list)) texts.set(list, ofList);
  const cached = ofList.get(statement);
  if (cached !== undefined) return cached;
  const text = statement(list.sql);
  ofList.set(statement, text);
  return text;
}

/** A statement that is yet to be sent, with others, and its rows as they come. */
export interface Selection<T> extends Request {
  readonly read: (given: readonly unknown[] | undefined) => T[];
}

export function selection<T>(list: ColumnList<T>, statement: (columns: string) => string, params: readonly unknown[]): Selection<T> {
  return { text: textOf(list, statement), params, read: (given = []) => given.map(list.readRow) };
}

/** Sends it alone. */
export async function selected<T>(db: Db, { text, params, read }: Selection<T>): Promise<T[]> {
  return read(await records(db, text, params));
}

export async function selectOne<T>(
  db: Db,
  list: ColumnList<T>,
  statement: (columns: string) => string,
  params: readonly unknown[] = [],
): Promise<T | null> {
  return (await select(db, list, statement, params))[0] ?? null;
}

function fail(column: string, wanted: string, value: unknown): never {
  throw new ColumnError(column, wanted, value);
}
