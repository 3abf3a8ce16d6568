/** The statements behind the table of the market's prices. Called by PriceMediansService. */
import type { EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { unitFacts, units } from '../../../../schema/values/catalogue/units';
import { column, columns, selectOne, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { dealPrice, isForEveryone } from '../../catalogue/products/product-reader.service';

/** SQL: kilograms in one unit; null where a unit has no weight of its own. */
const kgOf = (unit: string): string =>
  `CASE ${unit} ${units.flatMap((one) => (unitFacts[one].kgFactor === null ? [] : [`WHEN '${one}' THEN ${unitFacts[one].kgFactor}`])).join(' ')} END`;

const TODAY = `(now() AT TIME ZONE 'Asia/Dhaka')::date`;
const STARTS = `CROSS JOIN LATERAL (VALUES ('DAY', day), ('WEEK', date_trunc('week', day)::date), ('MONTH', date_trunc('month', day)::date)) s (span, starts_on)`;
const MEDIAN = 'round((percentile_cont(0.5) WITHIN GROUP (ORDER BY per_kg))::numeric, 2)';
const GROUPS = `GROUP BY GROUPING SETS ((category_slug, span, starts_on), (category_slug, span, starts_on, district_id))
  HAVING count(*) >= ${serverLimits.priceGroup} AND (grouping(district_id) = 1 OR district_id IS NOT NULL)`;

/**
 * SQL: each delivered line that everyone could have bought at, with its BDT for one kilogram; `since` is a condition on
 * the order `o`.
 */
export const publicSales = (since: string): string => `
  SELECT p.category_slug, p.district_id, l.grade, o.seller_id, (o.delivered_at AT TIME ZONE 'Asia/Dhaka')::date AS day, l.unit_price / ${kgOf('l.unit')} AS per_kg
  FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id
  WHERE o.status = 'DELIVERED' AND l.is_public_price AND l.quantity > 0 AND ${since} AND ${kgOf('l.unit')} IS NOT NULL`;

const SOLD = `
  INSERT INTO price_medians (category_slug, district_id, span, starts_on, sold_median, sold_count)
  SELECT category_slug, CASE WHEN grouping(district_id) = 1 THEN 0 ELSE district_id END, span, starts_on, ${MEDIAN}, count(*)
  FROM (${publicSales("($1::date IS NULL OR o.delivered_at >= $1::timestamp AT TIME ZONE 'Asia/Dhaka')")}) sales ${STARTS} WHERE $1::date IS NULL OR s.starts_on >= $1::date ${GROUPS}`;

const ASKED = `
  INSERT INTO price_medians (category_slug, district_id, span, starts_on, asked_median, asked_count)
  SELECT category_slug, CASE WHEN grouping(district_id) = 1 THEN 0 ELSE district_id END, span, starts_on, ${MEDIAN}, count(*)
  FROM (
    SELECT p.category_slug, p.district_id, ${TODAY} AS day, coalesce(${dealPrice}, p.price) / ${kgOf('p.unit')} AS per_kg
    FROM products p WHERE p.is_published AND ${isForEveryone()} AND ${kgOf('p.unit')} IS NOT NULL
  ) posts ${STARTS} ${GROUPS}
  ON CONFLICT (category_slug, span, district_id, starts_on) DO UPDATE SET asked_median = EXCLUDED.asked_median, asked_count = EXCLUDED.asked_count`;

// what was asked on past days is stored nowhere else
const CLEAR = `
  WITH kept AS (
    UPDATE price_medians SET sold_median = NULL, sold_count = 0 WHERE ($1::date IS NULL OR starts_on >= $1::date) AND asked_count > 0 RETURNING 1
  )
  DELETE FROM price_medians WHERE ($1::date IS NULL OR starts_on >= $1::date) AND asked_count = 0`;
const SOLD_AGAIN = `${SOLD}
  ON CONFLICT (category_slug, span, district_id, starts_on) DO UPDATE SET sold_median = EXCLUDED.sold_median, sold_count = EXCLUDED.sold_count`;

const since = columns({ since: column(`date_trunc('month', ${TODAY} - interval '1 month')::date::text`, text) });
const SINCE = (list: string) => `SELECT ${list} WHERE EXISTS (SELECT 1 FROM price_medians WHERE sold_count > 0)`;

/** The first day of the month before, 'YYYY-MM-DD'; null while nothing that was sold is in the table. */
export async function firstDayToFill(tx: EntityManager): Promise<string | null> {
  return (await selectOne(tx, since, SINCE))?.since ?? null;
}

/**
 * Takes out what was sold in spans that begin on this day or later (null: all), and spans in which nothing was asked.
 */
export async function clearMedians(tx: EntityManager, firstDay: string | null): Promise<void> {
  await execute(tx, CLEAR, [firstDay]);
}

/** Writes the medians of sales in spans that begin on this day or later; null: in all spans. */
export async function fillSold(tx: EntityManager, firstDay: string | null): Promise<void> {
  await execute(tx, SOLD_AGAIN, [firstDay]);
}

/** Writes the medians of today's offers. */
export async function fillAsked(tx: EntityManager): Promise<void> {
  await execute(tx, ASKED);
}
