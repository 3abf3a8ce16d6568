/** SQL of the candidates of a search: a bounded number of products that have all its terms, the best of the rarest among them. Pure. */
import { ProductSort } from '../../../../schema/values/sort-options';
import type { Params } from '../market/keyset';
import { joinEachSql, type MarketQuestion, type ProductFilterValues, whereSql } from '../market/market-filter.query';
import type { Key, SearchTerm } from './search-terms';

/** Of each list: the best of a key (the newest, where they are wanted), the newest of a place or seller, those with all terms. */
const CANDIDATES = 500;
/** As the trigger index_product_words() writes it. */
export const popularity = 'width_bucket(p.sold_count, ARRAY[1, 3, 10, 30, 100, 300, 1000, 3000, 10000])';

type Places = Pick<ProductFilterValues, 'divisionId' | 'districtId' | 'upazilaId'>;
type Question = MarketQuestion & { readonly terms: readonly SearchTerm[] };

/** SQL: the keys as rows `key`, and the entries `entry` of one of them at the places of the filter. */
export function keyListSql(keys: readonly Key[], filter: Places, params: Params): { readonly list: string; readonly entries: string } {
  return { list: `${keyRowsSql(keys, params)} AS key (word, less)`, entries: entriesAt(filter, params) };
}

/** SQL: `WITH candidates (id)`. */
export function candidatesSql(question: Question, params: Params): string {
  const { terms, filter, isAnyTermEnough = false } = question;
  const listed = isAnyTermEnough ? terms : [rarest(terms)];
  const lists = filter.sellerId ? [ofSeller(question, params)] : listed.flatMap((term) => listsOf(question, term, params));
  if (!filter.sellerId && !isAnyTermEnough && terms.length > 1 && !terms.every(isPlaced)) lists.push(ofAll(question, params));
  return `WITH candidates AS MATERIALIZED (${lists.map((list) => `(${list})`).join(' UNION ')})`;
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
  if (keys.length === 0) return '0::int';
  return `coalesce((SELECT max(${keyPoints} - key.less) FROM ${keyRowsSql(keys, params)} AS key (word, less)), 0)`;
}

/** SQL: the points of the product `p` for `key`, null where it does not have it. */
const keyPoints = 'coalesce(p.search_words->key.word->0, p.search_words->key.word)::int';

/** SQL: no other key gives the product `p`, which was found by an entry of `key`, more points, so that it is in the list once. */
export function isBestSql(keys: readonly Key[], params: Params): string {
  if (keys.length < 2) return '';
  const points = keyPoints.replaceAll('key.', 'other.');
  return ` AND NOT EXISTS (SELECT 1 FROM ${keyRowsSql(keys, params)} AS other (word, less)
    WHERE (${points} - other.less, other.word) > (entry.points - key.less, key.word))`;
}

function keyRowsSql(keys: readonly Key[], params: Params): string {
  return `unnest(${params.add(keys.map(({ word }) => word))}::text[], ${params.add(keys.map(({ less }) => less))}::int[])`;
}

function isPlaced({ places, sellerIds }: SearchTerm): boolean {
  return places !== null || sellerIds.length > 0;
}

function rarest(terms: readonly SearchTerm[]): SearchTerm {
  const [first] = terms.toSorted((one, other) => Number(isPlaced(one)) - Number(isPlaced(other)) || one.products - other.products);
  if (!first) throw new Error('A search without terms has no candidates.');
  return first;
}

function listsOf(question: Question, { keys, places, sellerIds }: SearchTerm, params: Params): string[] {
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
function placesOf({ filter, sort, near }: Question): Places[] {
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

/** Ids are in order of age. */
function ofKeys(keys: readonly Key[], places: Places, sort: Question['sort'], params: Params): string {
  const { list, entries } = keyListSql(keys, places, params);
  const best = sort === ProductSort.NEWEST ? '' : 'entry.points DESC, entry.popularity DESC, ';
  return `SELECT entry.product_id AS id FROM ${list}, LATERAL (SELECT entry.product_id ${entries}
    ORDER BY ${best}entry.product_id DESC LIMIT ${CANDIDATES}) entry`;
}

/** Those with all terms, however far behind in the list of any. */
function ofAll(question: Question, params: Params): string {
  return `SELECT p.id ${havingAllSql(question, params)} LIMIT ${CANDIDATES}`;
}

/** SQL: the products `p` with all terms, from the index of all tokens (OFFSET 0: and not in the order of another one). */
function havingAllSql(question: Question, params: Params): string {
  const { terms } = question;
  const has = terms.filter((term) => !isPlaced(term)).map(({ keys }) => hasKeySql(keys, params));
  const placed = terms.filter(isPlaced).map((term) => ` AND ${hasTermSql(term, params)}`);
  return `FROM (SELECT p.* FROM products p WHERE p.is_published AND ${has.join(' AND ')} OFFSET 0) p ${joinEachSql(question)}
    WHERE ${whereSql(question, params)}${placed.join('')}`;
}

/** SQL: anything has all terms. */
export function existsSql(question: Question, params: Params): string {
  if (question.terms.every(isPlaced)) {
    const has = question.terms.map((term) => hasTermSql(term, params)).join(' AND ');
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
function ofColumn(question: Question, { column, ids, type }: ByColumn, params: Params): string {
  return `SELECT newest.id FROM unnest(${params.add(ids)}::${type}[]) AS wanted (id), LATERAL (
    SELECT p.id FROM products p ${joinEachSql(question)} WHERE ${whereSql(question, params)} AND p.${column} = wanted.id
    ORDER BY p.published_at DESC, p.id DESC LIMIT ${CANDIDATES}) newest`;
}

function ofSeller(question: Question, params: Params): string {
  return ofColumn(question, { column: 'seller_id', ids: [question.filter.sellerId ?? ''], type: 'uuid' }, params);
}

function entriesAt({ divisionId, districtId, upazilaId }: Places, params: Params): string {
  const at = (column: string, id: number | null | undefined) =>
    id === null || id === undefined ? '' : ` AND entry.${column} = ${params.add(id)}`;
  const places = at('division_id', divisionId) + at('district_id', districtId) + at('upazila_id', upazilaId);
  return `FROM product_words entry WHERE entry.word = key.word${places}`;
}
