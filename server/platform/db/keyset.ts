/**
 * The SQL around sort keys: order, the rows that follow a cursor, and the values of a statement. Used by list-query.ts
 * and by the catalogue's own lists.
 */
import { isDay } from '../../../schema/text/calendar-day';
import { serverLimits } from '../../../schema/values/server-limits';
import { invalidInput } from '../errors/validation-error';
import { decodeCursor } from '../paging/cursor';
import type { PageRequest } from '../paging/page';
import { PORTION } from '../paging/portions';
import { isUuid } from '../uuid';

/** Values of a statement; `add` returns the place of one. */
export class Params {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** A list can be ordered by this; its text is in the cursor. */
interface SortKey {
  readonly sql: string;
  readonly type: 'timestamptz' | 'date' | 'numeric' | 'int' | 'text';
}

export interface KeysetOrder {
  /** SQL of the id. */
  readonly id: string;
  readonly direction: 'ASC' | 'DESC';
  readonly keys: readonly [SortKey] | readonly [SortKey, SortKey];
}

/** SQL: the column has the id that a caller gave; a text that is no id selects nothing. */
export function isId(column: string, id: string, params: Params): string {
  return isUuid(id) ? `${column} = ${params.add(id)}` : 'false';
}

const MOMENT = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00$/;

/** Whether PostgreSQL can read the text of a cursor as a value of the type. */
const IS_KEY: Readonly<Record<SortKey['type'], (text: string) => boolean>> = {
  timestamptz: (text) => isDay(MOMENT.exec(text)?.[1] ?? ''),
  date: isDay,
  numeric: (text) => /^-?\d{1,13}(\.\d{1,6})?$/.test(text),
  int: (text) => /^-?\d{1,9}$/.test(text),
  text: () => true,
};

// LIMIT as a parameter is planned badly, so the text holds one of a few sizes; the rest is cut off afterwards.
const PAGE_SIZES = [8, 24, 40, 100, PORTION, serverLimits.csvRows] as const;

export function orderSql({ id, keys, direction }: KeysetOrder): string {
  return `ORDER BY ${[...keys.map(({ sql }) => sql), id].map((sql) => `${sql} ${direction}`).join(', ')}`;
}

/** The texts of a cursor's keys and, last, its id; BAD_USER_INPUT for a cursor of another order. */
export function cursorValues({ keys }: Pick<KeysetOrder, 'keys'>, cursor: string): string[] {
  const values = decodeCursor(cursor, keys.length + 1).map(String);
  const isValid = keys.every(({ type }, index) => IS_KEY[type](values[index] ?? '')) && isUuid(values.at(-1) ?? '');
  if (!isValid) throw invalidInput([{ field: 'after', key: 'error.badCursor' }]);
  return values;
}

/** SQL: rows that follow the cursor's. */
export function afterSql({ id: idSql, keys, direction }: KeysetOrder, cursor: string, params: Params): string {
  const values = cursorValues({ keys }, cursor);
  const places = keys.map(({ type }, index) => `${params.add(values[index])}::${type}`);
  const sides = [...keys.map(({ sql }) => sql), idSql].join(', ');
  return `(${sides}) ${direction === 'ASC' ? '>' : '<'} (${[...places, `${params.add(values.at(-1))}::uuid`].join(', ')})`;
}

/** `after` goes before `offset` where both are given. */
export function limitSql({ first, after, offset }: PageRequest, params: Params): string {
  const size = PAGE_SIZES.find((candidate) => candidate >= first) ?? Math.max(...PAGE_SIZES);
  return `LIMIT ${size + 1}${offset && !after ? ` OFFSET ${params.add(offset)}` : ''}`;
}
