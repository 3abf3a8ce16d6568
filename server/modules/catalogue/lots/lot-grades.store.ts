/** The grades of lots that are open already, once their product has another one. Called by the services of products. */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';

/** SQL: received items are no better than they came; the letters follow one another from the best on. */
export const GRADE_OF_RECEIVED =
  'CASE WHEN p.grade IS NOT NULL AND (r.grade IS NOT NULL OR p.inspected_grade IS NOT NULL) THEN greatest(p.grade, r.grade) END';

/** SQL: no order took anything of `lots`. */
export const NOTHING_SOLD = 'NOT EXISTS (SELECT 1 FROM lot_shares share WHERE share.lot_id = lots.id AND share.quantity > 0)';

const LOCK_STOCK = 'SELECT product_id FROM product_stock WHERE product_id = ANY ($1::uuid[]) ORDER BY product_id FOR UPDATE';
const STATE_GRADES = `
  UPDATE lots SET grade = given.grade
  FROM (
    SELECT lot.id, CASE WHEN r.id IS NULL THEN p.grade ELSE ${GRADE_OF_RECEIVED} END AS grade
    FROM lots lot JOIN products p ON p.id = lot.product_id LEFT JOIN receipts r ON r.id = lot.receipt_id
    WHERE lot.product_id = ANY ($1::uuid[]) AND lot.remaining > 0 AND lot.hold IS NULL
  ) given
  WHERE lots.id = given.id AND ${NOTHING_SOLD}`;

/**
 * Lots of which nothing was sold, and that are not on hold, take the grade that these products have now; the caller has
 * written it.
 */
export async function stateGrades(tx: EntityManager, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await execute(tx, LOCK_STOCK, [productIds]);
  await execute(tx, STATE_GRADES, [productIds]);
}
