/**
 * The statement by which lots go on in another unit, when their product is counted in it. Called by StockLots, which
 * locks as for any other count.
 */
import type { EntityManager } from 'typeorm';
import { column, columns, select, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { COLUMNS, NOTE, OWNER } from './lots.store';

const LOCK_STOCK = 'SELECT product_id FROM product_stock WHERE product_id = ANY ($1::uuid[]) ORDER BY product_id FOR UPDATE';
/**
 * Quantities of before stay in their unit. Where all days are known, the lot has the first and last of them, and where
 * all grades are, the lowest. What is on hand has been counted in the new unit.
 */
const RESTART = (list: string) => `
  WITH closing AS (
    SELECT lot.id, lot.product_id, lot.remaining FROM lots lot JOIN product_stock stock USING (product_id)
    WHERE lot.product_id = ANY ($1::uuid[]) AND lot.remaining > 0 AND lot.receipt_id IS NULL AND stock.on_hand > 0
  ), closed AS (
    UPDATE lots SET removed = removed + closing.remaining, remaining = 0 FROM closing WHERE lots.id = closing.id
  ), noted AS (${NOTE('NEW_UNIT', 'SELECT id, remaining FROM closing')}
  ), made AS (
  INSERT INTO lots (${COLUMNS}, grade, harvested_from, harvested_until, added, remaining)
  SELECT ${OWNER}, days.grade, days.first, days.last, stock.on_hand, stock.on_hand
  FROM products p JOIN users u ON u.id = p.seller_id JOIN product_stock stock ON stock.product_id = p.id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN bool_and(harvested_from IS NOT NULL) THEN min(harvested_from) END AS first,
      CASE WHEN bool_and(harvested_from IS NOT NULL) THEN max(harvested_until) END AS last,
      CASE WHEN bool_and(grade IS NOT NULL) THEN max(grade) END AS grade
    FROM lots WHERE product_id = p.id AND remaining > 0
  ) days
  WHERE p.id IN (SELECT product_id FROM closing) RETURNING id, product_id, added
  ), continued AS (
    INSERT INTO lot_continuations (from_lot_id, lot_id, quantity, lot_quantity)
    SELECT closing.id, made.id, closing.remaining, made.added FROM closing JOIN made USING (product_id)
  )
  SELECT ${list} FROM made`;
const restarted = columns({ productId: column('made.product_id', text) });

/**
 * The products are counted in another unit from now on: the stock is one new lot, which continues the old ones. Returns
 * those of which something was in a lot and something is left.
 */
export async function restartLots(tx: EntityManager, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  await execute(tx, LOCK_STOCK, [productIds]);
  return (await select(tx, restarted, RESTART, [productIds])).map(({ productId }) => productId);
}
