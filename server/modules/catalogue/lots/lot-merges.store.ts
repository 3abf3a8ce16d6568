/**
 * The statement by which a product that has as many open lots as it may makes room for a new harvest. Called by
 * StockLots, under the lock of the product's stock.
 */
import type { EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { execute } from '../../../platform/db/sql';
import { FRESH } from './lot-grades.store';
import { COLUMNS, NOTE, OWNER } from './lots.store';

/**
 * The two oldest go on as one lot, as in another unit: it has the first and the last of their days where all are known,
 * and the lower grade; a recall of either reaches it. It is as old as the newer of them. The lot that the seller chose
 * to sell first stays as it is.
 */
const MERGE = `
  WITH open AS (
    SELECT lots.id, lots.product_id, lots.remaining, lots.opened_at, lots.harvested_from, lots.harvested_until, lots.grade, ${FRESH} AS is_fresh,
      row_number() OVER (PARTITION BY lots.product_id ORDER BY lots.is_first, lots.opened_at, lots.id) AS place
    FROM lots JOIN products p ON p.id = lots.product_id AND p.source_product_id IS NULL
    WHERE lots.product_id = ANY ($1::uuid[]) AND lots.remaining > 0 AND lots.hold IS NULL AND lots.receipt_id IS NULL
  ), full_products AS (
    SELECT product_id FROM open GROUP BY product_id HAVING count(*) >= ${serverLimits.openLots} AND NOT bool_or(is_fresh)
  ), closing AS (SELECT * FROM open WHERE place <= 2 AND product_id IN (SELECT product_id FROM full_products)
  ), closed AS (
    UPDATE lots SET removed = removed + closing.remaining, remaining = 0 FROM closing WHERE lots.id = closing.id
  ), noted AS (${NOTE('NEW_UNIT', 'SELECT id, remaining FROM closing')}
  ), made AS (
    INSERT INTO lots (${COLUMNS}, grade, harvested_from, harvested_until, added, remaining, opened_at)
    SELECT ${OWNER}, both_lots.grade, both_lots.first, both_lots.last, both_lots.quantity, both_lots.quantity, both_lots.opened_at
    FROM products p JOIN users u ON u.id = p.seller_id JOIN (
      SELECT product_id, sum(remaining) AS quantity, max(opened_at) AS opened_at,
        CASE WHEN bool_and(harvested_from IS NOT NULL) THEN min(harvested_from) END AS first,
        CASE WHEN bool_and(harvested_from IS NOT NULL) THEN max(harvested_until) END AS last,
        CASE WHEN bool_and(grade IS NOT NULL) THEN max(grade) END AS grade
      FROM closing GROUP BY product_id
    ) both_lots ON both_lots.product_id = p.id
    RETURNING id, product_id, added
  )
  INSERT INTO lot_continuations (from_lot_id, lot_id, quantity, lot_quantity)
  SELECT closing.id, made.id, closing.remaining, made.added FROM closing JOIN made USING (product_id)`;

/** Does nothing where a product has room, or a lot of which nothing was sold. */
export async function makeRoom(tx: EntityManager, productIds: readonly string[]): Promise<void> {
  await execute(tx, MERGE, [productIds]);
}
