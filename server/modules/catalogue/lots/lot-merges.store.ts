/**
 * The statement that holds the limit of open lots of a product: StockLots calls it after whatever opens lots, or opens
 * them again, under the lock of the product's stock. Lots of received items are limited where they are drawn.
 */
import type { EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { execute, exists } from '../../../platform/db/sql';
import { COLUMNS, NOTE, OWNER } from './lots.store';

/**
 * The oldest go on as one lot, as in another unit, so many that as many are left as may be: it has the first and the
 * last of their days where all are known, and the lowest grade; a recall of any reaches it. It is as old as the newest
 * of them. The lot that the seller chose to sell first stays as it is.
 */
const MERGE = `
  WITH open AS (
    SELECT lots.id, lots.product_id, lots.remaining, lots.opened_at, lots.harvested_from, lots.harvested_until, lots.grade, lots.unit_kg, lots.unit_was, count(*) OVER (PARTITION BY lots.product_id) AS lots,
      row_number() OVER (PARTITION BY lots.product_id ORDER BY lots.is_first, lots.opened_at, lots.id) AS place
    FROM lots JOIN products p ON p.id = lots.product_id AND p.source_product_id IS NULL
    WHERE lots.product_id = ANY ($1::uuid[]) AND lots.remaining > 0 AND lots.hold IS NULL AND lots.receipt_id IS NULL
  ), closing AS (SELECT * FROM open WHERE lots > ${serverLimits.openLots} AND place <= lots - ${serverLimits.openLots} + 1
  ), closed AS (
    UPDATE lots SET removed = removed + closing.remaining, remaining = 0 FROM closing WHERE lots.id = closing.id
  ), noted AS (${NOTE('NEW_UNIT', 'SELECT id, remaining FROM closing')}
  ), made AS (
    INSERT INTO lots (${COLUMNS}, grade, harvested_from, harvested_until, added, remaining, opened_at, unit_kg, unit_was)
    SELECT ${OWNER}, merged.grade, merged.first, merged.last, merged.quantity, merged.quantity, merged.opened_at, merged.unit_kg, merged.unit_was
    FROM products p JOIN users u ON u.id = p.seller_id JOIN (
      SELECT product_id, sum(remaining) AS quantity, max(opened_at) AS opened_at,
        CASE WHEN bool_and(harvested_from IS NOT NULL) THEN min(harvested_from) END AS first,
        CASE WHEN bool_and(harvested_from IS NOT NULL) THEN max(harvested_until) END AS last,
        CASE WHEN bool_and(grade IS NOT NULL) THEN max(grade) END AS grade,
        round(sum(unit_kg * remaining) / sum(remaining) FILTER (WHERE unit_kg IS NOT NULL), 3) AS unit_kg,
        (array_agg(unit_was ORDER BY unit_was IS NULL, remaining DESC, id))[1] AS unit_was
      FROM closing GROUP BY product_id
    ) merged ON merged.product_id = p.id
    RETURNING id, product_id, added
  )
  INSERT INTO lot_continuations (from_lot_id, lot_id, quantity, lot_quantity)
  SELECT closing.id, made.id, closing.remaining, made.added FROM closing JOIN made USING (product_id)`;

/** Does nothing for products that have no more open lots than they may, or received items. */
export async function keepLotLimit(tx: EntityManager, productIds: readonly string[]): Promise<void> {
  await execute(tx, MERGE, [productIds]);
}

const TOO_MANY = `
  SELECT 1 FROM lots WHERE product_id = $1 AND remaining > 0 AND hold IS NULL HAVING count(*) > ${serverLimits.openLots}`;

/** Lots of received items stay apart, each that of its receipt: no more are drawn where a product has so many. */
export function hasTooManyLots(tx: EntityManager, productId: string): Promise<boolean> {
  return exists(tx, TOO_MANY, [productId]);
}
