/** Pages of the catalogue's lists by keyset: the SQL around sort keys, and cursors that carry the last row's keys. Used by the market and by sellers' own lists. */
import { limits } from '../../../schema/values/limits';
import { invalidInput } from '../../platform/errors/validation-error';
import { decodeCursor, encodeCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
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
  /** SQL of the id, `p.id` unless said otherwise. */
  readonly id?: string;
  readonly direction: 'ASC' | 'DESC';
  readonly keys: readonly [SortKey] | readonly [SortKey, SortKey];
}

/** A page whose total is counted only when it is asked for. */
export type ProductPage = Omit<Page<ProductView>, 'totalCount'> & {
  readonly countAll: () => Promise<number>;
  /** A word of the search stands nowhere, and these are like it; left out where nothing is searched. */
  readonly isSimilar?: boolean;
};

const KEY_TEXT = { timestamptz: /^\d{4}-\d{2}-\d{2} [\d:.]{8,15}\+00$/, numeric: /^-?\d{1,12}(\.\d{1,6})?$/ };

// LIMIT as a parameter is planned badly, so the text holds one of a few sizes; the rest is cut off afterwards.
const PAGE_SIZES = [8, 24, 40, 100, limits.csvRows] as const;

export function selectSql({ id = 'p.id', keys: [k1, k2] }: ListOrder): string {
  return `SELECT ${id}, ${k1.sql} AS k1, ${k2 ? k2.sql : 'NULL::int'} AS k2`;
}

export function orderSql({ id = 'p.id', keys, direction }: ListOrder): string {
  return `ORDER BY ${[...keys.map(({ sql }) => sql), id].map((sql) => `${sql} ${direction}`).join(', ')}`;
}

/** `after` goes before `offset` where both are given. */
export function limitSql({ first, after, offset }: PageRequest, params: Params): string {
  const size = PAGE_SIZES.find((candidate) => candidate >= first) ?? Math.max(...PAGE_SIZES);
  return `LIMIT ${size + 1}${offset && !after ? ` OFFSET ${params.add(offset)}` : ''}`;
}

/** The texts of a cursor's keys and, last, its id; refuses what is not of this order's making. */
export function cursorValues({ keys }: Pick<ListOrder, 'keys'>, cursor: string): string[] {
  const values = decodeCursor(cursor, keys.length + 1).map(String);
  const isSound = keys.every(({ type }, index) => KEY_TEXT[type].test(values[index] ?? '')) && isUuid(values.at(-1) ?? '');
  if (!isSound) throw invalidInput([{ field: 'after', key: 'error.badCursor' }]);
  return values;
}

/** SQL: rows that follow the cursor's. */
export function afterSql({ id: idSql = 'p.id', keys, direction }: ListOrder, cursor: string, params: Params): string {
  const values = cursorValues({ keys }, cursor);
  const id = values.at(-1) ?? '';
  const places = keys.map(({ type }, index) => `${params.add(values[index])}::${type}`);
  const columns = [...keys.map(({ sql }) => sql), idSql].join(', ');
  return `(${columns}) ${direction === 'ASC' ? '>' : '<'} (${[...places, `${params.add(id)}::uuid`].join(', ')})`;
}

/** A row with the text of its sort keys. */
export interface Keyed<T> {
  readonly node: T;
  readonly keys: readonly [k1: string | null, k2: string | null];
}

/** The page of rows with their keys; see pageOf of the platform. */
export function keysetPage<T extends { readonly id: string }>(
  found: readonly Keyed<T>[],
  request: PageRequest,
): Omit<Page<T>, 'totalCount'> {
  const page = pageOf(found, request, cursorOf);
  return { ...page, nodes: page.nodes.map(({ node }) => node) };
}

export function toPage(found: readonly ReadProduct[], request: PageRequest, countAll: () => Promise<number>): ProductPage {
  const keyed = found.map(({ product, keys }) => ({ node: product, keys }));
  return { ...keysetPage(keyed, request), countAll };
}

function cursorOf({ node, keys }: Keyed<{ readonly id: string }>): string {
  return encodeCursor([...keys.filter((key) => key !== null), node.id]);
}
