/**
 * The statements of a search. `product_words` has for each word the products that have it, the best first, so a page reads the beginning of one range and
 * no more, however large the market is; see docs/decisions/0040. Fixed pieces; values are parameters. Pure.
 */
import { limits } from '../../../../schema/values/limits';
import { ProductSort } from '../../../../schema/values/sort-options';
import { column, columns, flag, selectOne } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import type { PageRequest } from '../../../platform/paging/page';
import { afterSql, cursorValues, limitSql, type ListOrder, orderSql, Params, selectSql } from '../market/keyset';
import { joinEachSql, type MarketQuestion, orderOf, whereSql } from '../market/market-filter.query';
import type { InnerStatement } from '../products/product-reader.service';
import { candidatesSql, existsSql, hasTermSql, isBestSql, keyListSql, pointsSql, popularity } from './search-candidates.query';
import { readableSql } from './search-terms.query';
import type { Key, SearchTerm } from './search-terms';

export interface SearchQuestion extends MarketQuestion {
  readonly terms: readonly SearchTerm[];
}

interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** So many entries of a word are read for one page that a filter leaves little of. */
const READ = 3_000;
const RANKED = [
  { sql: 'found.points', type: 'numeric' },
  { sql: 'found.popularity', type: 'numeric' },
] as const;

/** One page: ids and sort keys, one row more than requested where more follow. */
export function searchPage(question: SearchQuestion, page: PageRequest): InnerStatement {
  const [term] = question.terms;
  if (!term) return nothing;
  return isReadInOrder(question) ? rankedPage(question, term.keys, page) : candidatesPage(question, page);
}

/** What the list has in all, up to one more than `limits.countedProducts`. */
export function searchCount(question: SearchQuestion): Statement {
  const [term] = question.terms;
  if (!term) return { text: 'SELECT 0 AS count', params: [] };
  const params = new Params();
  const isOfEntries = isReadInOrder(question);
  const found = isOfEntries
    ? entriesSql(question, term.keys, params)
    : `${candidatesSql(question, params)} SELECT 1 ${candidateRows(question, params)}`;
  const most = limits.countedProducts + 1;
  return { text: `SELECT count(*)::int AS count FROM (${found} LIMIT ${most}) found`, params: params.values };
}

/** Whether anything has all terms. */
const FOUND = columns({ found: column('found', flag) });

/** Whether anything has all terms. */
export async function hasAllTerms(db: Db, question: SearchQuestion): Promise<boolean> {
  const { text, params } = existsStatement(question);
  return (await selectOne(db, FOUND, () => text, params))?.found ?? false;
}

export function existsStatement(question: SearchQuestion): Statement {
  const params = new Params();
  return { text: existsSql(question, params), params: params.values };
}

const nothing: InnerStatement = {
  text: 'SELECT NULL::uuid AS id, NULL::int AS k1, NULL::int AS k2 WHERE false',
  params: [],
  direction: 'DESC',
};

/** The index of tokens has the list in its order. */
function isReadInOrder({ terms, sort, filter }: SearchQuestion): boolean {
  const [term, ...others] = terms;
  const isOfKeysAlone = term !== undefined && term.keys.length > 0 && term.places === null && term.sellerIds.length === 0;
  return isOfKeysAlone && others.length === 0 && sort === ProductSort.RELEVANCE && !filter.sellerId;
}

/** By relevance, one term: the beginning of each key's range, in the order of the index. */
function rankedPage(question: SearchQuestion, keys: readonly Key[], page: PageRequest): InnerStatement {
  const params = new Params();
  const order: ListOrder = { id: 'found.id', direction: 'DESC', keys: RANKED };
  const { list, entries } = keyListSql(keys, question.filter, params);
  const after = page.after ? cursorValues(order, page.after) : null;
  const follows = after
    ? ` AND (entry.points, entry.popularity, entry.product_id) < (${params.add(after[0])}::int + key.less, ${params.add(after[1])}::int, ${params.add(after[2])}::uuid)`
    : '';
  const alone = limitSql({ ...page, offset: null }, params);
  const limit = page.offset && !page.after ? `${alone} + ${params.add(page.offset)}` : alone;
  return {
    text: `SELECT found.id, found.points AS k1, found.popularity AS k2 FROM (
      SELECT part.* FROM ${list}, LATERAL (
        SELECT p.id, entry.points - key.less AS points, entry.popularity
        FROM (SELECT entry.product_id, entry.points, entry.popularity ${entries}${follows}
          ORDER BY entry.points DESC, entry.popularity DESC, entry.product_id DESC LIMIT ${READ}) entry
        JOIN products p ON p.id = entry.product_id ${joinEachSql(question)}
        WHERE ${whereSql(question, params)}${isBestSql(keys, params)}
        ORDER BY entry.points DESC, entry.popularity DESC, entry.product_id DESC ${limit}) part) found
      ${orderSql(order)} ${limitSql(page, params)}`,
    params: params.values,
    direction: 'DESC',
  };
}

/** Several terms, or another order: of the candidates. */
function candidatesPage(question: SearchQuestion, page: PageRequest): InnerStatement {
  const params = new Params();
  const candidates = candidatesSql(question, params);
  const order = candidateOrder(question, params);
  const rows = candidateRows(question, params);
  const after = page.after ? ` AND ${afterSql(order, page.after, params)}` : '';
  return {
    text: `${candidates} ${selectSql(order)} ${rows}${after} ${orderSql(order)} ${limitSql(page, params)}`,
    params: params.values,
    direction: order.direction,
  };
}

function candidateRows(question: SearchQuestion, params: Params): string {
  const has = question.terms.map((term) => hasTermSql(term, params));
  const isFound = `(${has.join(question.isAnyTermEnough ? ' OR ' : ' AND ')})`;
  return `FROM candidates JOIN products p ON p.id = candidates.id ${joinEachSql(question)} WHERE ${whereSql(question, params)} AND ${isFound}`;
}

function candidateOrder(question: SearchQuestion, params: Params): ListOrder {
  const { sort, near, terms } = question;
  if (sort === ProductSort.NEAREST && near) {
    const is = (column: string, id: number | null, ring: number) =>
      id === null ? '' : `WHEN p.${column} = ${params.add(id)} THEN ${ring} `;
    const rings = is('upazila_id', near.upazilaId, 3) + is('district_id', near.districtId, 2) + is('division_id', near.divisionId, 1);
    return {
      direction: 'DESC',
      keys: [
        { sql: `CASE ${rings || 'WHEN true THEN 0 '}ELSE 0 END`, type: 'numeric' },
        { sql: 'p.published_at', type: 'timestamptz' },
      ],
    };
  }
  if (sort !== ProductSort.RELEVANCE) return orderOf(question);
  return {
    direction: 'DESC',
    keys: [
      { sql: `(${terms.map((term) => pointsSql(term, params)).join(' + ')})`, type: 'numeric' },
      { sql: popularity, type: 'numeric' },
    ],
  };
}

/** SQL: the products of one term. What the index of tokens knows of a product is enough unless a filter asks for more. */
function entriesSql(question: SearchQuestion, keys: readonly Key[], params: Params): string {
  const { filter, sellerRoles } = question;
  const { categories, minPrice, maxPrice, unit, inStock, dealsOnly, minRating } = filter;
  const { list, entries } = keyListSql(keys, filter, params);
  const needsProduct = [categories, minPrice, maxPrice, unit, minRating, sellerRoles].some(
    (value) => value !== null && value !== undefined,
  );
  const most = limits.countedProducts + 1;
  const isOnce = keys.length === 1 ? '' : 'DISTINCT ';
  if (!needsProduct && !inStock && !dealsOnly) {
    return `SELECT ${isOnce}entry.product_id FROM ${list}, LATERAL (SELECT entry.product_id ${entries} AND ${readableSql('entry', question, params)} LIMIT ${most}) entry`;
  }
  return `SELECT ${isOnce}entry.product_id FROM ${list}, LATERAL (SELECT entry.product_id ${entries}
      ORDER BY entry.points DESC, entry.popularity DESC, entry.product_id DESC LIMIT ${READ}) entry
    JOIN products p ON p.id = entry.product_id ${joinEachSql(question)} WHERE ${whereSql(question, params)}`;
}
