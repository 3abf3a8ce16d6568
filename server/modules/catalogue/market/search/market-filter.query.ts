/**
 * The pieces of the market's statements: what a user may see, what a filter lets through, and the order of a sort.
 * Fixed texts; values are parameters. Pure.
 */
import type { Role } from '../../../../../schema/values/accounts/roles';
import { BulkSort, ProductSort } from '../../../../../schema/values/api/sort-options';
import type { Grade } from '../../../../../schema/values/catalogue/grades';
import { type Unit, unitFacts, units } from '../../../../../schema/values/catalogue/units';
import type { PlaceIds } from '../../../geography/place-ids.types';
import { isUuid } from '../../../../platform/uuid';
import { visibleSql } from '../../visible-products.query';
import { beforeDeal, changedSince, isInStock, isRunningDeal, sellable } from '../../products/product-reader.service';
import type { SearchTerm } from '../../words/search-terms';
import type { Params } from '../../../../platform/db/keyset';
import type { ListOrder } from '../../products/product-pages';

export interface ProductFilterValues {
  readonly search?: string | null;
  readonly categorySlugs?: readonly string[] | null;
  readonly divisionId?: number | null;
  readonly districtId?: number | null;
  readonly upazilaId?: number | null;
  readonly minPrice?: string | null;
  readonly maxPrice?: string | null;
  readonly unit?: Unit | null;
  readonly grade?: Grade | null;
  readonly sellerId?: string | null;
  readonly inStock?: boolean | null;
  readonly dealsOnly?: boolean | null;
  readonly ids?: readonly string[] | null;
  readonly updatedSince?: Date | null;
  /** At least so many stars on average; what has no rating has fewer. */
  readonly minRating?: number | null;
}

export interface MarketQuestion {
  readonly filter: ProductFilterValues;
  readonly sort: ProductSort | BulkSort;
  /** Null: of all sellers. */
  readonly sellerRoles: readonly Role[] | null;
  /** Null: no search. Empty: a search in which nothing can be looked for. */
  readonly terms: readonly SearchTerm[] | null;
  /** True where no product has all terms: products with one of them are shown. */
  readonly isAnyTermEnough?: boolean;
  readonly seesBusinessPosts: boolean;
  readonly viewerId: string | null;
  /** NEAREST begins with this place; null: not given. */
  readonly near: PlaceIds | null;
}

const MARKET = 'FROM products p JOIN users s ON s.id = p.seller_id';
/** All running deals at once: for a price of every product this is cheaper than looking each one up. */
const RUNNING_DEALS = `(SELECT DISTINCT ON (product_id) product_id, percent, price_before FROM deals
  WHERE ${isRunningDeal('deals')} ORDER BY product_id, starts_at DESC, id DESC) deal ON deal.product_id = p.id`;
const EACH_DEAL = `LATERAL (SELECT product_id, percent, price_before FROM deals
  WHERE deals.product_id = p.id AND ${isRunningDeal('deals')} ORDER BY starts_at DESC, id DESC LIMIT 1) deal ON true`;
/** SQL: kilograms in one unit of `p`, NULL for units without a weight. */
const kgFactor = `coalesce(p.unit_weight_kg, (CASE p.unit ${units.map((unit) => `WHEN '${unit}' THEN ${unitFacts[unit].kgFactor ?? 'NULL'}`).join(' ')} END)::numeric)`;
// least() passes over the null of a product without a deal
const soldPrice = `round(${beforeDeal} * (100 - coalesce(deal.percent, 0)) / 100, 2)`;

const SELLABLE = `SELECT ${sellable} FROM product_stock stock WHERE stock.product_id = p.id`;

const pricedSorts: readonly string[] = [ProductSort.PRICE_ASC, ProductSort.PRICE_DESC, BulkSort.KG_PRICE_ASC, BulkSort.KG_PRICE_DESC];

export function fromSql(question: MarketQuestion): string {
  return MARKET + joinSql(question, RUNNING_DEALS);
}

/**
 * SQL: seller and deal joined to the few products `p` of a search, one by one: OFFSET 0 prevents the planner from
 * reading all sellers for them.
 */
export function joinEachSql(question: MarketQuestion): string {
  return `JOIN LATERAL (SELECT id, status, role, rating_sum, rating_count FROM users seller WHERE seller.id = p.seller_id OFFSET 0) s ON true${joinSql(question, EACH_DEAL)}`;
}

/** Deals are joined only where their prices or their being there matter. */
function joinSql({ filter, sort }: MarketQuestion, deals: string): string {
  if (filter.dealsOnly) return ` JOIN ${deals}`;
  const byPrice = pricedSorts.includes(sort);
  const isPriced = (value: unknown) => value !== null && value !== undefined;
  return byPrice || isPriced(filter.minPrice) || isPriced(filter.maxPrice) ? ` LEFT JOIN ${deals}` : '';
}

export function whereSql(question: MarketQuestion, params: Params): string {
  const { filter, sellerRoles } = question;
  const conditions = [visibleSql(question, params)];
  const compare = (value: unknown, sql: (place: string) => string) => {
    if (value !== null && value !== undefined) conditions.push(sql(params.add(value)));
  };
  const [category, ...others] = filter.categorySlugs ?? [];
  // of one category the index knows the order; of several found by ANY it does not, even where the array holds one
  if (others.length === 0) compare(category, (place) => `p.category_slug = ${place}`);
  else compare(filter.categorySlugs, (place) => `p.category_slug = ANY (${place}::text[])`);
  compare(sellerRoles, (place) => `s.role = ANY (${place}::text[])`);
  compare(filter.divisionId, (place) => `p.division_id = ${place}`);
  compare(filter.districtId, (place) => `p.district_id = ${place}`);
  compare(filter.upazilaId, (place) => `p.upazila_id = ${place}`);
  compare(filter.unit, (place) => `p.unit = ${place}`);
  compare(filter.grade, (place) => `p.grade = ${place}`);
  compare(filter.sellerId, (place) => `p.seller_id = ${place}::uuid`);
  compare(filter.minPrice, (place) => `${soldPrice} >= ${place}::numeric`);
  compare(filter.maxPrice, (place) => `${soldPrice} <= ${place}::numeric`);
  compare(filter.ids?.filter(isUuid), (place) => `p.id = ANY (${place}::uuid[])`);
  compare(filter.updatedSince, changedSince);
  compare(filter.minRating, (place) => `p.rating_count > 0 AND ${averageStars} >= ${place}::numeric`);
  if (filter.inStock) conditions.push(isInStock);
  return conditions.join(' AND ');
}

const newest = { sql: 'p.published_at', type: 'timestamptz' } as const;
/** This order is that of an index, with or without a category. */
export const NEWEST_FIRST: ListOrder = { direction: 'DESC', keys: [newest] };

export function orderOf({ sort }: Pick<MarketQuestion, 'sort'>): ListOrder {
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
      return { direction: 'DESC', keys: [{ sql: `coalesce((${SELLABLE}) * ${kgFactor}, 0)`, type: 'numeric' }, newest] };
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
    default:
      return NEWEST_FIRST;
  }
}

/** Behind every price there can be. */
const WITHOUT_WEIGHT = 999_999_999_999;
const averageStars = 'round(p.rating_sum::numeric / greatest(p.rating_count, 1), 4)';
