/**
 * The SQL around sort keys: order, the rows that follow a cursor, and the values of a statement. Used by list-query.ts
 * and by the catalogue's own lists.
 */
import { serverLimits } from '../../../schema/values/server-limits';
import { invalidInput } from '../errors/validation-error';
import { decodeCursor } from '../paging/cursor';
import type { PageRequest } from '../paging/page';
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
  readonly type: 'timestamptz' | 'date' | 'numeric' | 'text';
}

export interface KeysetOrder {
  /** SQL of the id. */
  readonly id: string;
  readonly direction: 'ASC' | 'DESC';
  readonly keys: readonly [SortKey] | readonly [SortKey, SortKey];
}

const KEY_TEXT = {
  timestamptz: /^\d{4}-\d{2}-\d{2} [\d:.]{8,15}\+00$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  numeric: /^-?\d{1,13}(\.\d{1,6})?$/,
  text: /^/,
};

// LIMIT as a parameter is planned badly, so the text holds one of a few sizes; the rest is cut off afterwards.
const PAGE_SIZES = [8, 24, 40, 100, serverLimits.csvRows] as const;

export function orderSql({ id, keys, direction }: KeysetOrder): string {
  return `ORDER BY ${[...keys.map(({ sql }) => sql), id].map((sql) => `${sql} ${direction}`).join(', ')}`;
}

/** The texts of a cursor's keys and, last, its id; BAD_USER_INPUT for a cursor of another order. */
export function cursorValues({ keys }: Pick<KeysetOrder, 'keys'>, cursor: string): string[] {
  const values = decodeCursor(cursor, keys.length + 1).map(String);
  const isValid = keys.every(({ type }, index) => KEY_TEXT[type].test(values[index] ?? '')) && isUuid(values.at(-1) ?? '');
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
