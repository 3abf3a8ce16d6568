/**
 * The statements of the market's list, put together from fixed pieces: a filter or sort chooses pieces, values travel as parameters, and no
 * text of a request ever becomes SQL. Pure; MarketService runs what comes out.
 */
import { limits } from '../../../schema/values/limits';
import type { Role } from '../../../schema/values/roles';
import { BulkSort, ProductSort } from '../../../schema/values/sort-options';
import { type Unit, unitFacts, units } from '../../../schema/values/units';
import type { PageRequest } from '../../platform/graphql/connection';
import type { PlaceIds } from '../geography/geography.service';
import { afterSql, cursorValues, limitSql, type ListOrder, orderSql, Params, selectSql, type SortKey } from './keyset';
import { beforeDeal, type InnerStatement } from './product-reader.service';
import type { SearchWord } from './search-text';

export interface ProductFilterValues {
  readonly search?: string | null;
  readonly categories?: readonly string[] | null;
  readonly divisionId?: number | null;
  readonly districtId?: number | null;
  readonly upazilaId?: number | null;
  readonly minPrice?: string | null;
  readonly maxPrice?: string | null;
  readonly unit?: Unit | null;
  readonly sellerId?: string | null;
  readonly inStock?: boolean | null;
  readonly dealsOnly?: boolean | null;
  /** At least so many stars on average; what has no rating has fewer. */
  readonly minRating?: number | null;
}

export interface MarketQuestion {
  readonly filter: ProductFilterValues;
  readonly sort: ProductSort | BulkSort;
  /** Null: of all sellers. */
  readonly sellerRoles: readonly Role[] | null;
  /** Null: no search. Empty: a search in which nothing can be looked for. */
  readonly words: readonly (SearchWord & { readonly isKnown: boolean })[] | null;
  readonly seesBusinessPosts: boolean;
  readonly viewerId: string | null;
  /** What NEAREST begins with; null: nobody said. */
  readonly near: PlaceIds | null;
}

const MARKET = 'FROM products p JOIN users s ON s.id = p.seller_id';
/** All running deals at once: for a price of every product this is cheaper than looking each one up. */
const RUNNING_DEALS = `(SELECT DISTINCT ON (product_id) product_id, percent, price_before FROM deals
  WHERE starts_at <= now() AND ends_at > now() ORDER BY product_id, starts_at DESC, id DESC) deal ON deal.product_id = p.id`;
/** SQL: kilograms in one unit of `p`, NULL for units without a weight. */
const kgFactor = `(CASE p.unit ${units.map((unit) => `WHEN '${unit}' THEN ${unitFacts[unit].kgFactor ?? 'NULL'}`).join(' ')} END)::numeric`;
// least() passes over the null of a product without a deal
const soldPrice = `round(${beforeDeal} * (100 - coalesce(deal.percent, 0)) / 100, 2)`;

/** SQL: on the market, of a seller in good standing, and meant for this reader. */
export function visibleSql(
  { seesBusinessPosts, viewerId }: Pick<MarketQuestion, 'seesBusinessPosts' | 'viewerId'>,
  params: Params,
): string {
  const base = `p.is_published AND s.status = 'APPROVED'`;
  if (seesBusinessPosts) return base;
  const own = viewerId === null ? '' : ` OR p.seller_id = ${params.add(viewerId)}`;
  return `${base} AND (p.audience = 'EVERYONE'${own})`;
}

/** Counts what a list of the same question has in all, up to one more than `limits.countedProducts`: nobody reads an exact large number, and it costs. */
export function countStatement(question: MarketQuestion): { readonly text: string; readonly params: readonly unknown[] } {
  const params = new Params();
  const where = whereSql(question, params);
  return {
    text: `SELECT count(*)::int AS count FROM (SELECT 1 ${fromSql(question)} WHERE ${where} LIMIT ${limits.countedProducts + 1}) found`,
    params: params.values,
  };
}

/** One page: ids and sort keys, one row more than asked for where more follow. */
export function pageStatement(question: MarketQuestion, page: PageRequest): InnerStatement {
  if (question.sort === ProductSort.NEAREST && question.near) return nearestStatement(question, question.near, page);
  const params = new Params();
  const where = whereSql(question, params);
  const order = orderOf(question, params);
  const after = page.after ? ` AND ${afterSql(order, page.after, params)}` : '';
  return {
    text: `${selectSql(order)} ${fromSql(question)} WHERE ${where}${after} ${orderSql(order)} ${limitSql(page, params)}`,
    params: params.values,
    direction: order.direction,
  };
}

const pricedSorts: readonly string[] = [ProductSort.PRICE_ASC, ProductSort.PRICE_DESC, BulkSort.KG_PRICE_ASC, BulkSort.KG_PRICE_DESC];

/** Deals are joined only where their prices or their being there matter. */
function fromSql({ filter, sort }: MarketQuestion): string {
  if (filter.dealsOnly) return `${MARKET} JOIN ${RUNNING_DEALS}`;
  const byPrice = pricedSorts.includes(sort);
  const isPriced = (value: unknown) => value !== null && value !== undefined;
  return byPrice || isPriced(filter.minPrice) || isPriced(filter.maxPrice) ? `${MARKET} LEFT JOIN ${RUNNING_DEALS}` : MARKET;
}

function whereSql(question: MarketQuestion, params: Params): string {
  const { filter, words, sellerRoles } = question;
  const conditions = [visibleSql(question, params)];
  const compare = (value: unknown, sql: (place: string) => string) => {
    if (value !== null && value !== undefined) conditions.push(sql(params.add(value)));
  };
  const [category, ...others] = filter.categories ?? [];
  // of one category the index knows the order; of several found by ANY it does not, even where the array holds one
  if (others.length === 0) compare(category, (place) => `p.category_slug = ${place}`);
  else compare(filter.categories, (place) => `p.category_slug = ANY (${place}::text[])`);
  compare(sellerRoles, (place) => `s.role = ANY (${place}::text[])`);
  compare(filter.divisionId, (place) => `p.division_id = ${place}`);
  compare(filter.districtId, (place) => `p.district_id = ${place}`);
  compare(filter.upazilaId, (place) => `p.upazila_id = ${place}`);
  compare(filter.unit, (place) => `p.unit = ${place}`);
  compare(filter.sellerId, (place) => `p.seller_id = ${place}::uuid`);
  compare(filter.minPrice, (place) => `${soldPrice} >= ${place}::numeric`);
  compare(filter.maxPrice, (place) => `${soldPrice} <= ${place}::numeric`);
  compare(filter.minRating, (place) => `p.rating_count > 0 AND ${averageStars} >= ${place}::numeric`);
  if (filter.inStock) conditions.push('p.on_hand > p.reserved');
  if (words?.length === 0) conditions.push('false');
  for (const word of words ?? []) conditions.push(wordSql(word, params));
  return conditions.join(' AND ');
}

/**
 * NEAREST, ring by ring, each newest first: 3 same upazila, 2 same district, 1 same division, 0 elsewhere or unknown (the distance classes of delivery
 * fees). Every ring reads its own index and stops at a page; one sort over a computed class would read the whole market.
 */
function nearestStatement(question: MarketQuestion, { divisionId, districtId, upazilaId }: PlaceIds, page: PageRequest): InnerStatement {
  const params = new Params();
  const order: ListOrder = { id: 'near.id', direction: 'DESC', keys: NEAREST_KEYS };
  const [ring, publishedAt, id] = page.after ? cursorValues(order, page.after) : [];
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
    const isInRing = ring !== undefined && at > Number(ring) ? null : ringSql();
    if (isInRing === null) return [];
    const follows =
      at === Number(ring) ? ` AND (p.published_at, p.id) < (${params.add(publishedAt)}::timestamptz, ${params.add(id)}::uuid)` : '';
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
  { sql: 'k1', type: 'numeric' },
  { sql: 'k2', type: 'timestamptz' },
] as const;

/** A ring alone may fill what is skipped and the page. */
function ringLimit(page: PageRequest, params: Params): string {
  const { after, offset } = page;
  const alone = limitSql({ ...page, offset: null }, params);
  return offset && !after ? `${alone} + ${params.add(offset)}` : alone;
}

function orderOf({ sort, words }: MarketQuestion, params: Params): ListOrder {
  const newest = { sql: 'p.published_at', type: 'timestamptz' } as const;
  switch (sort) {
    case ProductSort.PRICE_ASC:
      return { direction: 'ASC', keys: [{ sql: soldPrice, type: 'numeric' }] };
    case ProductSort.PRICE_DESC:
      return { direction: 'DESC', keys: [{ sql: soldPrice, type: 'numeric' }] };
    case BulkSort.KG_PRICE_ASC:
      return { direction: 'ASC', keys: [{ sql: `coalesce(round(${soldPrice} / ${kgFactor}, 4), ${WITHOUT_WEIGHT})`, type: 'numeric' }] };
    case BulkSort.KG_PRICE_DESC:
      return { direction: 'DESC', keys: [{ sql: `coalesce(round(${soldPrice} / ${kgFactor}, 4), -1)`, type: 'numeric' }] };
    case BulkSort.MOST_AVAILABLE:
      return { direction: 'DESC', keys: [{ sql: `coalesce((p.on_hand - p.reserved) * ${kgFactor}, 0)`, type: 'numeric' }, newest] };
    case BulkSort.SELLER_RATING:
      return {
        direction: 'DESC',
        keys: [
          { sql: 'round(s.rating_sum::numeric / greatest(s.rating_count, 1), 4)', type: 'numeric' },
          { sql: 's.rating_count', type: 'numeric' },
        ],
      };
    case ProductSort.RATING:
      return {
        direction: 'DESC',
        keys: [
          { sql: averageStars, type: 'numeric' },
          { sql: 'p.rating_count', type: 'numeric' },
        ],
      };
    case ProductSort.RELEVANCE:
      return { direction: 'DESC', keys: words?.length ? [{ sql: relevanceSql(words, params), type: 'numeric' }, soldCount] : [newest] };
    default:
      return { direction: 'DESC', keys: [newest] };
  }
}

/** Behind every price there can be. */
const WITHOUT_WEIGHT = 999_999_999_999;
const averageStars = 'round(p.rating_sum::numeric / greatest(p.rating_count, 1), 4)';
const soldCount: SortKey = { sql: 'p.sold_count', type: 'numeric' };

/** A word that the market knows must stand there; one that nobody offers is taken for a slip and may be near, or sound like, what stands there. */
function wordSql({ text, pattern, soundPattern, isKnown }: SearchWord & { isKnown: boolean }, params: Params): string {
  if (isKnown) return `p.search_text LIKE ${params.add(pattern)}`;
  const near = `${params.add(text)} <% p.search_text`;
  return soundPattern === null ? near : `(${near} OR p.search_text LIKE ${params.add(soundPattern)})`;
}

/** A name that begins as the search does comes first, then the more like it the name is. */
function relevanceSql(words: readonly SearchWord[], params: Params): string {
  const search = words.map(({ text }) => text).join(' ');
  const begins = params.add(` ${search.replace(/[\\%_]/g, '\\$&')}%`);
  const name = `split_part(p.search_text, '|', 1)`;
  return `round((CASE WHEN p.search_text LIKE ${begins} THEN 1 ELSE 0 END + word_similarity(${params.add(search)}, ${name}))::numeric, 4)`;
}
