/**
 * The statements of a search. `product_words` has for each word the products that have it, the best first, so a page
 * reads the beginning of one range and no more, however large the market is; see docs/decisions/0040. Fixed pieces;
 * values are parameters. Pure.
 */
import { ProductSort } from '../../../../../schema/values/api/sort-options';
import { column, columns, flag, selectOne } from '../../../../platform/db/columns';
import type { Db } from '../../../../platform/db/sql';
import type { PageRequest } from '../../../../platform/paging/page';
import { cursorValues, limitSql, Params } from '../../../../platform/db/keyset';
import { afterSql, type ListOrder, orderSql, selectSql } from '../../products/product-pages';
import { joinEachSql, orderOf, whereSql } from './market-filter.query';
import type { InnerStatement } from '../../products/product-reader.service';
import {
  candidateRows,
  candidatesSql,
  existsSql,
  hasTermSql,
  isBestSql,
  pointsSql,
  popularity,
  rankedCandidatesSql,
  READ,
} from './search-candidates.query';
import {
  ENTRY_ORDER,
  entryKeys,
  type EntryOrder,
  isOfEntries,
  keyRowsSql,
  rarest,
  scanSql,
  type SearchQuestion,
  whereEntrySql,
} from './search-entries.query';

/** So many of the best are sorted by price or rating. */
const SORTED = 500;

interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

const ORDERS = {
  best: {
    id: 'found.id',
    direction: 'DESC',
    keys: [
      { sql: 'found.k1', type: 'int' },
      { sql: 'found.k2', type: 'int' },
    ],
  },
  newest: { id: 'found.id', direction: 'DESC', keys: [{ sql: 'found.k1', type: 'timestamptz' }] },
} as const satisfies Record<EntryOrder, ListOrder>;

/** Selects one page: ids and sort keys, and one row more than requested where more follow. */
export function searchPage(question: SearchQuestion, page: PageRequest): InnerStatement {
  if (question.terms.length === 0) return nothing;
  const order = entryOrder(question);
  if (order) return streamedPage(question, order, page);
  return isOfEntries(question) && entryKeys(question) ? sortedPage(question, page) : candidatesPage(question, page);
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

/** An index of the entries has the list in its order. */
function entryOrder(question: SearchQuestion): EntryOrder | null {
  if (!isOfEntries(question)) return null;
  const { terms, sort, near } = question;
  if (sort === ProductSort.NEWEST || (sort === ProductSort.NEAREST && !near)) return 'newest';
  return sort === ProductSort.RELEVANCE && terms.length === 1 ? 'best' : null;
}

/** The beginning of each key's range, in the order of the index. */
function streamedPage(question: SearchQuestion, by: EntryOrder, page: PageRequest): InnerStatement {
  const params = new Params();
  const order = ORDERS[by];
  const { keys } = rarest(question.terms);
  const list = keyRowsSql(keys, params);
  const [k1, k2, last] =
    by === 'best' ? ['entry.points - key.less', 'entry.popularity', isBestSql(keys, params)] : ['entry.published_at', 'NULL::int', ''];
  const scan = scanSql(question, { order: by, most: READ, follows: followsSql(by, page, params) }, params);
  const alone = limitSql({ ...page, offset: null }, params);
  const limit = page.offset && !page.after ? `${alone} + ${params.add(page.offset)}` : alone;
  return {
    text: `SELECT ${by === 'newest' && keys.length > 1 ? 'DISTINCT ' : ''}found.id, found.k1, found.k2 FROM (
      SELECT part.* FROM ${list} AS key (word, less), LATERAL (
        SELECT p.id, ${k1} AS k1, ${k2} AS k2 FROM ${scan} JOIN products p ON p.id = entry.product_id ${joinEachSql(question)}
        WHERE ${whereEntrySql(question, params)} AND ${whereSql(question, params)}${othersSql(question, params)}${last}
        ORDER BY ${ENTRY_ORDER[by]} ${limit}) part) found
      ${orderSql(order)} ${limitSql(page, params)}`,
    params: params.values,
    direction: 'DESC',
  };
}

/** SQL: the entries behind the cursor of a page. */
function followsSql(by: EntryOrder, { after }: PageRequest, params: Params): string {
  if (!after) return '';
  const [k1, ...others] = cursorValues(ORDERS[by], after);
  const last = `${params.add(others.at(-1))}::uuid`;
  if (by === 'newest') return ` AND (entry.published_at, entry.product_id) < (${params.add(k1)}::timestamptz, ${last})`;
  return ` AND (entry.points, entry.popularity, entry.product_id) < (${params.add(k1)}::int + key.less, ${params.add(others[0])}::int, ${last})`;
}

/** By price or rating: the best entries, sorted by their columns; products are read for a page of them. */
function sortedPage(question: SearchQuestion, page: PageRequest): InnerStatement {
  const params = new Params();
  const { direction, keys } = entryKeys(question) ?? orderOf(question);
  const [one, other] = keys;
  const order: ListOrder = {
    id: 'found.id',
    direction,
    keys: other
      ? [
          { ...one, sql: 'found.k1' },
          { ...other, sql: 'found.k2' },
        ]
      : [{ ...one, sql: 'found.k1' }],
  };
  const term = rarest(question.terms);
  const list = keyRowsSql(term.keys, params);
  const scan = scanSql(question, { order: 'best', most: READ }, params);
  const after = page.after ? `WHERE ${afterSql(order, page.after, params)}` : '';
  return {
    text: `SELECT found.id, found.k1, found.k2 FROM (
      SELECT found.id, found.k1, found.k2 FROM (
        SELECT ${term.keys.length > 1 ? 'DISTINCT ' : ''}part.* FROM ${list} AS key (word, less), LATERAL (
          SELECT entry.product_id AS id, ${one.sql} AS k1, ${other ? other.sql : 'NULL::int'} AS k2 FROM ${scan}
          WHERE ${whereEntrySql(question, params)} LIMIT ${SORTED}) part) found
      ${after} ${orderSql(order)} LIMIT ${SORTED * term.keys.length}) found
      JOIN products p ON p.id = found.id ${joinEachSql(question)} WHERE ${whereSql(question, params)}${othersSql(question, params)}
      ${orderSql(order)} ${limitSql(page, params)}`,
    params: params.values,
    direction,
  };
}

/** SQL: the product `p` has the other terms, which the mask of its entry only promises. */
function othersSql({ terms }: SearchQuestion, params: Params): string {
  const first = rarest(terms);
  return terms.map((term) => (term === first ? '' : ` AND ${hasTermSql(term, params)}`)).join('');
}

/** Several terms, or another order: of the candidates. */
function candidatesPage(question: SearchQuestion, page: PageRequest): InnerStatement {
  return question.sort === ProductSort.RELEVANCE && isOfEntries(question) ? mergedPage(question, page) : orderedPage(question, page);
}

/**
 * By what the terms give a product together: the candidates are put in order first, and no more of them than a page are
 * read again.
 */
function mergedPage(question: SearchQuestion, page: PageRequest): InnerStatement {
  const params = new Params();
  const candidates = rankedCandidatesSql(question, params);
  const after = page.after ? `WHERE ${afterSql(ORDERS.best, page.after, params)}` : '';
  return {
    text: `${candidates} SELECT found.id, found.k1, found.k2 FROM (SELECT * FROM candidates found ${after} ${orderSql(ORDERS.best)} OFFSET 0) found
      JOIN products p ON p.id = found.id ${joinEachSql(question)} WHERE ${whereSql(question, params)} ${orderSql(ORDERS.best)} ${limitSql(page, params)}`,
    params: params.values,
    direction: 'DESC',
  };
}

function orderedPage(question: SearchQuestion, page: PageRequest): InnerStatement {
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
