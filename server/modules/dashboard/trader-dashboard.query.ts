/**
 * The statements behind a trader's home; each uses the trader's own indexes. Figures come by month: the row of
 * SAME_DAYS is that part of the month before, the row without a month the sum of all. Called by TraderDashboardService.
 */
import { serverLimits } from '../../../schema/values/server-limits';
import type { Role } from '../../../schema/values/accounts/roles';
import { unitFacts, units } from '../../../schema/values/catalogue/units';
import { column, columns, decimal, int, nullable, type RowOf, select, selectOne, text } from '../../platform/db/columns';
import type { Db } from '../../platform/db/sql';
import { BY_MONTH, CLOCK, inSameDays, MONTH_KEY, monthOf } from './dashboard-clock.query';
import { SOLD_COSTS } from './sold-costs.query';

const OPEN = `('PLACED', 'CONFIRMED', 'SHIPPED')`;
const kgFactor = `coalesce(p.unit_weight_kg, CASE p.unit ${units.map((unit) => `WHEN '${unit}' THEN ${unitFacts[unit].kgFactor ?? 0}`).join(' ')} END)`;

const month = column(MONTH_KEY, nullable(text));
const bought = columns({
  month,
  spent: column('coalesce(sum(total), 0)', decimal),
  kilograms: column('coalesce(sum(quantity_kg), 0)', decimal),
});
export type BoughtRow = RowOf<typeof bought>;
const sold = columns({
  month,
  sold: column('coalesce(sum(earned), 0)', decimal),
  margin: column('coalesce(sum(earned - cost) FILTER (WHERE cost IS NOT NULL), 0)', decimal),
});
export type SoldRow = RowOf<typeof sold>;
const STOCK_VALUE = `(SELECT coalesce(sum(stock.on_hand * p.price), 0) FROM products p JOIN product_stock stock ON stock.product_id = p.id
  WHERE p.seller_id = $1 AND p.deleted_at IS NULL)`;
const standing = columns({
  thisMonth: column(monthOf('now()'), text),
  stockValue: column(STOCK_VALUE, decimal),
  waitingCost: column('w.cost', decimal),
  unlistedReceipts: column('w.count', int),
  openPurchases: column(`(SELECT count(*)::int FROM orders WHERE buyer_id = $1 AND status IN ${OPEN})`, int),
  deliveriesDue: column(`(SELECT count(*)::int FROM orders WHERE buyer_id = $1 AND status = 'SHIPPED')`, int),
  openSales: column(`(SELECT count(*)::int FROM orders WHERE seller_id = $1 AND status IN ${OPEN})`, int),
});
const stock = columns({
  categorySlug: column('category_slug', text),
  kilograms: column(`trim_scale(round(sum(stock.on_hand * ${kgFactor}), 3))::text`, decimal),
  value: column('round(sum(stock.on_hand * p.price), 2)::text', decimal),
});
const price = columns({
  categorySlug: column('followed.slug', text),
  month: column('prices.month', nullable(text)),
  pricePerKg: column('prices.price::text', nullable(decimal)),
});
export type FollowedPrice = RowOf<typeof price>;

const BOUGHT = (list: string) => `
  WITH ${CLOCK}, bought AS (
    SELECT ${monthOf('delivered_at')} AS month, ${inSameDays('delivered_at')}, total, quantity_kg
    FROM clock CROSS JOIN orders WHERE buyer_id = $1 AND status = 'DELIVERED'
  )
  SELECT ${list} FROM bought ${BY_MONTH}`;

const SOLD = (list: string) => `
  WITH ${CLOCK}, costs AS (${SOLD_COSTS}
  ), lines AS (
    SELECT ${monthOf('o.delivered_at')} AS month, ${inSameDays('o.delivered_at')},
      CASE WHEN o.payment_status = 'REFUNDED' THEN 0
        ELSE l.line_total - (o.discount - o.platform_discount) * l.line_total / greatest(o.subtotal, 0.01) - l.refunded END AS earned,
      costs.cost
    FROM clock CROSS JOIN orders o JOIN order_lines l ON l.order_id = o.id LEFT JOIN costs ON costs.line_id = l.id
    WHERE o.seller_id = $1 AND o.status = 'DELIVERED'
  )
  SELECT ${list} FROM lines ${BY_MONTH}`;

const STANDING = (list: string) => `
  SELECT ${list}
  FROM (SELECT coalesce(sum(cost * remaining / quantity), 0) AS cost, count(*)::int AS count FROM receipts WHERE owner_id = $1 AND remaining > 0) w`;

const STOCK = (list: string) => `
  SELECT ${list} FROM products p JOIN product_stock stock ON stock.product_id = p.id
  WHERE p.seller_id = $1 AND p.deleted_at IS NULL AND stock.on_hand > 0 GROUP BY p.category_slug ORDER BY sum(stock.on_hand * p.price) DESC LIMIT 8`;

/** Fewer than three orders would reveal what one neighbour pays. */
const TRENDS = (list: string) => `
  WITH followed AS (
    SELECT slug, sum(spent) AS spent FROM (
      SELECT p.category_slug AS slug, r.cost AS spent FROM receipts r JOIN products p ON p.id = r.source_product_id
      WHERE r.owner_id = $1 AND r.received_at > now() - interval '1 year'
      UNION ALL SELECT p.category_slug, 0 FROM favourites f JOIN products p ON p.id = f.product_id WHERE f.user_id = $1
    ) wanted GROUP BY slug ORDER BY spent DESC, slug LIMIT $3
  )
  SELECT ${list} FROM followed LEFT JOIN LATERAL (
    SELECT ${monthOf('o.placed_at')} AS month, round(sum(l.line_total) / sum(l.quantity_kg), 2) AS price
    FROM products p JOIN users s ON s.id = p.seller_id JOIN order_lines l ON l.product_id = p.id JOIN orders o ON o.id = l.order_id
    WHERE p.category_slug = followed.slug AND s.role = ANY ($2::text[]) AND l.quantity_kg > 0
      AND o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED') AND o.placed_at > now() - interval '1 year'
    GROUP BY 1 HAVING count(DISTINCT o.id) >= 3
  ) prices ON true ORDER BY followed.spent DESC, followed.slug, prices.month`;

/** Returns the deliveries to the trader by month. */
export function boughtByMonth(db: Db, traderId: string): Promise<BoughtRow[]> {
  return select(db, bought, BOUGHT, [traderId]);
}

/** Returns what the trader delivered. A refunded order brought nothing, but what was in it had its cost. */
export function soldByMonth(db: Db, traderId: string): Promise<SoldRow[]> {
  return select(db, sold, SOLD, [traderId]);
}

/** Returns the trader's figures of this moment. */
export async function standingOf(db: Db, traderId: string): Promise<RowOf<typeof standing>> {
  const figures = await selectOne(db, standing, STANDING, [traderId]);
  if (!figures) throw new Error('An aggregate has no row.');
  return figures;
}

/** The most valuable categories first. */
export function stockByCategory(db: Db, traderId: string): Promise<RowOf<typeof stock>[]> {
  return select(db, stock, STOCK, [traderId]);
}

/**
 * Returns the prices at which sellers of these roles sold the categories that the trader follows. A category without a
 * price has one row without a month.
 */
export function followedPrices(db: Db, traderId: string, roles: readonly Role[]): Promise<FollowedPrice[]> {
  return select(db, price, TRENDS, [traderId, roles, serverLimits.followedCrops]);
}
