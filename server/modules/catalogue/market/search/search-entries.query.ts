/**
 * SQL of the entries of a search's tokens. An entry has what a filter or a sort wants to know of its product, so that a
 * product is read only to be shown; see docs/decisions/0058. All is checked again on the products of a page, since a
 * mask may promise a token that is not there. Pure.
 */
import { ProductSort } from '../../../../../schema/values/api/sort-options';
import type { Params } from '../../../../platform/db/keyset';
import type { ListOrder } from '../../products/product-pages';
import type { MarketQuestion } from './market-filter.query';
import { entryOnDeal, entryPrice } from '../../products/running-deal.query';
import { readableSql } from './search-terms.query';
import type { Key, SearchTerm } from '../../words/search-terms';
import { wordMask } from './word-mask';

export type SearchQuestion = MarketQuestion & { readonly terms: readonly SearchTerm[] };

/** Orders that an index of the entries has. */
export const ENTRY_ORDER = {
  best: 'entry.points DESC, entry.popularity DESC, entry.product_id DESC',
  newest: 'entry.published_at DESC, entry.product_id DESC',
} as const;
export type EntryOrder = keyof typeof ENTRY_ORDER;

const COLUMNS = `entry.points, entry.popularity, entry.product_id, entry.is_public, entry.division_id, entry.district_id, entry.upazila_id, entry.category_slug,
  entry.unit, entry.price, entry.rating_sum, entry.rating_count, entry.published_at, entry.is_available, entry.has_deal, entry.mask`;

const entryStars = 'round(entry.rating_sum::numeric / greatest(entry.rating_count, 1), 4)';

/** The term whose entries are read: the rarest of those that have entries. */
export function rarest(terms: readonly SearchTerm[]): SearchTerm {
  const [first] = terms.toSorted((one, other) => Number(isPlaced(one)) - Number(isPlaced(other)) || one.products - other.products);
  if (!first) throw new Error('A search without terms has no candidates.');
  return first;
}

export function isPlaced({ places, sellerIds }: SearchTerm): boolean {
  return places !== null || sellerIds.length > 0;
}

/** Everything the search asks for is in the entries of its rarest term; `sort` aside. */
export function isOfEntries({ terms, filter, isAnyTermEnough = false }: SearchQuestion): boolean {
  if (terms.length === 0 || filter.sellerId || (isAnyTermEnough && terms.length > 1)) return false;
  const first = rarest(terms);
  return !isPlaced(first) && first.keys.length > 0 && terms.every(({ sellerIds }) => sellerIds.length === 0);
}

/** SQL: the keys as rows `key`. */
export function keyRowsSql(keys: readonly Key[], params: Params): string {
  return `unnest(${params.add(keys.map(({ word }) => word))}::text[], ${params.add(keys.map(({ less }) => less))}::int[])`;
}

interface Scan {
  readonly order: EntryOrder;
  /** So many entries of each key are read. */
  readonly most: number;
  /** SQL: the entries that follow a cursor. */
  readonly follows?: string;
}

/**
 * SQL: entries `entry` of `key`, those of a district or upazila by an index of their own; the other filters are
 * whereEntrySql.
 */
export function scanSql({ filter }: SearchQuestion, { order, most, follows = '' }: Scan, params: Params): string {
  const at = (column: string, id: number | null | undefined) =>
    id === null || id === undefined ? '' : ` AND entry.${column} = ${params.add(id)}`;
  const place = at('district_id', filter.districtId) + at('upazila_id', filter.upazilaId);
  return `(SELECT ${COLUMNS} FROM product_words entry WHERE entry.word = key.word${place}${follows} ORDER BY ${ENTRY_ORDER[order]} LIMIT ${most}) entry`;
}

/** SQL: the filter and the other terms, as far as an entry has them. */
export function whereEntrySql(question: SearchQuestion, params: Params): string {
  const { filter, terms } = question;
  const first = rarest(terms);
  const conditions = [readableSql('entry', question, params)];
  const compare = (value: unknown, sql: (place: string) => string) => {
    if (value !== null && value !== undefined) conditions.push(sql(params.add(value)));
  };
  compare(filter.categorySlugs, (place) => `entry.category_slug = ANY (${place}::text[])`);
  compare(filter.divisionId, (place) => `entry.division_id = ${place}`);
  compare(filter.unit, (place) => `entry.unit = ${place}`);
  if (filter.inStock) conditions.push('entry.is_available');
  if (filter.dealsOnly) conditions.push(entryOnDeal);
  compare(filter.minRating, (place) => `entry.rating_count > 0 AND ${entryStars} >= ${place}::numeric`);
  compare(filter.minPrice, (place) => `${entryPrice} >= ${place}::numeric`);
  compare(filter.maxPrice, (place) => `${entryPrice} <= ${place}::numeric`);
  for (const term of terms) if (term !== first) conditions.push(mayHaveSql(term, params));
  return conditions.join(' AND ');
}

/** Reports whether the search has no filter besides its terms. */
export function isUnfiltered({ filter }: SearchQuestion): boolean {
  return Object.entries(filter).every(([name, value]) => name === 'search' || value === null || value === undefined || value === false);
}

/** Filters that only the product itself can be asked for. */
export function needsProduct({ sellerRoles, filter }: SearchQuestion): boolean {
  return [sellerRoles, filter.grade, filter.ids, filter.updatedSince].some((value) => value !== null && value !== undefined);
}

/** SQL: the product of `entry` has the term, or nearly one in twenty times does not. */
function mayHaveSql({ keys, places }: SearchTerm, params: Params): string {
  const conditions = keys.map(({ word }) => {
    const mask = params.add(wordMask(word));
    return `entry.mask & ${mask}::bigint = ${mask}::bigint`;
  });
  const among = (column: string, ids: readonly number[] | undefined) => {
    if (ids && ids.length > 0) conditions.push(`entry.${column} = ANY (${params.add(ids)}::int[])`);
  };
  among('division_id', places?.divisions);
  among('district_id', places?.districts);
  among('upazila_id', places?.upazilas);
  return conditions.length === 0 ? 'false' : `(${conditions.join(' OR ')})`;
}

/** Prices and ratings: an order that the entries have, and no index of them. Null for every other. */
export function entryKeys({ sort }: SearchQuestion): Pick<ListOrder, 'direction' | 'keys'> | null {
  switch (sort) {
    case ProductSort.PRICE_ASC:
      return { direction: 'ASC', keys: [{ sql: entryPrice, type: 'numeric' }] };
    case ProductSort.PRICE_DESC:
      return { direction: 'DESC', keys: [{ sql: entryPrice, type: 'numeric' }] };
    case ProductSort.RATING:
      return {
        direction: 'DESC',
        keys: [
          { sql: entryStars, type: 'numeric' },
          { sql: 'entry.rating_count', type: 'numeric' },
        ],
      };
    default:
      return null;
  }
}
