/**
 * The statement that corrects how much of a lot is one unit of those that it continues, where its first count was
 * wrong. Called by StockLots, under the lock of the product's stock.
 */
import type { EntityManager } from 'typeorm';
import { column, columns, select, text } from '../../../platform/db/columns';
import { NOTHING_SOLD } from './lot-grades.store';
import type { LotChange } from './lots.store';

/**
 * SQL: all that is in `lots` went on in it within a day in another unit, and is there as it was counted then; nothing
 * but these counts says how much of the one unit is the other.
 */
const IS_AS_COUNTED = `(
      SELECT bool_and(c.created_at > now() - interval '1 day' AND c.lot_quantity = lots.added AND NOT c.is_compared
        AND (before.unit, before.custom_unit_note) IS DISTINCT FROM (lots.unit, lots.custom_unit_note))
      FROM lot_continuations c JOIN lots before ON before.id = c.from_lot_id WHERE c.lot_id = lots.id)`;
/** SQL: something of the product of `lots` was counted away within a day: more of it may be that again. */
const MAY_COME_BACK = `EXISTS (
      SELECT 1 FROM lots own JOIN lot_removals r ON r.lot_id = own.id AND r.cause = 'COUNTED' AND r.created_at > now() - interval '1 day'
      WHERE own.product_id = lots.product_id GROUP BY own.id HAVING sum(r.quantity) > 0)`;
const CORRECT = (list: string) => `
  WITH corrected AS (
    SELECT lots.id, lots.product_id, given.quantity FROM unnest($1::uuid[], $2::numeric[]) AS given (product_id, quantity)
    JOIN lots ON lots.product_id = given.product_id AND lots.remaining > 0
    WHERE lots.receipt_id IS NULL AND lots.hold IS NULL AND lots.removed = 0 AND lots.remaining = lots.added AND lots.added + given.quantity > 0
      AND NOT EXISTS (SELECT 1 FROM lots other WHERE other.product_id = lots.product_id AND other.remaining > 0 AND other.id <> lots.id)
      AND ${NOTHING_SOLD} AND ${IS_AS_COUNTED} AND (given.quantity < 0 OR NOT ${MAY_COME_BACK})
  ), ratio AS (
    UPDATE lot_continuations c SET lot_quantity = c.lot_quantity + corrected.quantity FROM corrected WHERE c.lot_id = corrected.id
  )
  UPDATE lots SET unit_was = (
      SELECT jsonb_object_agg(key, round(value::numeric * lots.added / (lots.added + corrected.quantity), 12)::text) FROM jsonb_each_text(lots.unit_was)
    ), added = added + corrected.quantity, remaining = remaining + corrected.quantity
  FROM corrected WHERE lots.id = corrected.id RETURNING ${list}`;
const corrected = columns({ productId: column('corrected.product_id', text) });

/**
 * Does the changes, below zero where less was counted, that correct a count in a new unit: nothing of such stock came
 * or went. Returns their products.
 */
export async function correctRatios(tx: EntityManager, changes: readonly LotChange[]): Promise<string[]> {
  if (changes.length === 0) return [];
  const values = [changes.map(({ productId }) => productId), changes.map(({ quantity }) => quantity)];
  return (await select(tx, corrected, CORRECT, values)).map(({ productId }) => productId);
}
