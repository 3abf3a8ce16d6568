/**
 * Keeps the table of the market's prices: medians of what one kilogram was sold for, by the day of delivery in Dhaka, and of what it is offered at today, deals taken off.
 * Everybody reads them, so they are made of prices that everybody could have had: none of posts for businesses, none by quantity.
 * Groups of fewer than `limits.priceGroup` are left out here already, so that no single deal is ever stored. A job of every hour works the last two months
 * out anew (a category may have been corrected); the demo seed and a table without sales begin with everything there is. Twice is the same as once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { unitFacts, units } from '../../../schema/values/units';
import { execute, one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { dealPrice } from '../catalogue/product-reader.service';

export const PRICE_MEDIANS_JOB = 'median-prices';
export const PRICE_MEDIANS_CRON = '15 * * * *';

/** SQL: kilograms in one unit; null where a unit has no weight of its own. */
const kgOf = (unit: string): string =>
  `CASE ${unit} ${units.flatMap((one) => (unitFacts[one].kgFactor === null ? [] : [`WHEN '${one}' THEN ${unitFacts[one].kgFactor}`])).join(' ')} END`;

const TODAY = `(now() AT TIME ZONE 'Asia/Dhaka')::date`;
const STARTS = `CROSS JOIN LATERAL (VALUES ('DAY', day), ('WEEK', date_trunc('week', day)::date), ('MONTH', date_trunc('month', day)::date)) s (span, starts_on)`;
const MEDIAN = 'round((percentile_cont(0.5) WITHIN GROUP (ORDER BY per_kg))::numeric, 2)';
const GROUPS = `GROUP BY GROUPING SETS ((category_slug, span, starts_on), (category_slug, span, starts_on, district_id))
  HAVING count(*) >= ${limits.priceGroup} AND (grouping(district_id) = 1 OR district_id IS NOT NULL)`;

const SOLD = `
  INSERT INTO price_medians (category_slug, district_id, span, starts_on, sold_median, sold_count)
  SELECT category_slug, CASE WHEN grouping(district_id) = 1 THEN 0 ELSE district_id END, span, starts_on, ${MEDIAN}, count(*)
  FROM (
    SELECT p.category_slug, p.district_id, (o.delivered_at AT TIME ZONE 'Asia/Dhaka')::date AS day, l.unit_price / ${kgOf('l.unit')} AS per_kg
    FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id
    WHERE o.status = 'DELIVERED' AND l.is_public_price AND ($1::date IS NULL OR o.delivered_at >= $1::timestamp AT TIME ZONE 'Asia/Dhaka') AND ${kgOf('l.unit')} IS NOT NULL
  ) sales ${STARTS} WHERE $1::date IS NULL OR s.starts_on >= $1::date ${GROUPS}`;

const ASKED = `
  INSERT INTO price_medians (category_slug, district_id, span, starts_on, asked_median, asked_count)
  SELECT category_slug, CASE WHEN grouping(district_id) = 1 THEN 0 ELSE district_id END, span, starts_on, ${MEDIAN}, count(*)
  FROM (
    SELECT p.category_slug, p.district_id, ${TODAY} AS day, coalesce(${dealPrice}, p.price) / ${kgOf('p.unit')} AS per_kg
    FROM products p WHERE p.is_published AND p.audience = 'EVERYONE' AND ${kgOf('p.unit')} IS NOT NULL
  ) posts ${STARTS} ${GROUPS}
  ON CONFLICT (category_slug, span, district_id, starts_on) DO UPDATE SET asked_median = EXCLUDED.asked_median, asked_count = EXCLUDED.asked_count`;

// what was asked in days gone by is nowhere else
const CLEAR = `
  WITH kept AS (
    UPDATE price_medians SET sold_median = NULL, sold_count = 0 WHERE ($1::date IS NULL OR starts_on >= $1::date) AND asked_count > 0 RETURNING 1
  )
  DELETE FROM price_medians WHERE ($1::date IS NULL OR starts_on >= $1::date) AND asked_count = 0`;
const SOLD_AGAIN = `${SOLD}
  ON CONFLICT (category_slug, span, district_id, starts_on) DO UPDATE SET sold_median = EXCLUDED.sold_median, sold_count = EXCLUDED.sold_count`;

const SINCE = `SELECT date_trunc('month', ${TODAY} - interval '1 month')::date::text AS since WHERE EXISTS (SELECT 1 FROM price_medians WHERE sold_count > 0)`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PriceMediansService {
  constructor(private readonly db: DataSource) {}

  /** The last two months, or everything where nothing of what was sold is there yet. */
  keep(): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const since = (await one<{ since: string }>(tx, SINCE))?.since ?? null;
      await this.fill(tx, since);
    });
  }

  /** Spans that begin on this day or later, 'YYYY-MM-DD'; everything for null. A week that began before keeps what it has. */
  async fill(tx: EntityManager, since: string | null): Promise<void> {
    await execute(tx, CLEAR, [since]);
    await execute(tx, SOLD_AGAIN, [since]);
    await execute(tx, ASKED);
  }
}
