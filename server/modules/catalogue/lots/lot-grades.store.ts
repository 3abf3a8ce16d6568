/**
 * The grades of lots that are in stock, once their product has another one, and the best that goods bought from others
 * may have. Called by the services of products and of stock.
 */
import type { EntityManager } from 'typeorm';
import type { Grade } from '../../../../schema/values/catalogue/grades';
import { column, columns, select, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { invalidInput } from '../../../platform/errors/validation-error';

/** SQL: the grade of goods with a limit of their own: none better than it, and none where either is not known. */
const withinLimit = (limit: string): string =>
  `CASE WHEN p.grade IS NOT NULL AND ${limit} IS NOT NULL THEN greatest(p.grade, ${limit}) END`;

/** SQL: received items are no better than they came; the letters follow one another from the best on. */
export const GRADE_OF_RECEIVED = withinLimit('r.grade');

/** SQL: what is known of a lot's grade: an inspector's is of the goods of the lot that were there. */
export const LOT_GRADE = 'coalesce(lot.inspected_grade, lot.grade)';

/** SQL: no order took anything of `lots`. */
export const NOTHING_SOLD = 'NOT EXISTS (SELECT 1 FROM lot_shares share WHERE share.lot_id = lots.id AND share.quantity > 0)';

/**
 * SQL: nobody has anything of `lots`, neither under its code nor under one that it continues. What is added to it
 * changes nothing of what was sold.
 */
export const FRESH = `${NOTHING_SOLD} AND NOT EXISTS (SELECT 1 FROM lot_continuations c WHERE c.lot_id = lots.id)`;

const LOCK_STOCK = 'SELECT product_id FROM product_stock WHERE product_id = ANY ($1::uuid[]) ORDER BY product_id FOR UPDATE';
const STATE_GRADES = `
  UPDATE lots SET grade = given.grade
  FROM (
    SELECT lot.id, CASE WHEN r.id IS NULL THEN p.grade ELSE ${withinLimit('coalesce(lot.inspected_grade, r.grade)')} END AS grade
    FROM lots lot JOIN products p ON p.id = lot.product_id LEFT JOIN receipts r ON r.id = lot.receipt_id
    WHERE lot.product_id = ANY ($1::uuid[]) AND lot.remaining > 0 AND lot.hold IS NULL
  ) given
  WHERE lots.id = given.id AND ${FRESH}`;

/**
 * Lots of which nothing was sold, that continue no others and are not on hold, take the grade that these products have
 * now; the caller has written it.
 */
export async function stateGrades(tx: EntityManager, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await execute(tx, LOCK_STOCK, [productIds]);
  await execute(tx, STATE_GRADES, [productIds]);
}

const WRITE = 'UPDATE products SET grade = $2 WHERE id = $1';

/** For a step that moves stock and is written as a whole afterwards. */
export async function writeGrade(tx: EntityManager, productId: string, grade: Grade | null): Promise<void> {
  await execute(tx, WRITE, [productId, grade]);
  await stateGrades(tx, [productId]);
}

const INSPECT = 'UPDATE lots SET inspected_grade = $2 WHERE product_id = $1 AND remaining > 0 AND receipt_id IS NOT NULL';

/** An inspector has seen what of received items is in stock; the product has the grade already. */
export async function inspectLots(tx: EntityManager, productId: string, grade: Grade): Promise<void> {
  await execute(tx, LOCK_STOCK, [[productId]]);
  await execute(tx, INSPECT, [productId, grade]);
  await stateGrades(tx, [productId]);
}

/**
 * SQL: products of received items that have a better grade than what of them is in stock, with the best that they may
 * have: the lowest of their lots, none where one of them has none.
 */
const TOO_GOOD = `
  SELECT p.id, CASE WHEN stock.is_known THEN stock.lowest END AS best
  FROM products p CROSS JOIN LATERAL (
    SELECT bool_and(coalesce(${LOT_GRADE}, r.grade) IS NOT NULL) AS is_known, max(coalesce(${LOT_GRADE}, r.grade)) AS lowest
    FROM lots lot JOIN receipts r ON r.id = lot.receipt_id WHERE lot.product_id = p.id AND lot.remaining > 0
  ) stock
  WHERE p.id = ANY ($1::uuid[]) AND p.source_product_id IS NOT NULL AND p.grade IS NOT NULL AND (NOT stock.is_known OR stock.lowest > p.grade)`;
const tooGood = columns({ id: column('found.id', text) });
const FIND = (list: string) => `SELECT ${list} FROM (${TOO_GOOD}) found`;
const LOWER = (list: string) => `
  UPDATE products SET grade = found.best, inspected_grade = CASE WHEN found.best IS NOT NULL THEN inspected_grade END,
    version = version + 1, updated_at = now()
  FROM (${TOO_GOOD}) found WHERE products.id = found.id RETURNING ${list}`;

/** BAD_USER_INPUT where a product of received items has a better grade than its stock, once that has moved. */
export async function assertReceivedGrades(tx: EntityManager, productIds: readonly string[]): Promise<void> {
  const [one] = await select(tx, tooGood, FIND, [productIds]);
  if (one) throw invalidInput([{ field: 'grade', key: 'product.gradeReceived' }]);
}

/** The grade of a product falls to that of the goods that came back to it. Returns whether it did. */
export async function lowerGrade(tx: EntityManager, productId: string): Promise<boolean> {
  const [one] = await select(tx, tooGood, LOWER, [[productId]]);
  if (one) await stateGrades(tx, [productId]);
  return one !== undefined;
}
