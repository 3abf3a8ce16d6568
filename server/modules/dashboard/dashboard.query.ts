/** The statements behind a seller's home; each uses the seller's own indexes. Called by DashboardService. */
import { limits } from '../../../schema/values/limits';
import { serverLimits } from '../../../schema/values/server-limits';
import { column, columns, decimal, int, nullable, oneOf, type RowOf, select, selectOne, text } from '../../platform/db/columns';
import type { Db } from '../../platform/db/sql';
import { netCommissionOf } from '../orders/account/order-account.service';
import { BY_MONTH, CLOCK, inSameDays, MONTH_KEY, monthOf } from './dashboard-clock.query';
import { SOLD_COSTS } from './sold-costs.query';
import type { DeliveredRow, OtherFigures, PlacedRow } from './dashboard-figures';

const month = column(MONTH_KEY, nullable(text));
const placed = columns({ month, orders: column('count(*)::int', int), users: column('count(DISTINCT buyer_id)::int', int) });
const delivered = columns({
  month,
  revenue: column('coalesce(sum(total), 0)', decimal),
  commission: column('coalesce(sum(commission), 0)', decimal),
  refunds: column(`coalesce(sum(CASE WHEN payment_status = 'REFUNDED' THEN total ELSE refunded END), 0)`, decimal),
  costs: column('coalesce(sum(cost), 0)', decimal),
  quantity: column('coalesce(sum(quantity), 0)', decimal),
});
const OWN_PRODUCTS = 'products WHERE seller_id = $1 AND deleted_at IS NULL';
const others = columns({
  thisMonth: column('clock.month', text),
  traffic: column('views.now', decimal),
  trafficBefore: column('views.before', decimal),
  ratings: column('r.count', int),
  goodRatings: column('r.good', int),
  ratingsThis: column('r.count_this', int),
  goodRatingsThis: column('r.good_this', int),
  ratingsBefore: column('r.count_before', int),
  goodRatingsBefore: column('r.good_before', int),
  followers: column('f.count', int),
  followersThis: column('f.count_this', int),
  followersBefore: column('f.count_before', int),
  pendingOrders: column(`(SELECT count(*)::int FROM orders WHERE seller_id = $1 AND status IN ('PLACED', 'CONFIRMED', 'SHIPPED'))`, int),
  unpublishedProducts: column(`(SELECT count(*)::int FROM ${OWN_PRODUCTS} AND NOT is_published)`, int),
  products: column(`(SELECT count(*)::int FROM ${OWN_PRODUCTS})`, int),
});
const best = columns({
  kind: column('kind', oneOf(['PRODUCT', 'DISTRICT'] as const)),
  /** Null: fetched by the buyer, or without a place. */
  id: column('id', nullable(text)),
  name: column('name', nullable(text)),
  secondName: column('second_name', nullable(text)),
  revenue: column('revenue', decimal),
  orders: column('orders', int),
});
/** A best seller or a best destination of the last 12 months. */
export type BestRow = RowOf<typeof best>;

const PLACED = (list: string) => `
  WITH ${CLOCK}, placed AS (
    SELECT ${monthOf('placed_at')} AS month, ${inSameDays('placed_at')}, buyer_id
    FROM clock CROSS JOIN orders WHERE seller_id = $1 AND status IN ('PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED')
  )
  SELECT ${list} FROM placed ${BY_MONTH}`;

const DELIVERED = (list: string) => `
  WITH ${CLOCK}, costs AS (${SOLD_COSTS}
  ), spent AS (
    SELECT l.order_id, sum(costs.cost) AS cost FROM costs JOIN order_lines l ON l.id = costs.line_id GROUP BY l.order_id
  ), delivered AS (
    SELECT ${monthOf('delivered_at')} AS month, ${inSameDays('delivered_at')}, o.total, ${netCommissionOf('o')} AS commission, o.quantity, o.payment_status, o.refunded,
      spent.cost
    FROM clock CROSS JOIN orders o LEFT JOIN spent ON spent.order_id = o.id WHERE o.seller_id = $1 AND o.status = 'DELIVERED'
  )
  SELECT ${list} FROM delivered ${BY_MONTH}`;

const OTHERS = (list: string) => `
  WITH ${CLOCK}, views AS (
    SELECT coalesce(sum(seen.now), 0) AS now, coalesce(sum(seen.before), 0) AS before
    FROM clock CROSS JOIN products p CROSS JOIN LATERAL (
      SELECT sum(v.views) FILTER (WHERE v.day > today - $2::int) AS now, sum(v.views) FILTER (WHERE v.day <= today - $2::int) AS before
      FROM product_views v WHERE v.product_id = p.id AND v.day > today - 2 * $2::int
    ) seen
    WHERE p.seller_id = $1 AND p.deleted_at IS NULL
  ), ratings AS (
    SELECT count(*)::int AS count, (count(*) FILTER (WHERE stars >= $3))::int AS good,
      (count(*) FILTER (WHERE created_at >= this_month))::int AS count_this,
      (count(*) FILTER (WHERE created_at >= this_month AND stars >= $3))::int AS good_this,
      (count(*) FILTER (WHERE created_at >= before_start AND created_at < before_until))::int AS count_before,
      (count(*) FILTER (WHERE created_at >= before_start AND created_at < before_until AND stars >= $3))::int AS good_before
    FROM clock CROSS JOIN reviews WHERE seller_id = $1 AND hidden_at IS NULL
  ), followers AS (
    SELECT count(*)::int AS count, (count(*) FILTER (WHERE created_at >= this_month))::int AS count_this,
      (count(*) FILTER (WHERE created_at >= before_start AND created_at < before_until))::int AS count_before
    FROM clock CROSS JOIN follows WHERE seller_id = $1
  )
  SELECT ${list} FROM clock, views, ratings r, followers f`;

const BEST = (list: string) => `
  WITH ${CLOCK}, sold AS (
    SELECT o.id, o.total, u.district_id FROM clock CROSS JOIN orders o LEFT JOIN upazilas u ON u.id = o.upazila_id
    WHERE o.seller_id = $1 AND o.status = 'DELIVERED' AND o.delivered_at >= year_start
  )
  SELECT ${list} FROM (
  (SELECT 'PRODUCT' AS kind, l.product_id::text AS id, (array_agg(l.product_name ORDER BY l.id DESC))[1] AS name,
     (array_agg(l.second_name ORDER BY l.id DESC))[1] AS second_name,
     sum(l.line_total)::text AS revenue, count(DISTINCT sold.id)::int AS orders
   FROM sold JOIN order_lines l ON l.order_id = sold.id GROUP BY l.product_id ORDER BY sum(l.line_total) DESC, l.product_id LIMIT $2)
  UNION ALL
  (SELECT 'DISTRICT', district_id::text, NULL, NULL, sum(total)::text, count(*)::int
   FROM sold GROUP BY district_id ORDER BY sum(total) DESC, district_id LIMIT $3)
  ) best`;

export function placedByMonth(db: Db, sellerId: string): Promise<PlacedRow[]> {
  return select(db, placed, PLACED, [sellerId]);
}

export function deliveredByMonth(db: Db, sellerId: string): Promise<DeliveredRow[]> {
  return select(db, delivered, DELIVERED, [sellerId]);
}

export async function otherFigures(db: Db, sellerId: string): Promise<OtherFigures> {
  const figures = await selectOne(db, others, OTHERS, [sellerId, serverLimits.trafficDays, limits.goodRating]);
  if (!figures) throw new Error('The clock has no row.');
  return figures;
}

/** Products and districts, each kind with the most valuable first. */
export function bestSold(db: Db, sellerId: string): Promise<BestRow[]> {
  return select(db, best, BEST, [sellerId, serverLimits.dashboardProducts, serverLimits.dashboardDistricts]);
}
