/**
 * The home of who buys to sell on, in five statements that walk his own indexes. Margin is what delivered re-listed goods brought less what the
 * receipts behind them had cost; goods of his own have no cost that the market knows and stand only in what he sold.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { buysFrom } from '../../../schema/values/trade';
import { units, unitFacts } from '../../../schema/values/units';
import { one, rows } from '../../platform/db/sql';
import type { Viewer } from '../../platform/graphql/context';
import { toMoney, toQuantity } from '../../platform/money';
import { assertMay } from '../../platform/security/assert-policy';
import { changePercent, lastMonths } from './dashboard-figures';
import { maySeeTraderDashboard } from './dashboard.policy';
import type { CropPrice, CropStock, CropTrend, TraderDashboard, TraderFigure } from './trader-dashboard.types';

/** The row without a month is the sum of all. */
interface Bought {
  readonly month: string | null;
  readonly spent: string;
  readonly kilograms: string;
}

interface Sold {
  readonly month: string | null;
  readonly sold: string;
  readonly margin: string;
}

type Standing = Pick<TraderDashboard, 'stockValue' | 'waitingCost' | 'waitingGoods' | 'openPurchases' | 'deliveriesDue' | 'openSales'> & {
  readonly thisMonth: string;
};

const ZONE = "'Asia/Dhaka'";
const monthOf = (column: string) => `to_char(${column} AT TIME ZONE ${ZONE}, 'YYYY-MM')`;
const OPEN = `('PLACED', 'CONFIRMED', 'SHIPPED')`;
const kgFactor = `CASE p.unit ${units.map((unit) => `WHEN '${unit}' THEN ${unitFacts[unit].kgFactor ?? 0}`).join(' ')} END`;

const BOUGHT = `
  SELECT ${monthOf('delivered_at')} AS month, coalesce(sum(total), 0) AS spent, coalesce(sum(quantity_kg), 0) AS kilograms
  FROM orders WHERE buyer_id = $1 AND status = 'DELIVERED' GROUP BY GROUPING SETS ((1), ())`;

const SOLD = `
  WITH costs AS (
    SELECT d.product_id, sum(r.cost / r.quantity * d.quantity) / sum(d.product_quantity) AS cost
    FROM receipts r JOIN receipt_draws d ON d.receipt_id = r.id WHERE r.owner_id = $1 AND d.product_quantity > 0 GROUP BY d.product_id
  ), lines AS (
    SELECT ${monthOf('o.delivered_at')} AS month, l.line_total - o.discount * l.line_total / greatest(o.subtotal, 0.01) AS earned,
      l.quantity * costs.cost AS cost
    FROM orders o JOIN order_lines l ON l.order_id = o.id LEFT JOIN costs ON costs.product_id = l.product_id
    WHERE o.seller_id = $1 AND o.status = 'DELIVERED' AND o.payment_status <> 'REFUNDED'
  )
  SELECT month, coalesce(sum(earned), 0) AS sold, coalesce(sum(earned - cost) FILTER (WHERE cost IS NOT NULL), 0) AS margin
  FROM lines GROUP BY GROUPING SETS ((month), ())`;

const STANDING = `
  SELECT ${monthOf('now()')} AS "thisMonth",
    (SELECT coalesce(sum(on_hand * price), 0) FROM products WHERE seller_id = $1 AND deleted_at IS NULL) AS "stockValue",
    w.cost AS "waitingCost", w.count AS "waitingGoods",
    (SELECT count(*)::int FROM orders WHERE buyer_id = $1 AND status IN ${OPEN}) AS "openPurchases",
    (SELECT count(*)::int FROM orders WHERE buyer_id = $1 AND status = 'SHIPPED') AS "deliveriesDue",
    (SELECT count(*)::int FROM orders WHERE seller_id = $1 AND status IN ${OPEN}) AS "openSales"
  FROM (SELECT coalesce(sum(cost * remaining / quantity), 0) AS cost, count(*)::int AS count FROM receipts WHERE owner_id = $1 AND remaining > 0) w`;

const STOCK = `
  SELECT category_slug AS "categorySlug", trim_scale(round(sum(on_hand * ${kgFactor}), 3))::text AS kilograms, round(sum(on_hand * price), 2)::text AS value
  FROM products p WHERE seller_id = $1 AND deleted_at IS NULL AND on_hand > 0 GROUP BY category_slug ORDER BY sum(on_hand * price) DESC LIMIT 8`;

/** Fewer than three orders would tell what one neighbour pays. */
const TRENDS = `
  WITH followed AS (
    SELECT slug, sum(spent) AS spent FROM (
      SELECT p.category_slug AS slug, r.cost AS spent FROM receipts r JOIN products p ON p.id = r.source_product_id
      WHERE r.owner_id = $1 AND r.received_at > now() - interval '1 year'
      UNION ALL SELECT p.category_slug, 0 FROM favourites f JOIN products p ON p.id = f.product_id WHERE f.user_id = $1
    ) wanted GROUP BY slug ORDER BY spent DESC, slug LIMIT $3
  )
  SELECT followed.slug AS "categorySlug", prices.month, prices.price::text AS "pricePerKg"
  FROM followed LEFT JOIN LATERAL (
    SELECT ${monthOf('o.placed_at')} AS month, round(sum(l.line_total) / sum(l.quantity_kg), 2) AS price
    FROM products p JOIN users s ON s.id = p.seller_id JOIN order_lines l ON l.product_id = p.id JOIN orders o ON o.id = l.order_id
    WHERE p.category_slug = followed.slug AND s.role = ANY ($2::text[]) AND l.quantity_kg > 0
      AND o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED') AND o.placed_at > now() - interval '1 year'
    GROUP BY 1 HAVING count(DISTINCT o.id) >= 3
  ) prices ON true ORDER BY followed.spent DESC, followed.slug, prices.month`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class TraderDashboardService {
  constructor(private readonly db: DataSource) {}

  async ofTrader(viewer: Viewer): Promise<TraderDashboard> {
    assertMay(maySeeTraderDashboard(viewer));
    const [bought, sold, standing, stock, prices] = await Promise.all([
      rows<Bought>(this.db, BOUGHT, [viewer.id]),
      rows<Sold>(this.db, SOLD, [viewer.id]),
      one<Standing>(this.db, STANDING, [viewer.id]),
      rows<CropStock>(this.db, STOCK, [viewer.id]),
      rows<CropPrice & { categorySlug: string }>(this.db, TRENDS, [viewer.id, buysFrom[viewer.role], limits.followedCrops]),
    ]);
    if (!standing) throw new Error('The clock has no row.');
    const { thisMonth, stockValue, waitingCost, ...counts } = standing;
    const months = lastMonths(thisMonth, limits.dashboardMonths);
    const figure = <T extends Bought | Sold>(list: readonly T[], of: (row: T) => string, write = toMoney) =>
      toFigure((month) => write(valueOf(list, month, of)), thisMonth);
    return {
      ...counts,
      spent: figure(bought, ({ spent }) => spent),
      boughtKg: figure(bought, ({ kilograms }) => kilograms, toQuantity),
      sold: figure(sold, (row) => row.sold),
      margin: figure(sold, ({ margin }) => margin),
      stockValue: toMoney(stockValue),
      waitingCost: toMoney(waitingCost),
      months: months.map((month) => ({
        month,
        spent: toMoney(valueOf(bought, month, ({ spent }) => spent)),
        sold: toMoney(valueOf(sold, month, (row) => row.sold)),
        margin: toMoney(valueOf(sold, month, ({ margin }) => margin)),
      })),
      stock,
      crops: toTrends(prices, months),
    };
  }
}

function valueOf<T extends { readonly month: string | null }>(list: readonly T[], month: string | null, of: (row: T) => string): string {
  const row = list.find((candidate) => candidate.month === month);
  return row ? of(row) : '0';
}

function toFigure(valueIn: (month: string | null) => string, thisMonth: string): TraderFigure {
  const [before = null, now = null] = lastMonths(thisMonth, 2);
  return { value: valueIn(null), changePercent: changePercent(valueIn(now), valueIn(before)) };
}

function toTrends(prices: readonly (CropPrice & { readonly categorySlug: string })[], months: readonly string[]): CropTrend[] {
  return [...new Set(prices.map(({ categorySlug }) => categorySlug))].map((categorySlug) => {
    const own = prices.filter((price) => price.categorySlug === categorySlug);
    const known = own.map(({ pricePerKg }) => pricePerKg).filter((price) => price !== null);
    return {
      categorySlug,
      changePercent: changePercent(known.at(-1) ?? null, known.at(-2) ?? null),
      months: months.map((month) => ({ month, pricePerKg: own.find((price) => price.month === month)?.pricePerKg ?? null })),
    };
  });
}
