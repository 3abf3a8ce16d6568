/**
 * The statements by which lots follow the stock. The caller holds the lock of the product's stock, so nothing else
 * changes what its lots have. Called by StockLots, receipts.store.ts and the services of sell posts.
 */
import type { EntityManager } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import type { FoundGoodsOutcome, LotRemovalCause } from '../../../../schema/values/catalogue/lots';
import { column, columns, decimal, selectOne, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { sellerNameOf } from '../../accounts/users/accounts.service';
import { FRESH, GRADE_OF_RECEIVED } from './lot-grades.store';
import { TODAY } from './lot-marks.store';

/** A change of what is on hand of a product of the seller's own. */
export interface LotChange {
  readonly productId: string;
  readonly quantity: string;
}

/** Goods that come into lots; where `harvestedOn` is null, the sell post gives the day of what is new. */
export interface LotAddition extends LotChange {
  readonly harvestedOn: string | null;
}

/** Goods that leave the store for a line of an order. */
export interface LotTaking extends LotChange {
  readonly orderLineId: string;
  readonly isReplacement: boolean;
}

/** A change of what a re-listed product has of a receipt; below zero where it goes back. */
export interface ReceiptChange {
  readonly receiptId: string;
  readonly productQuantity: string;
}

export const COLUMNS = 'product_id, owner_id, owner_name, district_id, upazila_id';
export const OWNER = `p.id, u.id, ${sellerNameOf('u')}, u.district_id, u.upazila_id`;

/**
 * More of the same harvest goes to the lot of today, and so does everything where a product has as many lots as it may:
 * the newest of which nothing was sold then states all days, or none where one of them is not known, and the lower
 * grade. What has no lot of today, of its name and grade, opens one.
 */
const ADD = `
  WITH wanted AS (
    SELECT given.product_id, given.quantity, p.name, p.grade, coalesce(given.day, post.harvested_on) AS harvested_on FROM unnest($1::uuid[], $2::numeric[], $3::date[]) AS given (product_id, quantity, day)
    JOIN products p ON p.id = given.product_id AND p.source_product_id IS NULL
    LEFT JOIN sell_posts post ON post.product_id = p.id AND post.state <> 'ENDED' AND post.harvested_on <= ${TODAY}
  ), placed AS (
    SELECT wanted.*, lot.id, lot.is_same FROM wanted LEFT JOIN LATERAL (
      SELECT l.id, l.is_same FROM (
        SELECT lots.id, lots.opened_at, count(*) OVER () AS lots, ${FRESH} AS is_fresh,
          (lots.opened_at AT TIME ZONE 'Asia/Dhaka')::date = ${TODAY} AND lots.harvested_until IS NOT DISTINCT FROM wanted.harvested_on
            AND lots.product_name = wanted.name AND lots.grade IS NOT DISTINCT FROM wanted.grade AS is_same
        FROM lots WHERE lots.product_id = wanted.product_id AND lots.remaining > 0 AND lots.hold IS NULL AND lots.receipt_id IS NULL
      ) l WHERE l.is_same OR l.lots >= ${serverLimits.openLots} AND l.is_fresh ORDER BY l.is_same DESC, l.opened_at DESC, l.id DESC LIMIT 1
    ) lot ON true
  ), grown AS (
    UPDATE lots SET added = added + placed.quantity, remaining = remaining + placed.quantity,
      grade = CASE WHEN placed.grade IS NOT NULL AND lots.grade IS NOT NULL THEN greatest(lots.grade, placed.grade) END,
      opened_at = CASE WHEN placed.is_same THEN lots.opened_at ELSE now() END,
      harvested_from = CASE WHEN placed.harvested_on IS NOT NULL AND lots.harvested_from IS NOT NULL THEN least(lots.harvested_from, placed.harvested_on) END,
      harvested_until = CASE WHEN placed.harvested_on IS NOT NULL AND lots.harvested_from IS NOT NULL THEN greatest(lots.harvested_until, placed.harvested_on) END
    FROM placed WHERE lots.id = placed.id
  )
  INSERT INTO lots (${COLUMNS}, grade, harvested_from, harvested_until, added, remaining)
  SELECT ${OWNER}, p.grade, placed.harvested_on, placed.harvested_on, placed.quantity, placed.quantity
  FROM placed JOIN products p ON p.id = placed.product_id JOIN users u ON u.id = p.seller_id WHERE placed.id IS NULL`;

/** SQL: why these quantities leave their lots. */
export const NOTE = (cause: LotRemovalCause, gone: string): string =>
  `INSERT INTO lot_removals (lot_id, cause, quantity) SELECT id, '${cause}', quantity FROM (${gone}) gone (id, quantity)`;

const taken = columns({ quantity: column('coalesce(sum(quantity), 0)', decimal) });
/**
 * Counted down: what was recalled first, where it is given what became of it ($3), then the oldest first. What is on
 * hold stays, and so does what was recalled without a word, unless nobody counts it any more ($4).
 */
const REMOVE = (list: string) => `
  WITH queue AS (
    SELECT lot.id, lot.remaining, given.quantity AS wanted,
      sum(lot.remaining) OVER (PARTITION BY lot.product_id ORDER BY lot.hold IS NULL, lot.opened_at, lot.id) - lot.remaining AS before
    FROM unnest($1::uuid[], $2::numeric[]) AS given (product_id, quantity)
    JOIN products p ON p.id = given.product_id AND p.source_product_id IS NULL
    JOIN lots lot ON lot.product_id = given.product_id AND lot.remaining > 0 AND (lot.hold IS NULL OR $4 OR lot.hold = 'RECALLED' AND $3::text IS NOT NULL)
  ), gone AS (
    UPDATE lots SET removed = removed + least(queue.remaining, queue.wanted - queue.before),
      remaining = lots.remaining - least(queue.remaining, queue.wanted - queue.before)
    FROM queue WHERE lots.id = queue.id AND queue.before < queue.wanted
    RETURNING lots.id, lots.hold, least(queue.remaining, queue.wanted - queue.before) AS quantity
  ), noted AS (
    INSERT INTO lot_removals (lot_id, cause, quantity) SELECT id, CASE WHEN hold IS NULL OR $4 THEN 'COUNTED' ELSE $3::text END, quantity FROM gone
  )
  SELECT ${list} FROM gone`;

const CHANGES = 'unnest($2::uuid[], $3::numeric[]) AS change (receipt_id, quantity)';
const CHANGE_RECEIVED = `
  WITH changed AS (
    UPDATE lots SET added = added + greatest(change.quantity, 0), removed = removed + greatest(-change.quantity, 0),
      remaining = remaining + change.quantity
    FROM ${CHANGES} WHERE lots.product_id = $1 AND lots.receipt_id = change.receipt_id RETURNING lots.id, change.quantity
  ) ${NOTE('NOT_LISTED', 'SELECT id, -quantity FROM changed WHERE quantity < 0')}`;
/**
 * The days of the lots that the receipt was taken from; where none is known, the day that its line kept, unless some of
 * the goods were in stock before it, and none where one of several is not known. Nothing is listed of recalled lots.
 */
const OPEN_RECEIVED = `
  INSERT INTO lots (${COLUMNS}, receipt_id, grade, harvested_from, harvested_until, added, remaining)
  SELECT ${OWNER}, change.receipt_id, ${GRADE_OF_RECEIVED}, CASE WHEN days.known = 0 THEN offer.day ELSE days.first END, CASE WHEN days.known = 0 THEN offer.day ELSE days.last END, change.quantity, change.quantity
  FROM ${CHANGES} JOIN products p ON p.id = $1 JOIN users u ON u.id = p.seller_id
  JOIN receipts r ON r.id = change.receipt_id
  CROSS JOIN LATERAL (
    SELECT count(source.harvested_from) AS known, CASE WHEN bool_and(source.harvested_from IS NOT NULL) THEN min(source.harvested_from) END AS first,
      CASE WHEN bool_and(source.harvested_from IS NOT NULL) THEN max(source.harvested_until) END AS last
    FROM lot_shares share JOIN lots source ON source.id = share.lot_id WHERE share.order_line_id = r.order_line_id AND share.quantity > share.returned AND source.hold IS DISTINCT FROM 'RECALLED'
  ) days
  CROSS JOIN LATERAL (
    WITH RECURSIVE origin AS (
      SELECT lot_id AS id FROM lot_shares WHERE order_line_id = r.order_line_id AND quantity > returned
      UNION SELECT c.from_lot_id FROM origin JOIN lot_continuations c ON c.lot_id = origin.id
    )
    SELECT CASE WHEN r.harvested_on > min((coalesce(had.received_at, lot.opened_at) AT TIME ZONE 'Asia/Dhaka')::date) THEN NULL ELSE r.harvested_on END AS day
    FROM origin JOIN lots lot ON lot.id = origin.id LEFT JOIN receipts had ON had.id = lot.receipt_id
  ) offer
  WHERE NOT EXISTS (SELECT 1 FROM lots WHERE product_id = $1 AND receipt_id = change.receipt_id)`;

/** SQL: some of the line $2 is recalled. */
const IS_RECALLED = `EXISTS (
      SELECT 1 FROM lot_shares sent JOIN lots source ON source.id = sent.lot_id
      WHERE sent.order_line_id = $2 AND sent.quantity > sent.returned AND source.hold = 'RECALLED')`;
/** First in, first out, after the lot that the seller chose. */
const TAKE = (list: string) => `
  WITH queue AS (
    SELECT id, remaining, sum(remaining) OVER (ORDER BY is_first DESC, opened_at, id) - remaining AS before
    FROM lots WHERE product_id = $1 AND remaining > 0 AND hold IS NULL
  ), taken AS (
    UPDATE lots SET remaining = lots.remaining - least(queue.remaining, $3::numeric - queue.before)
    FROM queue WHERE lots.id = queue.id AND queue.before < $3::numeric
    RETURNING lots.id, least(queue.remaining, $3::numeric - queue.before) AS quantity
  ), shares AS (
    INSERT INTO lot_shares AS share (order_line_id, lot_id, quantity, replaced, sent_after_recall)
    SELECT $2::uuid, id, quantity, CASE WHEN $4 THEN quantity ELSE 0 END, CASE WHEN $4 AND ${IS_RECALLED} THEN quantity ELSE 0 END FROM taken
    ON CONFLICT (order_line_id, lot_id) DO UPDATE SET quantity = share.quantity + excluded.quantity, replaced = share.replaced + excluded.replaced,
      sent_after_recall = share.sent_after_recall + excluded.sent_after_recall
  )
  SELECT ${list} FROM taken`;

/**
 * Stock of which no lot is known gets one, of unknown days, once it is needed. $2 is on its way out and still in a lot.
 */
const OPEN_UNKNOWN = (list: string) => `
  INSERT INTO lots (${COLUMNS}, grade, added, remaining)
  SELECT ${OWNER}, p.grade, unknown.quantity, unknown.quantity
  FROM products p JOIN users u ON u.id = p.seller_id JOIN product_stock stock ON stock.product_id = p.id
  CROSS JOIN LATERAL (
    SELECT stock.on_hand + $2::numeric - coalesce(sum(remaining), 0) AS quantity FROM lots WHERE product_id = p.id AND remaining > 0
  ) unknown
  WHERE p.id = $1 AND unknown.quantity > 0 RETURNING ${list}`;
const opened = columns({ id: column('id', text) });

/** The last that was taken comes back first. `changed` is the column of the share that counts it. */
const COME_BACK = (changed: string) => `
  WITH queue AS (
    SELECT share.lot_id, share.quantity - share.returned AS part,
      sum(share.quantity - share.returned) OVER (ORDER BY lot.opened_at DESC, lot.id DESC) - (share.quantity - share.returned) AS before
    FROM lot_shares share JOIN lots lot ON lot.id = share.lot_id WHERE share.order_line_id = $1 AND share.quantity > share.returned
  ), back AS (
    UPDATE lot_shares share SET ${changed}
    FROM queue WHERE share.order_line_id = $1 AND share.lot_id = queue.lot_id AND queue.before < $2::numeric
    RETURNING share.lot_id, least(queue.part, $2::numeric - queue.before) AS quantity
  )
  UPDATE lots SET remaining = remaining + back.quantity FROM back WHERE lots.id = back.lot_id`;
const BACK = 'least(queue.part, $2::numeric - queue.before)';
const UNDO = COME_BACK(`quantity = share.quantity - ${BACK}`);
const RETURN = COME_BACK(`returned = share.returned + ${BACK}`);

/** Returned goods that can no longer be sold. */
const LOSE = `
  WITH queue AS (
    SELECT lot.id, least(share.returned, lot.remaining) AS part,
      sum(least(share.returned, lot.remaining)) OVER (ORDER BY lot.opened_at DESC, lot.id DESC) - least(share.returned, lot.remaining) AS before
    FROM lot_shares share JOIN lots lot ON lot.id = share.lot_id WHERE share.order_line_id = $1 AND share.returned > 0 AND lot.remaining > 0
  ), gone AS (
    UPDATE lots SET removed = removed + ${BACK}, remaining = remaining - ${BACK}
    FROM queue WHERE lots.id = queue.id AND queue.before < $2::numeric RETURNING lots.id, ${BACK} AS quantity
  ) ${NOTE('LOST', 'SELECT id, quantity FROM gone')}`;

const listsOf = (changes: readonly LotChange[]) => [changes.map(({ productId }) => productId), changes.map(({ quantity }) => quantity)];

/** Does nothing for products that were listed again: their lots follow receipts. */
export async function addToLots(tx: EntityManager, changes: readonly LotAddition[]): Promise<void> {
  if (changes.length > 0) await execute(tx, ADD, [...listsOf(changes), changes.map(({ harvestedOn }) => harvestedOn)]);
}

/**
 * Returns how much of these quantities, all above zero, was found; nothing of products that were listed again.
 * `outcome`: what became of recalled stock among them; null leaves it where it is. `isAll`: also what is on hold or
 * recalled, without a word.
 */
export async function removeFromLots(
  tx: EntityManager,
  changes: readonly LotChange[],
  { outcome = null, isAll = false }: { readonly outcome?: FoundGoodsOutcome | null; readonly isAll?: boolean },
): Promise<string> {
  return (await selectOne(tx, taken, REMOVE, [...listsOf(changes), outcome, isAll]))?.quantity ?? '0';
}

/** A receipt from which the product has not drawn before gets a lot. */
export async function changeReceivedLots(tx: EntityManager, productId: string, changes: readonly ReceiptChange[]): Promise<void> {
  const values = [changes.map(({ receiptId }) => receiptId), changes.map(({ productQuantity }) => productQuantity)];
  await execute(tx, CHANGE_RECEIVED, [productId, ...values]);
  await execute(tx, OPEN_RECEIVED, [productId, ...values]);
}

/** Returns how much was found in lots that are not on hold. */
export async function takeFromLots(tx: EntityManager, { productId, orderLineId, quantity, isReplacement }: LotTaking): Promise<string> {
  return (await selectOne(tx, taken, TAKE, [productId, orderLineId, quantity, isReplacement]))?.quantity ?? '0';
}

/** False where all of the stock is in lots. */
export async function openUnknownLot(tx: EntityManager, productId: string, leaving: string): Promise<boolean> {
  return (await selectOne(tx, opened, OPEN_UNKNOWN, [productId, leaving])) !== null;
}

export async function undoShares(tx: EntityManager, orderLineId: string, quantity: string): Promise<void> {
  await execute(tx, UNDO, [orderLineId, quantity]);
}

export async function returnShares(tx: EntityManager, orderLineId: string, quantity: string): Promise<void> {
  await execute(tx, RETURN, [orderLineId, quantity]);
}

export async function loseReturned(tx: EntityManager, orderLineId: string, quantity: string): Promise<void> {
  await execute(tx, LOSE, [orderLineId, quantity]);
}
