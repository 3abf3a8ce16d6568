/**
 * The statements behind the prices of the last seven days. Called by PriceMediansService, which writes them, and
 * WeekPricesService.
 */
import type { EntityManager } from 'typeorm';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, decimal, int, nullable, oneOf, type RowOf, selectOne } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import { publicSales } from './price-medians.store';

const SALES = publicSales("o.delivered_at > now() - interval '7 days'");
const MEASURES = `round((percentile_cont(0.5) WITHIN GROUP (ORDER BY per_kg))::numeric, 2), round(min(per_kg), 2), round(max(per_kg), 2), count(*), count(DISTINCT seller_id)`;
const DISTRICT = 'CASE WHEN grouping(district_id) = 1 THEN 0 ELSE district_id END';
const ENOUGH = `count(DISTINCT seller_id) >= ${serverLimits.priceGroup} AND (grouping(district_id) = 1 OR district_id IS NOT NULL)`;

// another run may have stored the same groups
const FILL = `
  INSERT INTO week_prices (category_slug, district_id, median, low, high, sale_count, seller_count)
  SELECT category_slug, ${DISTRICT}, ${MEASURES} FROM (${SALES}) sales
  GROUP BY GROUPING SETS ((category_slug), (category_slug, district_id)) HAVING ${ENOUGH}
  ON CONFLICT (category_slug, district_id) DO NOTHING`;
const FILL_GRADES = `
  INSERT INTO week_grade_prices (category_slug, grade, district_id, median, low, high, sale_count, seller_count)
  SELECT category_slug, grade, ${DISTRICT}, ${MEASURES} FROM (${SALES}) sales WHERE grade IS NOT NULL
  GROUP BY GROUPING SETS ((category_slug, grade), (category_slug, grade, district_id)) HAVING ${ENOUGH}
  ON CONFLICT (category_slug, grade, district_id) DO NOTHING`;

const weekPrice = columns({
  districtId: column('district_id', int),
  median: column('median', decimal),
  low: column('low', decimal),
  high: column('high', decimal),
  saleCount: column('sale_count', int),
  sellerCount: column('seller_count', int),
  grade: column('grade', nullable(oneOf(Grade))),
});
export type WeekPriceRow = RowOf<typeof weekPrice>;

// the place of a seller is public, that of other users is not
const NEAREST = (list: string) => `
  WITH price AS (
    SELECT district_id, median, low, high, sale_count, seller_count, NULL AS grade FROM week_prices WHERE category_slug = $1
    UNION ALL
    SELECT district_id, median, low, high, sale_count, seller_count, grade FROM week_grade_prices WHERE category_slug = $1 AND grade = $4
  )
  SELECT ${list} FROM price WHERE district_id IN (0, (SELECT district_id FROM users WHERE id = $2 AND role = ANY ($3)))
  ORDER BY grade IS NULL, district_id DESC LIMIT 1`;

/** The last seven days from now on, instead of what is stored. */
export async function fillWeekPrices(tx: EntityManager): Promise<void> {
  await execute(tx, 'DELETE FROM week_prices');
  await execute(tx, 'DELETE FROM week_grade_prices');
  await execute(tx, FILL);
  await execute(tx, FILL_GRADES);
}

/**
 * Returns the price in the seller's district, else in the whole country, that of the grade before that of all; null
 * where too few sold in both.
 */
export function nearestWeekPrice(db: Db, categorySlug: string, sellerId: string | null, grade: Grade | null): Promise<WeekPriceRow | null> {
  return selectOne(db, weekPrice, NEAREST, [categorySlug, sellerId, sellingRoles, grade]);
}
