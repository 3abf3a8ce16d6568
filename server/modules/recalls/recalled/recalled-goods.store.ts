/** Writes what was recalled, what of it was found, and what was refunded. Called by the services of this module. */
import type { EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { OrderStatus } from '../../../../schema/values/orders/orders';
import { column, columns, decimal, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { type Choice, isChosen } from '../../../platform/jobs/row-batches';
import { recipientColumns } from '../../notifications/notifications.service';

const ADD_LOTS = `
  INSERT INTO recalled_lots (lot_id, quantity)
  SELECT id, added - removed + (SELECT coalesce(sum(quantity), 0) FROM lot_continuations WHERE from_lot_id = lots.id)
  FROM lots WHERE id = ANY ($1::uuid[]) ON CONFLICT DO NOTHING`;
const ADD_SHARES = `
  INSERT INTO recalled_shares (order_line_id, lot_id, order_id, quantity)
  SELECT share.order_line_id, share.lot_id, line.order_id, share.quantity - share.returned
  FROM lot_shares share JOIN order_lines line ON line.id = share.order_line_id
  WHERE share.lot_id = ANY ($1::uuid[]) AND share.quantity > share.returned ON CONFLICT DO NOTHING`;

/** The lots are locked, and marked as recalled. */
export async function recordRecall(tx: EntityManager, lotIds: readonly string[]): Promise<void> {
  await execute(tx, ADD_LOTS, [lotIds]);
  await execute(tx, ADD_SHARES, [lotIds]);
}

/** SQL: goods that were sent in place of the first ones of the line. The first ones were not right. */
const REPLACED = 'SELECT sum(s.replaced) FROM lot_shares s WHERE s.order_line_id = recalled.order_line_id';
const waiting = columns({
  id: column('recalled.order_line_id', text),
  lotId: column('recalled.lot_id', text),
  orderId: column('recalled.order_id', text),
  status: column('o.status', oneOf(OrderStatus)),
  /** The part of it that did not come back since. A trader's delivery is one lot: it is recalled as a whole. */
  quantity: column(
    `CASE WHEN share.quantity <= share.returned THEN 0 WHEN EXISTS (SELECT 1 FROM receipts r WHERE r.order_line_id = line.id) THEN line.quantity
     ELSE least(recalled.quantity, share.replaced + least(share.quantity - share.returned - share.replaced, greatest(line.quantity - (${REPLACED}), 0))) END`,
    decimal,
  ),
  ofQuantity: column('line.quantity', decimal),
  reason: column(
    "(SELECT e.reason FROM lot_events e WHERE e.lot_id = recalled.lot_id AND e.kind = 'RECALLED' ORDER BY e.id LIMIT 1)",
    text,
  ),
});
export type WaitingShare = RowOf<typeof waiting>;
/** Orders that are on their way wait until they are delivered or back, open problems until they end. */
const WAITING = (list: string) => `
  SELECT ${list} FROM recalled_shares recalled JOIN orders o ON o.id = recalled.order_id JOIN order_lines line ON line.id = recalled.order_line_id
  JOIN lot_shares share ON share.order_line_id = recalled.order_line_id AND share.lot_id = recalled.lot_id
  WHERE recalled.refund = 'WAITING' AND o.open_problems = 0 AND (o.status <> 'SHIPPED' OR share.quantity <= share.returned) AND ${isChosen('recalled.order_line_id', '$2', '$3')}
  ORDER BY recalled.order_id, recalled.order_line_id, recalled.lot_id LIMIT $1 FOR UPDATE OF recalled SKIP LOCKED`;

export function lockWaiting(tx: EntityManager, { limit, except, only }: Choice): Promise<WaitingShare[]> {
  return select(tx, waiting, WAITING, [limit, except, only]);
}

const SETTLE = `UPDATE recalled_shares SET refund = CASE WHEN $3::numeric > 0 THEN 'REFUNDED' ELSE 'NONE' END, refunded = $3 WHERE order_line_id = $1 AND lot_id = $2`;

/** `amount`: BDT; 0 where nothing is given back. */
export async function settleShare(tx: EntityManager, { id, lotId }: WaitingShare, amount: string): Promise<void> {
  await execute(tx, SETTLE, [id, lotId, amount]);
}

const found = columns({
  lotId: column('recalled.lot_id', text),
  quantity: column('trim_scale(greatest(least(recalled.quantity, share.quantity - share.returned), 0))', decimal),
});
const LOCK_LINE = (list: string) => `
  SELECT ${list} FROM recalled_shares recalled JOIN lot_shares share ON share.order_line_id = recalled.order_line_id AND share.lot_id = recalled.lot_id
  WHERE recalled.order_line_id = $1 ORDER BY recalled.lot_id FOR UPDATE OF recalled`;

/** The parts of a line that were recalled and did not come back, locked. */
export function lockRecalledLine(tx: EntityManager, lineId: string): Promise<RowOf<typeof found>[]> {
  return select(tx, found, LOCK_LINE, [lineId]);
}

const SET_FOUND = `
  UPDATE recalled_shares recalled SET found = given.quantity FROM unnest($2::uuid[], $3::numeric[]) AS given (lot_id, quantity)
  WHERE recalled.order_line_id = $1 AND recalled.lot_id = given.lot_id`;
const ADD_REPORT = 'INSERT INTO recall_reports (order_line_id, actor_id, quantity) VALUES ($1, $2, $3)';

interface Found {
  readonly lotId: string;
  readonly quantity: string;
}

/** The latest statement counts; all are kept. */
export async function recordFound(
  tx: EntityManager,
  lineId: string,
  actorId: string,
  quantity: string,
  parts: readonly Found[],
): Promise<void> {
  await execute(tx, SET_FOUND, [lineId, parts.map(({ lotId }) => lotId), parts.map((part) => part.quantity)]);
  await execute(tx, ADD_REPORT, [lineId, actorId, quantity]);
}

const order = columns({ id: column('DISTINCT order_id', text) });
const TO_NOTIFY = (list: string) => `
  WITH due AS (SELECT DISTINCT order_id FROM recalled_shares WHERE NOT is_notified ORDER BY order_id LIMIT $1),
  marked AS (UPDATE recalled_shares SET is_notified = true WHERE order_id IN (SELECT order_id FROM due) AND NOT is_notified RETURNING order_id)
  SELECT ${list} FROM marked`;

/** Marks and returns orders whose buyers are to be notified, each once. */
export async function markToNotify(tx: EntityManager, limit: number): Promise<string[]> {
  return (await select(tx, order, TO_NOTIFY, [limit])).map(({ id }) => id);
}

const buyer = columns({
  orderId: column('o.id', text),
  order: column('o.tracking_number', text),
  buyerId: column('o.buyer_id', text),
  product: column('min(line.product_name)', text),
  ...recipientColumns('buyer', NotificationType.ORDER_CHANGED),
});
const BUYERS = (list: string) => `
  SELECT ${list} FROM orders o JOIN users buyer ON buyer.id = o.buyer_id JOIN recalled_shares recalled ON recalled.order_id = o.id
  JOIN order_lines line ON line.id = recalled.order_line_id WHERE o.id = ANY ($1::uuid[]) GROUP BY o.id, buyer.id ORDER BY o.id`;

/** The buyers of these orders, with the first product of each that was recalled. */
export function recallBuyers(tx: EntityManager, orderIds: readonly string[]): Promise<RowOf<typeof buyer>[]> {
  return select(tx, buyer, BUYERS, [orderIds]);
}
