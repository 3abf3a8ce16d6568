/**
 * The statements by which goods that were counted away and are counted in again go on as the same goods. Called by
 * StockLots, under the lock of the product's stock.
 */
import type { EntityManager } from 'typeorm';
import { column, columns, decimal, select, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { TODAY } from './lot-marks.store';
import { changeOf, givenOf, goodsByProduct, goodsColumns, OPEN_ADDED, partsOf } from './lot-restarts.store';
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
 * Goods of another day than the sell post states are others in another unit. All of the stock is in one lot that this
 * transaction has opened: it continues what was counted away in another unit.
 */
const GONE = (list: string) => `
  WITH ${goneOf(IS_OF_DAY)}, made AS (
    SELECT product_id, (array_agg(id))[1] AS id, sum(added) AS added FROM lots
    WHERE product_id = ANY ($1::uuid[]) AND remaining > 0 GROUP BY product_id HAVING count(*) = 1 AND bool_and(opened_at = now() AND added = remaining)
  )
  SELECT ${list} FROM gone JOIN made USING (product_id) JOIN lots lot ON lot.id = gone.id JOIN products p ON p.id = gone.product_id
  WHERE NOT gone.is_same_unit AND gone.hold IS NULL ORDER BY gone.product_id, gone.opened_at, gone.id`;
const goneGoods = columns({
  ...goodsColumns('lot', 'gone.quantity'),
  madeId: column('made.id', text),
  counted: column('made.added', decimal),
});

const GIVEN =
  'jsonb_to_recordset($2) AS given (product_id uuid, lot_id uuid, quantity numeric, added numeric, is_compared boolean, unit_was jsonb)';
/** With the days of what it continues, where it has none of its own; what was not there before is a lot of today. */
const CONTINUE = `
  WITH part AS (
    SELECT part.lot_id AS id, part.quantity, given.lot_id, given.quantity AS lot_quantity, given.is_compared
    FROM jsonb_to_recordset($1) AS part (product_id uuid, lot_id uuid, quantity numeric) JOIN ${GIVEN} USING (product_id) WHERE part.quantity > 0
  ), noted AS (
    INSERT INTO lot_removals (lot_id, cause, quantity)
    SELECT id, 'COUNTED', -quantity FROM part UNION ALL SELECT id, 'NEW_UNIT', quantity FROM part
  ), dated AS (
    UPDATE lots SET added = given.quantity, remaining = given.quantity, unit_was = given.unit_was,
      harvested_from = coalesce(lots.harvested_from, days.first), harvested_until = coalesce(lots.harvested_until, days.last)
    FROM ${GIVEN} JOIN (
      SELECT part.lot_id, CASE WHEN bool_and(lot.harvested_from IS NOT NULL) THEN min(lot.harvested_from) END AS first,
        CASE WHEN bool_and(lot.harvested_from IS NOT NULL) THEN max(lot.harvested_until) END AS last
      FROM part JOIN lots lot ON lot.id = part.id GROUP BY part.lot_id
    ) days USING (lot_id)
    WHERE lots.id = days.lot_id
  ), continued AS (
    INSERT INTO lot_continuations (from_lot_id, lot_id, quantity, lot_quantity, is_compared) SELECT id, lot_id, quantity, lot_quantity, is_compared FROM part
  )
  ${OPEN_ADDED(GIVEN)}`;

export async function continueCounted(tx: EntityManager, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const products = goodsByProduct(await select(tx, goneGoods, GONE, [productIds]));
  if (products.length === 0) return;
  const changes = products.map((lots) => ({ lotId: lots[0].madeId, ...changeOf(lots, lots[0].counted) }));
  const given = changes.map(({ lotId, ...change }) => ({ lot_id: lotId, ...givenOf(change) }));
  await execute(tx, CONTINUE, [partsOf(changes), JSON.stringify(given)]);
}
