/**
 * The statements of Just For You. Orders belong to the later module `orders`: their rows are read here, as deals are,
 * because what users buy shows best what they prefer; nothing of that module is imported. Pure; RecommendationsService
 * runs the result.
 */
import { limits } from '../../../../schema/values/limits';
import { column, columns, int, selectOne } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import type { PageRequest } from '../../../platform/paging/page';
import { limitSql, Params } from '../../../platform/db/keyset';
import { afterSql, type ListOrder, orderSql } from '../products/product-pages';
import type { MarketQuestion } from './search/market-filter.query';
import { visibleSql } from '../visible-products.query';
import { type InnerStatement, isInStock } from '../products/product-reader.service';

export type ForWhom = Pick<MarketQuestion, 'seesBusinessPosts' | 'viewerId' | 'near'>;

/** How many of each kind are weighed. */
const CANDIDATES = { ring: 60, popular: 120, category: 40, newest: 120 } as const;
/**
 * How much each thing counts: a ring of nearness, all of someone's buying in one category, the logarithm of sales, one
 * more product of the same seller or category.
 */
const WEIGHTS = { ring: 0.8, bought: 3, sold: 0.4, sameSeller: 0.25, sameCategory: 0.1 } as const;
/** The first products are of different categories, as far as there are such; `lift` is more than any weight. */
const FIRST = { products: 8, ofCategory: 2, lift: 1_000 } as const;
/** The last orders and favourites of a user that are read, and the most categories that are taken from them. */
const BOUGHT = { orders: 60, favourites: 60, categories: 6 } as const;

const ORDER: ListOrder = { id: 'best.id', direction: 'DESC', keys: [{ sql: 'best.k1', type: 'numeric' }] };

export function justForYouPage(who: ForWhom, page: PageRequest): InnerStatement {
  const params = new Params();
  const best = bestSql(who, params);
  const after = page.after ? `WHERE ${afterSql(ORDER, page.after, params)}` : '';
  return {
    text: `SELECT best.id, best.k1, NULL::int AS k2 FROM (${best}) best ${after} ${orderSql(ORDER)} ${limitSql(page, params)}`,
    params: params.values,
    direction: 'DESC',
  };
}

const COUNT = columns({ count: column('count(*)::int', int) });

/** How many there are, a hundred at most. */
export async function countJustForYou(db: Db, who: ForWhom): Promise<number> {
  const params = new Params();
  const best = bestSql(who, params);
  return (await selectOne(db, COUNT, (list) => `SELECT ${list} FROM (${best}) best`, params.values))?.count ?? 0;
}

/** SQL: the best hundred, `id` and weight `k1`. */
function bestSql(who: ForWhom, params: Params): string {
  const { viewerId, near } = who;
  const isShown = `${visibleSql(who, params)} AND ${isInStock}${viewerId === null ? '' : ` AND p.seller_id <> ${params.add(viewerId)}`}`;
  const places = Object.entries({ upazila_id: near?.upazilaId, district_id: near?.districtId, division_id: near?.divisionId }).flatMap(
    ([column, id]) => (id === null || id === undefined ? [] : [`p.${column} = ${params.add(id)}`]),
  );
  const some = (order: string, count: number, more = 'true') =>
    `(SELECT p.id FROM products p JOIN users s ON s.id = p.seller_id WHERE ${isShown} AND ${more} ORDER BY ${order}, p.id DESC LIMIT ${count})`;
  const candidates = [
    some('p.sold_count DESC', CANDIDATES.popular),
    some('p.published_at DESC', CANDIDATES.newest),
    ...places.map((isThere) => some('p.published_at DESC', CANDIDATES.ring, isThere)),
    `(SELECT found.id FROM bought, LATERAL ${some('p.sold_count DESC', CANDIDATES.category, 'p.category_slug = bought.slug')} found)`,
  ];
  const rings = places.length > 0 ? places.map((isThere) => `(${isThere})::int`).join(' + ') : '0';
  return `
    WITH bought AS MATERIALIZED (${boughtSql(viewerId, params)}),
    weighed AS (
      SELECT p.id, p.seller_id, p.category_slug,
        ${WEIGHTS.ring} * (${rings}) + ${WEIGHTS.bought} * coalesce(bought.share, 0) + ${WEIGHTS.sold} * ln(1 + p.sold_count) AS weight
      FROM (${candidates.join(' UNION ')}) candidate JOIN products p ON p.id = candidate.id LEFT JOIN bought ON bought.slug = p.category_slug),
    spread AS (
      SELECT id, category_slug, round((weight
        - ${WEIGHTS.sameSeller} * (row_number() OVER (PARTITION BY seller_id ORDER BY weight DESC, id DESC) - 1)
        - ${WEIGHTS.sameCategory} * (row_number() OVER (PARTITION BY category_slug ORDER BY weight DESC, id DESC) - 1))::numeric, 4) AS weight
      FROM weighed),
    placed AS (
      SELECT id, weight, row_number() OVER (PARTITION BY category_slug ORDER BY weight DESC, id DESC) <= ${FIRST.ofCategory} AS may_lead FROM spread)
    SELECT id, CASE WHEN may_lead AND row_number() OVER (PARTITION BY may_lead ORDER BY weight DESC, id DESC) <= ${FIRST.products}
      THEN weight + ${FIRST.lift} ELSE weight END AS k1
    FROM placed ORDER BY k1 DESC, id DESC LIMIT ${limits.justForYouMax}`;
}

/** SQL: the categories a user buys and likes most, `slug` and the `share` of the order lines and favourites. */
function boughtSql(viewerId: string | null, params: Params): string {
  if (viewerId === null) return `SELECT NULL::text AS slug, 0::float8 AS share WHERE false`;
  const viewer = params.add(viewerId);
  return `
    SELECT p.category_slug AS slug, count(*)::float8 / sum(count(*)) OVER () AS share
    FROM ((SELECT line.product_id FROM (SELECT id FROM orders WHERE buyer_id = ${viewer} AND status NOT IN ('REJECTED', 'EXPIRED', 'CANCELLED')
      ORDER BY placed_at DESC, id DESC LIMIT ${BOUGHT.orders}) o
      JOIN order_lines line ON line.order_id = o.id)
      UNION ALL (SELECT product_id FROM favourites WHERE user_id = ${viewer} ORDER BY created_at DESC LIMIT ${BOUGHT.favourites})) chosen
    JOIN products p ON p.id = chosen.product_id
    GROUP BY p.category_slug ORDER BY share DESC, slug LIMIT ${BOUGHT.categories}`;
}
