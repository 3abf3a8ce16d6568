/**
 * SQL of the candidates of a search: a bounded number of products that have all its terms, the best of the rarest among
 * them. Pure.
 */
import { ProductSort } from '../../../../../schema/values/api/sort-options';
import type { Params } from '../../../../platform/db/keyset';
import { joinEachSql, type ProductFilterValues, whereSql } from './market-filter.query';
import {
  ENTRY_ORDER,
  isOfEntries,
  isPlaced,
  isUnfiltered,
  keyRowsSql,
  rarest,
  scanSql,
  type SearchQuestion,
  whereEntrySql,
} from './search-entries.query';
import { COUNTED } from './search-terms.query';
import type { Key, SearchTerm } from '../../words/search-terms';
import { isForEveryone } from '../../visible-products.query';

/** So many entries of a token are read where a filter, or another term, lets few through. */
export const READ = 3_000;
/**
 * The most candidates of each list: the best of a key (the newest, where they are wanted), the newest of a place or
 * seller, the products with all terms.
 */
const CANDIDATES = 500;
/**
 * So many of the best of the rarest term are looked through for the other terms; where these leave FEW, the index of
 * all tokens is asked.
 */
const LOOKED_THROUGH = 500;
const FEW = 60;
/** As the trigger index_product_words() writes it. */
export const popularity = 'width_bucket(p.sold_count, ARRAY[1, 3, 10, 30, 100, 300, 1000, 3000, 10000])';

type Places = Pick<ProductFilterValues, 'divisionId' | 'districtId' | 'upazilaId'>;

/** SQL: `WITH candidates (id)`. */
export function candidatesSql(question: SearchQuestion, params: Params): string {
  const { terms, filter, isAnyTermEnough = false } = question;
  if (isOfEntries(question)) return `WITH ${ofEntries(question, params)}`;
  const listed = isAnyTermEnough ? terms : [rarest(terms)];
  const lists = filter.sellerId ? [ofSeller(question, params)] : listed.flatMap((term) => listsOf(question, term, params));
  if (!filter.sellerId && !isAnyTermEnough && terms.length > 1 && !terms.every(isPlaced)) lists.push(ofAll(question, params));
  return `WITH candidates AS MATERIALIZED (${lists.map((list) => `(${list})`).join(' UNION ')})`;
}

/**
 * SQL: `WITH candidates (id, k1, k2)` with what the terms give a product together, and its popularity: in the order of
 * a list of several terms. What comes from the index of all tokens is a product already, and is not read a second time.
 */
export function rankedCandidatesSql(question: SearchQuestion, params: Params): string {
  const { terms } = question;
  const first = rarest(terms);
  const scan = scanSql(question, { order: 'best', most: LOOKED_THROUGH }, params);
  const ranks = `p.id, ${terms.map((term) => pointsSql(term, params)).join(' + ')} AS k1, ${popularity} AS k2`;
  const scanned = `scanned AS MATERIALIZED (SELECT ${first.keys.length > 1 ? 'DISTINCT ' : ''}${ranks} FROM ${keyRowsSql(first.keys, params)} AS key (word, less),
    LATERAL (SELECT entry.product_id FROM ${scan} WHERE ${whereEntrySql(question, params)}) entry JOIN products p ON p.id = entry.product_id
    WHERE ${terms.map((term) => hasTermSql(term, params)).join(' AND ')})`;
  if (first.products <= COUNTED) return `WITH ${scanned}, candidates AS (SELECT id, k1, k2 FROM scanned)`;
  return `WITH ${scanned}, candidates AS MATERIALIZED (SELECT id, k1, k2 FROM scanned
    UNION SELECT id, k1, k2 FROM (${ofAll(question, params, ranks)}) everywhere WHERE (SELECT count(*) FROM scanned) < ${FEW})`;
}

/**
 * Among the best of the rarest term those that seem to have the others; where these are few, those from the index of
 * all tokens as well.
 */
function ofEntries(question: SearchQuestion, params: Params): string {
  const { terms } = question;
  const first = rarest(terms);
  const scan = scanSql(question, { order: 'best', most: terms.length === 1 ? READ : LOOKED_THROUGH }, params);
  const scanned = `SELECT entry.product_id AS id FROM ${keyRowsSql(first.keys, params)} AS key (word, less),
    LATERAL (SELECT entry.product_id FROM ${scan} WHERE ${whereEntrySql(question, params)} LIMIT ${CANDIDATES}) entry`;
  if (terms.length === 1 || first.products <= COUNTED)
    return `candidates AS MATERIALIZED (${scanned}${first.keys.length > 1 ? ' GROUP BY 1' : ''})`;
  return `scanned AS MATERIALIZED (${scanned}), candidates AS MATERIALIZED (SELECT id FROM scanned
    UNION SELECT id FROM (${ofAll(question, params)}) everywhere WHERE (SELECT count(*) FROM scanned) < ${FEW})`;
}

/** SQL: the product `p` has the term. */
export function hasTermSql({ keys, places, sellerIds }: SearchTerm, params: Params): string {
  const conditions = [hasKeySql(keys, params)];
  const among = (column: string, ids: readonly (number | string)[] | undefined, type: string) => {
    if (ids && ids.length > 0) conditions.push(`${column} = ANY (${params.add(ids)}::${type}[])`);
  };
  among('p.division_id', places?.divisions, 'int');
  among('p.district_id', places?.districts, 'int');
  among('p.upazila_id', places?.upazilas, 'int');
  among('p.seller_id', sellerIds, 'uuid');
  return `(${conditions.join(' OR ')})`;
}

/** SQL: the product `p` has one of the keys. */
function hasKeySql(keys: readonly Key[], params: Params): string {
  return `p.search_words ?| ${params.add(keys.map(({ word }) => word))}::text[]`;
}

/** SQL: how well the product `p` matches the term, in hundredths. */
export function pointsSql({ keys }: SearchTerm, params: Params): string {
  const points = keys.map(
    ({ word, less }) => `${keyPoints.replaceAll('key.word', `${params.add(word)}::text`)} - ${params.add(less)}::int`,
  );
  return keys.length === 0 ? '0::int' : `coalesce(greatest(${points.join(', ')}), 0)`;
}

/** SQL: the points of the product `p` for `key`, null where it does not have it. */
const keyPoints = 'coalesce(p.search_words->key.word->0, p.search_words->key.word)::int';

/**
 * SQL: no other key gives the product `p`, which was found by an entry of `key`, more points, so that it is in the list
 * once.
 */
export function isBestSql(keys: readonly Key[], params: Params): string {
  if (keys.length < 2) return '';
  const points = keyPoints.replaceAll('key.', 'other.');
  return ` AND NOT EXISTS (SELECT 1 FROM ${keyRowsSql(keys, params)} AS other (word, less)
    WHERE (${points} - other.less, other.word) > (entry.points - key.less, key.word))`;
}

function listsOf(question: SearchQuestion, { keys, places, sellerIds }: SearchTerm, params: Params): string[] {
  const lists = keys.length === 0 ? [] : placesOf(question).map((place) => ofKeys(keys, place, question.sort, params));
  const of = (column: string, ids: readonly (number | string)[] | undefined, type: string) => {
    if (ids && ids.length > 0) lists.push(ofColumn(question, { column, ids, type }, params));
  };
  of('division_id', places?.divisions, 'int');
  of('district_id', places?.districts, 'int');
  of('upazila_id', places?.upazilas, 'int');
  of('seller_id', sellerIds, 'uuid');
  return lists.length === 0 ? ['SELECT NULL::uuid AS id WHERE false'] : lists;
}

/** The places of the filter; for NEAREST the rings as well, so that the nearest are among the candidates. */
function placesOf({ filter, sort, near }: SearchQuestion): Places[] {
  const { divisionId, districtId, upazilaId } = filter;
  if (sort !== ProductSort.NEAREST || !near) return [{ divisionId, districtId, upazilaId }];
  const rings: Places[] = [{}, { divisionId: near.divisionId }, { districtId: near.districtId }, { upazilaId: near.upazilaId }];
  return rings
    .filter((ring, at) => at === 0 || Object.values(ring).some((id) => id !== null))
    .map((ring) => ({
      divisionId: divisionId ?? ring.divisionId,
      districtId: districtId ?? ring.districtId,
      upazilaId: upazilaId ?? ring.upazilaId,
    }));
}

function ofKeys(keys: readonly Key[], places: Places, sort: SearchQuestion['sort'], params: Params): string {
  const at = (column: string, id: number | null | undefined) =>
    id === null || id === undefined ? '' : ` AND entry.${column} = ${params.add(id)}`;
  const placed = at('division_id', places.divisionId) + at('district_id', places.districtId) + at('upazila_id', places.upazilaId);
  return `SELECT entry.product_id AS id FROM ${keyRowsSql(keys, params)} AS key (word, less), LATERAL (
    SELECT entry.product_id FROM product_words entry WHERE entry.word = key.word${placed}
    ORDER BY ${ENTRY_ORDER[sort === ProductSort.NEWEST ? 'newest' : 'best']} LIMIT ${CANDIDATES}) entry`;
}

/**
 * SQL: the products with all terms, however far behind in the list of any term. The page checks again what the viewer
 * may see of them.
 */
function ofAll(question: SearchQuestion, params: Params, columns = 'p.id'): string {
  if (isUnfiltered(question) && !question.terms.some(isPlaced))
    return `SELECT ${columns} FROM ${havingTermsSql(question, params)} LIMIT ${CANDIDATES}`;
  return `SELECT ${columns} ${havingAllSql(question, params)} LIMIT ${CANDIDATES}`;
}

/**
 * SQL: the products `p` with all terms, from the index of all tokens (OFFSET 0: and not in the order of another one).
 */
function havingAllSql(question: SearchQuestion, params: Params): string {
  const placed = question.terms.filter(isPlaced).map((term) => ` AND ${hasTermSql(term, params)}`);
  return `FROM ${havingTermsSql(question, params)} ${joinEachSql(question)} WHERE ${whereSql(question, params)}${placed.join('')}`;
}

function havingTermsSql(question: SearchQuestion, params: Params): string {
  const has = question.terms.filter((term) => !isPlaced(term)).map(({ keys }) => hasKeySql(keys, params));
  return `(SELECT p.* FROM products p WHERE p.is_published AND ${has.join(' AND ')}${meantForSql(question, params)} OFFSET 0) p`;
}

/** SQL: anything has all terms. The index of all tokens is asked where the best of the rarest term have none. */
export function existsSql(question: SearchQuestion, params: Params): string {
  const { terms } = question;
  if (isOfEntries(question)) {
    const first = rarest(terms);
    const has = terms.map((term) => hasTermSql(term, params)).join(' AND ');
    const among = `EXISTS (SELECT 1 FROM ${keyRowsSql(first.keys, params)} AS key (word, less), LATERAL (
      SELECT 1 FROM ${scanSql(question, { order: 'best', most: LOOKED_THROUGH }, params)} JOIN products p ON p.id = entry.product_id ${joinEachSql(question)}
      WHERE ${whereEntrySql(question, params)} AND ${whereSql(question, params)} AND ${has} LIMIT 1) found)`;
    return `SELECT (${among}${first.products <= COUNTED ? '' : ` OR EXISTS (SELECT 1 ${havingAllSql(question, params)})`}) AS found`;
  }
  if (terms.every(isPlaced)) {
    const has = terms.map((term) => hasTermSql(term, params)).join(' AND ');
    return `${candidatesSql(question, params)} SELECT EXISTS (
      SELECT 1 FROM candidates JOIN products p ON p.id = candidates.id ${joinEachSql(question)} WHERE ${whereSql(question, params)} AND ${has}) AS found`;
  }
  return `SELECT EXISTS (SELECT 1 ${havingAllSql(question, params)}) AS found`;
}

interface ByColumn {
  readonly column: string;
  readonly ids: readonly (number | string)[];
  readonly type: string;
}

/** The newest of each place or seller. */
function ofColumn(question: SearchQuestion, { column, ids, type }: ByColumn, params: Params): string {
  return `SELECT newest.id FROM unnest(${params.add(ids)}::${type}[]) AS wanted (id), LATERAL (
    SELECT p.id FROM products p ${joinEachSql(question)} WHERE ${whereSql(question, params)} AND p.${column} = wanted.id
    ORDER BY p.published_at DESC, p.id DESC LIMIT ${CANDIDATES}) newest`;
}

function ofSeller(question: SearchQuestion, params: Params): string {
  return ofColumn(question, { column: 'seller_id', ids: [question.filter.sellerId ?? ''], type: 'uuid' }, params);
}

/** SQL: the candidates that the question lets through. */
export function candidateRows(question: SearchQuestion, params: Params): string {
  return `FROM candidates JOIN products p ON p.id = candidates.id ${joinEachSql(question)} WHERE ${whereSql(question, params)} AND ${foundSql(question, params)}`;
}

/** SQL: the product `p` has the terms. */
function foundSql({ terms, isAnyTermEnough = false }: SearchQuestion, params: Params): string {
  return `(${terms.map((term) => hasTermSql(term, params)).join(isAnyTermEnough ? ' OR ' : ' AND ')})`;
}

/** SQL: the product `p` is meant for the viewer. */
function meantForSql({ seesBusinessPosts, viewerId }: SearchQuestion, params: Params): string {
  if (seesBusinessPosts) return '';
  return ` AND (${isForEveryone()}${viewerId === null ? '' : ` OR p.seller_id = ${params.add(viewerId)}::uuid`})`;
}
