/**
 * A seller's own products, on the market or not: one page, all of them, one of them, and how many. Ownership is part of
 * each WHERE clause.
 */
import type { MyProductStatus } from '../../../../../schema/values/catalogue/catalogue';
import type { Language } from '../../../../../schema/values/accounts/roles';
import { MyProductSort } from '../../../../../schema/values/api/sort-options';
import { column, columns, int, selectOne } from '../../../../platform/db/columns';
import { type Db, exists } from '../../../../platform/db/sql';
import { isUuid } from '../../../../platform/uuid';
import type { PageRequest } from '../../../../platform/paging/page';
import { limitSql, Params } from '../../../../platform/db/keyset';
import { afterSql, orderSql, selectSql } from '../product-pages';
import { searchWords } from '../../words/search-words';
import type { InnerStatement, ProductCondition } from '../product-row.query';
import { changedAt, changedSince, hasOpenPost, wasNeverPosted } from '../product-state.query';
import { productsOfDealsChangedSince } from '../running-deal.query';
import { myProductOrder, myProductsFrom } from './my-product-order';

export interface MyProductFilterValues {
  readonly search?: string | null;
  readonly categorySlug?: string | null;
  readonly status?: MyProductStatus | null;
  readonly ids?: readonly string[] | null;
  readonly updatedSince?: Date | null | undefined;
  readonly externalReferences?: readonly string[] | null;
}

/** Which of the products, and how. */
export interface MyProductQuery {
  readonly filter?: MyProductFilterValues | null;
  readonly sort?: MyProductSort | null;
  /** The alphabet of this language orders names. */
  readonly language: Language;
}

const COUNT = columns({ count: column('count(*)::int', int) });

export function myProductsPage(sellerId: string, { filter, sort, language }: MyProductQuery, page: PageRequest): InnerStatement {
  const wanted = sort ?? MyProductSort.NEWEST;
  const order = myProductOrder(wanted, language);
  const params = new Params();
  const where = ownSql(sellerId, filter ?? {}, params);
  const after = page.after ? ` AND ${afterSql(order, page.after, params)}` : '';
  return {
    text: `${selectSql(order)} FROM ${myProductsFrom(wanted)} WHERE ${where}${after} ${orderSql(order)} ${limitSql(page, params)}`,
    params: params.values,
    direction: order.direction,
  };
}

export function myProduct(sellerId: string, id: string): ProductCondition {
  return { sql: 'p.id = $1 AND p.seller_id = $2 AND p.deleted_at IS NULL', params: [id, sellerId] };
}

export async function countMyProducts(db: Db, sellerId: string, filter: MyProductFilterValues): Promise<number> {
  const params = new Params();
  const where = ownSql(sellerId, filter, params);
  return (await selectOne(db, COUNT, (sql) => `SELECT ${sql} FROM products p WHERE ${where}`, params.values))?.count ?? 0;
}

const statusSql: Record<MyProductStatus, string> = {
  PUBLISHED: hasOpenPost,
  NOT_PUBLISHED: `NOT ${hasOpenPost}`,
  NEVER_POSTED: wasNeverPosted,
};

function ownSql(sellerId: string, filter: MyProductFilterValues, params: Params): string {
  const { search, categorySlug, status, ids, updatedSince, externalReferences } = filter;
  const conditions = [`p.seller_id = ${params.add(sellerId)}`, 'p.deleted_at IS NULL'];
  if (ids) conditions.push(`p.id = ANY (${params.add(ids.filter(isUuid))}::uuid[])`);
  if (updatedSince) conditions.push(changedSince(params.add(updatedSince)));
  if (externalReferences) conditions.push(`p.external_reference = ANY (${params.add(externalReferences)}::text[])`);
  if (categorySlug) conditions.push(`p.category_slug = ${params.add(categorySlug)}`);
  if (status) conditions.push(statusSql[status]);
  if (search?.trim()) {
    const words = searchWords(search);
    conditions.push(...(words.length === 0 ? ['false'] : words.map(({ pattern }) => `p.search_text LIKE ${params.add(pattern)}`)));
  }
  return conditions.join(' AND ');
}

/** SQL: neither the post of `p` nor a deal of it has changed, begun or ended since the version of `p` rose last. */
const AS_EDITED = `
  SELECT 1 FROM products p JOIN product_stock stock ON stock.product_id = p.id WHERE p.id = $1 AND p.seller_id = $2
    AND NOT EXISTS (SELECT 1 FROM sell_posts post WHERE post.product_id = p.id AND post.updated_at > ${changedAt})
    AND p.id NOT IN (${productsOfDealsChangedSince(changedAt)})`;

/** Returns whether what a seller sees of the product follows from its version alone. */
export function isAsEdited(db: Db, productId: string, sellerId: string): Promise<boolean> {
  return exists(db, AS_EDITED, [productId, sellerId]);
}
