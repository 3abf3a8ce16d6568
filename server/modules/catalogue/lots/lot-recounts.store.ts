/**
 * The statements by which goods that were counted away and are counted in again go on as the same goods. Called by
 * StockLots, under the lock of the product's stock.
 */
import type { EntityManager } from 'typeorm';
import { column, columns, decimal, select, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { TODAY } from './lot-marks.store';
import type { LotChange } from './lots.store';

/** SQL: what of lots of products $1 was counted away without a word within a day, and not counted in again since. */
const goneOf = (condition = 'true'): string => `
  gone AS (
    SELECT lot.id, lot.product_id, lot.opened_at, lot.hold, (lot.unit, lot.custom_unit_note) IS NOT DISTINCT FROM (p.unit, p.custom_unit_note) AS is_same_unit, least(sum(r.quantity), lot.removed) AS quantity
    FROM lots lot JOIN lot_removals r ON r.lot_id = lot.id AND r.cause = 'COUNTED' AND r.created_at > now() - interval '1 day'
    JOIN products p ON p.id = lot.product_id
    WHERE lot.product_id = ANY ($1::uuid[]) AND lot.receipt_id IS NULL AND lot.removed > 0
      AND ${condition}
    GROUP BY lot.id, p.id HAVING sum(r.quantity) > 0
  )`;
/** SQL: the sell post of `lot` states no other day for what is counted in. */
const IS_OF_DAY = `NOT EXISTS (
        SELECT 1 FROM sell_posts post WHERE post.product_id = lot.product_id AND post.state <> 'ENDED' AND post.harvested_on <= ${TODAY}
          AND post.harvested_on IS DISTINCT FROM lot.harvested_until)`;

/**
 * The last that was counted away comes back first. A slip is no harvest: the day of the sell post, which the last new
 * harvest has moved, says nothing of it.
 */
const COUNT_BACK = (list: string) => `
  WITH ${goneOf()}, queue AS (
    SELECT gone.id, gone.product_id, gone.quantity, given.quantity AS wanted,
      sum(gone.quantity) OVER (PARTITION BY gone.product_id ORDER BY gone.opened_at DESC, gone.id DESC) - gone.quantity AS before
    FROM unnest($1::uuid[], $2::numeric[]) AS given (product_id, quantity) JOIN gone ON gone.product_id = given.product_id AND gone.is_same_unit
  ), back AS (
    UPDATE lots SET removed = removed - least(queue.quantity, queue.wanted - queue.before),
      remaining = remaining + least(queue.quantity, queue.wanted - queue.before)
    FROM queue WHERE lots.id = queue.id AND queue.before < queue.wanted
    RETURNING lots.id, lots.product_id, least(queue.quantity, queue.wanted - queue.before) AS quantity
  ), noted AS (
    INSERT INTO lot_removals (lot_id, cause, quantity) SELECT id, 'COUNTED', -quantity FROM back
  )
  SELECT ${list} FROM back GROUP BY back.product_id`;
const counted = columns({ productId: column('back.product_id', text), quantity: column('sum(back.quantity)', decimal) });

/** Returns how much of these quantities is in the lots again that it was counted away from. */
export async function countBack(tx: EntityManager, changes: readonly LotChange[]): Promise<{ productId: string; quantity: string }[]> {
  if (changes.length === 0) return [];
  return select(tx, counted, COUNT_BACK, [changes.map(({ productId }) => productId), changes.map(({ quantity }) => quantity)]);
}

/**
 * In another unit nobody sees whether it is as much: goods of another day than the sell post states are others there.
 * All of the stock is in one lot that this transaction has opened: it continues what was counted away in another unit,
 * with the days of that where it has none of its own.
 */
const CONTINUE = `
  WITH ${goneOf(IS_OF_DAY)}, made AS (
    SELECT product_id, (array_agg(id))[1] AS id, sum(added) AS added FROM lots
    WHERE product_id = ANY ($1::uuid[]) AND remaining > 0 GROUP BY product_id HAVING count(*) = 1 AND bool_and(opened_at = now() AND added = remaining)
  ), part AS (
    SELECT gone.id, gone.quantity, made.id AS lot_id, made.added FROM gone JOIN made USING (product_id) WHERE NOT gone.is_same_unit AND gone.hold IS NULL
  ), noted AS (
    INSERT INTO lot_removals (lot_id, cause, quantity)
    SELECT id, 'COUNTED', -quantity FROM part UNION ALL SELECT id, 'NEW_UNIT', quantity FROM part
  ), dated AS (
    UPDATE lots SET harvested_from = days.first, harvested_until = days.last
    FROM (
      SELECT part.lot_id, min(lot.harvested_from) AS first, max(lot.harvested_until) AS last
      FROM part JOIN lots lot ON lot.id = part.id GROUP BY part.lot_id HAVING bool_and(lot.harvested_from IS NOT NULL)
    ) days
    WHERE lots.id = days.lot_id AND lots.harvested_from IS NULL
  )
  INSERT INTO lot_continuations (from_lot_id, lot_id, quantity, lot_quantity) SELECT id, lot_id, quantity, added FROM part`;

export async function continueCounted(tx: EntityManager, productIds: readonly string[]): Promise<void> {
  if (productIds.length > 0) await execute(tx, CONTINUE, [productIds]);
}
