/**
 * Pages of the catalogue's lists by keyset: the SQL around sort keys, and cursors that carry the last row's keys. Used
 * by the market and by sellers' own lists.
 */
import { afterSql as afterCursor, type KeysetOrder, orderSql as orderOf, type Params } from '../../../platform/db/keyset';
import { encodeCursor } from '../../../platform/paging/cursor';
import { type Page, pageOf, type PageRequest } from '../../../platform/paging/page';
import type { ProductCard, ReadCard } from './product-reader.service';
import type { ProductView } from './product.types';

/** The id is `p.id` by default. */
export type ListOrder = Omit<KeysetOrder, 'id'> & Partial<Pick<KeysetOrder, 'id'>>;

/** With the text of its sort keys, from which its cursor is made. */
export interface Read<P> extends Pick<ReadCard, 'keys'> {
  readonly product: P;
}

/** A page whose total is counted only when it is requested. */
export type ProductPage<P extends ProductCard = ProductView> = Omit<Page<P>, 'totalCount'> & {
  readonly countAll: () => Promise<number>;
  /** A word of the search is nowhere, and these are like it; left out where nothing is searched. */
  readonly isSimilar?: boolean;
};

export function selectSql({ id = 'p.id', keys: [k1, k2] }: ListOrder): string {
  return `SELECT ${id}, ${k1.sql} AS k1, ${k2 ? k2.sql : 'NULL::int'} AS k2`;
}

export function orderSql(order: ListOrder): string {
  return orderOf({ id: 'p.id', ...order });
}

/** SQL: rows that follow the cursor's. */
export function afterSql(order: ListOrder, cursor: string, params: Params): string {
  return afterCursor({ id: 'p.id', ...order }, cursor, params);
}

export function toPage<P extends ProductCard>(
  rows: readonly Read<P>[],
  request: PageRequest,
  countAll: () => Promise<number>,
): ProductPage<P> {
  const page = pageOf(rows, request, cursorOf);
  return { ...page, nodes: page.nodes.map(({ product }) => product), countAll };
}

function cursorOf({ product, keys }: Read<ProductCard>): string {
  return encodeCursor([...keys.filter((key) => key !== null), product.id]);
}
