/**
 * The statements behind the prices of the last seven days. Called by PriceMediansService, which writes them, and
 * WeekPricesService.
 */
import type { EntityManager } from 'typeorm';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, decimal, int, type RowOf, selectOne } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import { publicSales } from './price-medians.store';

// another run may have stored the same groups
const FILL = `
  INSERT INTO week_prices (category_slug, district_id, median, low, high, sale_count, seller_count)
  SELECT category_slug, CASE WHEN grouping(district_id) = 1 THEN 0 ELSE district_id END,
    round((percentile_cont(0.5) WITHIN GROUP (ORDER BY per_kg))::numeric, 2), round(min(per_kg), 2), round(max(per_kg), 2), count(*), count(DISTINCT seller_id)
  FROM (${publicSales("o.delivered_at > now() - interval '7 days'")}) sales
  GROUP BY GROUPING SETS ((category_slug), (category_slug, district_id))
  HAVING count(DISTINCT seller_id) >= ${serverLimits.priceGroup} AND (grouping(district_id) = 1 OR district_id IS NOT NULL)
  ON CONFLICT (category_slug, district_id) DO NOTHING`;

const weekPrice = columns({
  districtId: column('district_id', int),
  median: column('median', decimal),
  low: column('low', decimal),
  high: column('high', decimal),
  saleCount: column('sale_count', int),
  sellerCount: column('seller_count', int),
});
export type WeekPriceRow = RowOf<typeof weekPrice>;

// the place of a seller is public, that of other users is not
const NEAREST = (list: string) => `
  SELECT ${list} FROM week_prices
  WHERE category_slug = $1 AND district_id IN (0, (SELECT district_id FROM users WHERE id = $2 AND role = ANY ($3)))
  ORDER BY district_id DESC LIMIT 1`;

/** The last seven days from now on, instead of what is stored. */
export async function fillWeekPrices(tx: EntityManager): Promise<void> {
  await execute(tx, 'DELETE FROM week_prices');
  await execute(tx, FILL);
}

/** Returns the price in the seller's district, else in the whole country; null where too few sold in both. */
export function nearestWeekPrice(db: Db, categorySlug: string, sellerId: string | null): Promise<WeekPriceRow | null> {
  return selectOne(db, weekPrice, NEAREST, [categorySlug, sellerId, sellingRoles]);
}
