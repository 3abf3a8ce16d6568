/**
 * A seller's home from his own orders, views, reviews and followers, in three statements that walk the seller's own indexes. Speaks with no
 * other service; the arithmetic is in dashboard-figures.ts.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { one, rows } from '../../platform/db/sql';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { DashboardFigures, type DeliveredRow, type OtherFigures, type PlacedRow } from './dashboard-figures';
import { maySeeSellerDashboard } from './dashboard.policy';
import type { SellerDashboard } from './dashboard.types';

const ZONE = "'Asia/Dhaka'";
const monthOf = (column: string) => `to_char(${column} AT TIME ZONE ${ZONE}, 'YYYY-MM')`;

const PLACED = `
  SELECT ${monthOf('placed_at')} AS month, count(*)::int AS orders, count(DISTINCT buyer_id)::int AS users
  FROM orders WHERE seller_id = $1 AND status IN ('PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED')
  GROUP BY GROUPING SETS ((1), ())`;

const DELIVERED = `
  SELECT ${monthOf('delivered_at')} AS month, coalesce(sum(total), 0) AS revenue, coalesce(sum(commission), 0) AS commission,
    coalesce(sum(total) FILTER (WHERE payment_status = 'REFUNDED'), 0) AS refunds, coalesce(sum(quantity), 0) AS quantity
  FROM orders WHERE seller_id = $1 AND status = 'DELIVERED'
  GROUP BY GROUPING SETS ((1), ())`;

const OTHERS = `
  WITH clock AS (
    SELECT today, ${monthOf('now()')} AS month, date_trunc('month', today::timestamp) AT TIME ZONE ${ZONE} AS this_month,
      (date_trunc('month', today::timestamp) - interval '1 month') AT TIME ZONE ${ZONE} AS month_before
    FROM (SELECT (now() AT TIME ZONE ${ZONE})::date AS today) t
  ), views AS (
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
      (count(*) FILTER (WHERE created_at >= month_before AND created_at < this_month))::int AS count_before,
      (count(*) FILTER (WHERE created_at >= month_before AND created_at < this_month AND stars >= $3))::int AS good_before
    FROM clock CROSS JOIN reviews WHERE seller_id = $1 AND hidden_at IS NULL
  ), followers AS (
    SELECT count(*)::int AS count, (count(*) FILTER (WHERE created_at >= this_month))::int AS count_this,
      (count(*) FILTER (WHERE created_at >= month_before AND created_at < this_month))::int AS count_before
    FROM clock CROSS JOIN follows WHERE seller_id = $1
  )
  SELECT clock.month AS "thisMonth", views.now AS traffic, views.before AS "trafficBefore",
    r.count AS ratings, r.good AS "goodRatings", r.count_this AS "ratingsThis", r.good_this AS "goodRatingsThis",
    r.count_before AS "ratingsBefore", r.good_before AS "goodRatingsBefore",
    f.count AS followers, f.count_this AS "followersThis", f.count_before AS "followersBefore",
    (SELECT count(*)::int FROM orders WHERE seller_id = $1 AND status IN ('PLACED', 'CONFIRMED', 'SHIPPED')) AS "pendingOrders",
    (SELECT count(*)::int FROM products WHERE seller_id = $1 AND deleted_at IS NULL AND NOT is_published) AS "unpublishedProducts"
  FROM clock, views, ratings r, followers f`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DashboardService {
  constructor(private readonly db: DataSource) {}

  async ofSeller(viewer: Viewer): Promise<SellerDashboard> {
    assertMay(maySeeSellerDashboard(viewer));
    const [placed, delivered, others] = await Promise.all([
      rows<PlacedRow>(this.db, PLACED, [viewer.id]),
      rows<DeliveredRow>(this.db, DELIVERED, [viewer.id]),
      one<OtherFigures>(this.db, OTHERS, [viewer.id, limits.trafficDays, limits.goodRating]),
    ]);
    if (!others) throw new Error('The clock has no row.');
    const figures = new DashboardFigures(placed, delivered, others);
    const { pendingOrders, unpublishedProducts } = others;
    return { tiles: figures.tiles(), months: figures.months(), pendingOrders, unpublishedProducts };
  }
}
