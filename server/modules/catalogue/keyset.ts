/** Pages of product lists by keyset: the SQL around sort keys, and cursors that carry the last row's keys. Used by the market and by sellers' own lists. */
import { invalidInput } from '../../platform/errors/validation-error';
import { decodeCursor, encodeCursor, type Page, type PageRequest } from '../../platform/graphql/connection';
import { isUuid } from '../../platform/db/uuid';
import type { ReadProduct } from './product-reader.service';
import type { ProductView } from './product.types';

/** Values of a statement; `add` names the place of one. */
export class Params {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export interface SortKey {
  readonly sql: string;
  readonly type: 'timestamptz' | 'numeric';
}

export interface ListOrder {
  readonly direction: 'ASC' | 'DESC';
  readonly keys: readonly [SortKey] | readonly [SortKey, SortKey];
}

/** A page whose total is counted only when it is asked for. */
export type ProductPage = Omit<Page<ProductView>, 'totalCount'> & { readonly countAll: () => Promise<number> };

const KEY_TEXT = { timestamptz: /^\d{4}-\d{2}-\d{2} [\d:.]{8,15}\+00$/, numeric: /^-?\d{1,12}(\.\d{1,6})?$/ };

// LIMIT as a parameter is planned badly, so the text holds one of a few sizes; the rest is cut off afterwards.
const PAGE_SIZES = [8, 24, 40, 100] as const;

export function selectSql({ keys: [k1, k2] }: ListOrder): string {
  return `SELECT p.id, ${k1.sql} AS k1, ${k2 ? k2.sql : 'NULL::int'} AS k2`;
}

export function orderSql({ keys, direction }: ListOrder): string {
  return `ORDER BY ${[...keys.map(({ sql }) => sql), 'p.id'].map((sql) => `${sql} ${direction}`).join(', ')}`;
}

/** `after` goes before `offset` where both are given. */
export function limitSql({ first, after, offset }: PageRequest, params: Params): string {
  const size = PAGE_SIZES.find((candidate) => candidate >= first) ?? Math.max(...PAGE_SIZES);
  return `LIMIT ${size + 1}${offset && !after ? ` OFFSET ${params.add(offset)}` : ''}`;
}

/** SQL: rows that follow the cursor's. */
export function afterSql({ keys, direction }: ListOrder, cursor: string, params: Params): string {
  const values = decodeCursor(cursor, keys.length + 1).map(String);
  const id = values.at(-1) ?? '';
  const isSound = keys.every(({ type }, index) => KEY_TEXT[type].test(values[index] ?? '')) && isUuid(id);
  if (!isSound) throw invalidInput([{ field: 'after', key: 'error.badCursor' }]);
  const places = keys.map(({ type }, index) => `${params.add(values[index])}::${type}`);
  const columns = [...keys.map(({ sql }) => sql), 'p.id'].join(', ');
  return `(${columns}) ${direction === 'ASC' ? '>' : '<'} (${[...places, `${params.add(id)}::uuid`].join(', ')})`;
}

export function toPage(found: readonly ReadProduct[], first: number, countAll: () => Promise<number>): ProductPage {
  const shown = found.slice(0, first);
  const last = shown.at(-1);
  return {
    nodes: shown.map(({ product }) => product),
    pageInfo: { hasNextPage: found.length > first, endCursor: last ? cursorOf(last) : null },
    countAll,
  };
}

function cursorOf({ product, keys }: ReadProduct): string {
  return encodeCursor([...keys.filter((key) => key !== null), product.id]);
}
