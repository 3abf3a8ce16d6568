/**
 * The statements of the market's list, put together from fixed pieces: a filter or sort chooses pieces, values travel
 * as parameters, and no text of a request ever becomes SQL. Pure; MarketService runs what comes out.
 */
import { limits } from '../../../../schema/values/limits';
import { ProductSort } from '../../../../schema/values/api/sort-options';
import type { PageRequest } from '../../../platform/paging/page';
import type { PlaceIds } from '../../geography/place-ids.types';
import type { InnerStatement } from '../products/product-reader.service';
import { searchCount } from './search/search-count.query';
import { searchPage } from './search/search-page.query';
import { cursorValues, limitSql, Params } from '../../../platform/db/keyset';
import { afterSql, type ListOrder, orderSql, selectSql } from '../products/product-pages';
import { fromSql, type MarketQuestion, NEWEST_FIRST, orderOf, whereSql } from './search/market-filter.query';
import { isForEveryone } from '../visible-products.query';

/**
 * Counts what a list of the same question has in all, up to one more than `limits.countedProducts`: no one reads an
 * exact large number, and it costs.
 */
export function countStatement(question: MarketQuestion): { readonly text: string; readonly params: readonly unknown[] } {
  if (question.terms) return searchCount({ ...question, terms: question.terms });
  const params = new Params();
  if (isOfCategory(question)) return { text: publicCountSql(question, params), params: params.values };
  const where = whereSql(question, params);
  return {
    text: `SELECT count(*)::int AS count FROM (SELECT 1 ${fromSql(question)} WHERE ${where} LIMIT ${limits.countedProducts + 1}) found`,
    params: params.values,
  };
}

/** All products, or those of one category, for someone who sees no posts for businesses but their own. */
function isOfCategory({ filter: { categorySlugs, ...others }, sellerRoles, seesBusinessPosts }: MarketQuestion): boolean {
  const isElse = Object.values(others).some((value) => value !== null && value !== undefined && value !== false && value !== '');
  return !isElse && sellerRoles === null && !seesBusinessPosts && (categorySlugs?.length ?? 1) === 1;
}

/**
 * SQL: counted in the index products_public, without their sellers: what is published has a seller in good standing.
 */
function publicCountSql({ filter, viewerId }: MarketQuestion, params: Params): string {
  const [category] = filter.categorySlugs ?? [];
  const inCategory = category === undefined ? '' : ` AND p.category_slug = ${params.add(category)}`;
  const most = limits.countedProducts + 1;
  const forAll = `(SELECT count(*)::int FROM (SELECT 1 FROM products p WHERE p.is_published AND ${isForEveryone()}${inCategory} LIMIT ${most}) found)`;
  if (viewerId === null) return `SELECT ${forAll} AS count`;
  const own = `(SELECT count(*)::int FROM products p WHERE p.is_published AND NOT ${isForEveryone()} AND p.seller_id = ${params.add(viewerId)}::uuid${inCategory})`;
  return `SELECT least(${forAll} + ${own}, ${most}) AS count`;
}

/** Selects one page: ids and sort keys, and one row more than requested where more follow. */
export function pageStatement(question: MarketQuestion, page: PageRequest): InnerStatement {
  if (question.terms) return searchPage({ ...question, terms: question.terms }, page);
  if (question.sort === ProductSort.NEAREST && question.near) return nearestStatement(question, question.near, page);
  const params = new Params();
  const where = whereSql(question, params);
  const order = orderOf(question);
  const after = page.after ? ` AND ${afterSql(order, page.after, params)}` : '';
  const rest = `WHERE ${where}${after} ${orderSql(order)} ${limitSql(page, params)}`;
  return {
    text: `${selectSql(order)} ${fromSql(question)} ${rest}`,
    params: params.values,
    direction: order.direction,
    // with other filters PostgreSQL may sort what it finds, and would join everything to it first, as to what an offset
    // passes over
    ...(order === NEWEST_FIRST && isOfCategory(question) && !page.offset && { walk: { key: 'p.published_at', text: rest } }),
  };
}

/**
 * NEAREST, ring by ring, each newest first: 3 same upazila, 2 same district, 1 same division, 0 elsewhere or unknown
 * (the distance classes of delivery fees). Every ring reads its own index and stops at a page; one sort over a computed
 * class would read the whole market.
 */
function nearestStatement(question: MarketQuestion, { divisionId, districtId, upazilaId }: PlaceIds, page: PageRequest): InnerStatement {
  const params = new Params();
  const order: ListOrder = { id: 'near.id', direction: 'DESC', keys: NEAREST_KEYS };
  const [lastRing, publishedAt, id] = page.after ? cursorValues(order, page.after) : [];
  const ring = lastRing === undefined ? Infinity : Math.max(0, Number(lastRing));
  const is = (column: string, place: number) => `p.${column} = ${params.add(place)}`;
  const isNot = (column: string, place: number | null) => (place === null ? '' : ` AND p.${column} IS DISTINCT FROM ${params.add(place)}`);
  const rings: readonly (() => string | null)[] = [
    () => `true${isNot('division_id', divisionId)}`,
    () => (divisionId === null ? null : is('division_id', divisionId) + isNot('district_id', districtId)),
    () => (districtId === null ? null : is('district_id', districtId) + isNot('upazila_id', upazilaId)),
    () => (upazilaId === null ? null : is('upazila_id', upazilaId)),
  ];
  const limit = ringLimit(page, params);
  const parts = rings.flatMap((ringSql, at) => {
    const isInRing = at > ring ? null : ringSql();
    if (isInRing === null) return [];
    const follows = at === ring ? ` AND (p.published_at, p.id) < (${params.add(publishedAt)}::timestamptz, ${params.add(id)}::uuid)` : '';
    return [
      `(SELECT p.id, ${at} AS k1, p.published_at AS k2 ${fromSql(question)}
        WHERE ${whereSql(question, params)} AND ${isInRing}${follows} ORDER BY p.published_at DESC, p.id DESC ${limit})`,
    ];
  });
  return {
    text: `SELECT id, k1, k2 FROM (${parts.join(' UNION ALL ')}) near ORDER BY k1 DESC, k2 DESC, id DESC ${limitSql(page, params)}`,
    params: params.values,
    direction: 'DESC',
  };
}

const NEAREST_KEYS = [
  { sql: 'k1', type: 'int' },
  { sql: 'k2', type: 'timestamptz' },
] as const;

/** A ring alone may fill what is skipped and the page. */
function ringLimit(page: PageRequest, params: Params): string {
  const { after, offset } = page;
  const alone = limitSql({ ...page, offset: null }, params);
  return offset && !after ? `${alone} + ${params.add(offset)}` : alone;
}
