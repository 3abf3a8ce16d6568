/** Writes what was recalled, what of it was found, and what was refunded. Called by the services of this module. */
import type { EntityManager } from 'typeorm';
import type { FoundGoodsOutcome } from '../../../../schema/values/catalogue/lots';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { column, columns, decimal, type RowOf, select, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { type Choice, isChosen } from '../../../platform/jobs/row-batches';
import { countedAway } from '../lot-removals.query';
import { MOST_TO_STATE, thereOf } from './recalled-sales.query';
import { recipientColumns } from '../../notifications/notifications.service';

const ADD_LOTS = `
  INSERT INTO recalled_lots (lot_id, quantity)
  SELECT id, added - removed + (SELECT coalesce(sum(quantity), 0) FROM lot_continuations WHERE from_lot_id = lots.id) + ${countedAway('lots.id')}
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

const waiting = columns({
  id: column('recalled.order_line_id', text),
  orderId: column('recalled.order_id', text),
  reason: column(
    "(SELECT e.reason FROM lot_events e WHERE e.lot_id = recalled.lot_id AND e.kind = 'RECALLED' ORDER BY e.id LIMIT 1)",
    text,
  ),
});
export type WaitingLine = RowOf<typeof waiting>;
/**
 * Orders that are on their way wait until they are delivered or back. A line waits until a problem with it, or with the
 * whole order, has ended: one with another line of the order changes nothing of what is given back for this one.
 */
const WAITING = (list: string) => `
  SELECT ${list} FROM recalled_shares recalled JOIN orders o ON o.id = recalled.order_id
  WHERE recalled.refund = 'WAITING' AND o.status <> 'SHIPPED'
    AND (o.open_problems = 0 OR NOT EXISTS (
      SELECT 1 FROM order_problems p WHERE p.order_id = o.id AND p.ended_at IS NULL AND coalesce(p.line_id, recalled.order_line_id) = recalled.order_line_id))
    AND ${isChosen('recalled.order_line_id', '$2', '$3')}
    AND NOT EXISTS (SELECT 1 FROM recalled_shares first WHERE first.order_line_id = recalled.order_line_id AND first.refund = 'WAITING' AND first.lot_id < recalled.lot_id)
  ORDER BY recalled.order_id, recalled.order_line_id LIMIT $1 FOR NO KEY UPDATE OF o SKIP LOCKED`;

/** Lines of which lots wait for their refund, each once, with their orders locked. */
export function lockWaiting(tx: EntityManager, { limit, except, only }: Choice): Promise<WaitingLine[]> {
  return select(tx, waiting, WAITING, [limit, except, only]);
}

const SPLIT = `
  WITH part AS (
    SELECT recalled.lot_id, sum(recalled.quantity) OVER (ORDER BY recalled.lot_id) AS up_to, sum(recalled.quantity) OVER () AS whole
    FROM recalled_shares recalled WHERE recalled.order_line_id = $1 AND recalled.refund = 'WAITING'
  ), split AS (
    SELECT lot_id, round($2::numeric * up_to / whole, 2) - lag(round($2::numeric * up_to / whole, 2), 1, 0::numeric) OVER (ORDER BY lot_id) AS amount FROM part
  )
  UPDATE recalled_shares recalled SET refund = CASE WHEN split.amount > 0 THEN 'REFUNDED' ELSE 'NONE' END, refunded = split.amount
  FROM split WHERE recalled.order_line_id = $1 AND recalled.lot_id = split.lot_id`;

/** `amount`: BDT, split among the lots of the line that wait; 0 where nothing is given back. */
export async function settleLine(tx: EntityManager, lineId: string, amount: string): Promise<void> {
  await execute(tx, SPLIT, [lineId, amount]);
}

const statable = columns({ most: column(`trim_scale(${MOST_TO_STATE})`, decimal) });
const LOCK_LINE = (list: string) =>
  `SELECT ${list} FROM recalled_shares recalled WHERE order_line_id = $1 ORDER BY lot_id FOR UPDATE OF recalled`;

/** The most that can be stated of a line, whose parts are locked; null where nothing of it was recalled. */
export async function lockRecalledLine(tx: EntityManager, lineId: string): Promise<string | null> {
  return (await select(tx, statable, LOCK_LINE, [lineId]))[0]?.most ?? null;
}

const ADD_REPORT = `
  INSERT INTO recall_reports (order_line_id, actor_id, quantity, missing, outcome, there) SELECT $1, $2, $3, $4, $5, (${thereOf('$1')})`;

interface Statement {
  readonly actorId: string;
  readonly quantity: string;
  readonly missing: string;
  readonly outcome: FoundGoodsOutcome | null;
}

/** The latest statement of a line counts; all are kept. */
export async function recordFound(tx: EntityManager, lineId: string, { actorId, quantity, missing, outcome }: Statement): Promise<void> {
  await execute(tx, ADD_REPORT, [lineId, actorId, quantity, missing, outcome]);
}

const order = columns({ id: column('DISTINCT order_id', text) });
const TO_NOTIFY = (list: string) => `
  WITH due AS (SELECT DISTINCT order_id FROM recalled_shares WHERE NOT is_notified ORDER BY order_id LIMIT $1),
  marked AS (
    UPDATE recalled_shares recalled SET is_notified = true, notified_at = CASE WHEN buyer.closed_at IS NULL THEN now() END
    FROM orders o JOIN users buyer ON buyer.id = o.buyer_id
    WHERE o.id = recalled.order_id AND recalled.order_id IN (SELECT order_id FROM due) AND NOT is_notified RETURNING recalled.order_id)
  SELECT ${list} FROM marked`;

/** Marks and returns orders whose buyers are to be notified, each once. Nobody is there to read of a closed account. */
export async function markToNotify(tx: EntityManager, limit: number): Promise<string[]> {
  return (await select(tx, order, TO_NOTIFY, [limit])).map(({ id }) => id);
}

const buyer = columns({
  orderId: column('o.id', text),
  order: column('o.tracking_number', text),
  buyerId: column('o.buyer_id', text),
  product: column('min(line.product_name)', text),
  secondProduct: column("coalesce((array_agg(line.second_name ORDER BY line.product_name))[1], '')", text),
  ...recipientColumns('buyer', NotificationType.ORDER_CHANGED),
});
const BUYERS = (list: string) => `
  SELECT ${list} FROM orders o JOIN users buyer ON buyer.id = o.buyer_id JOIN recalled_shares recalled ON recalled.order_id = o.id
  JOIN order_lines line ON line.id = recalled.order_line_id WHERE o.id = ANY ($1::uuid[]) AND buyer.closed_at IS NULL GROUP BY o.id, buyer.id ORDER BY o.id`;

/** The buyers of these orders who have an account, with the first product of each that was recalled. */
export function recallBuyers(tx: EntityManager, orderIds: readonly string[]): Promise<RowOf<typeof buyer>[]> {
  return select(tx, buyer, BUYERS, [orderIds]);
}

const RECORD_NOTICES = `
  UPDATE recalled_shares recalled SET notification_id = notice.notification_id, sms_id = notice.sms_id
  FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS notice (order_id, notification_id, sms_id)
  WHERE recalled.order_id = notice.order_id AND recalled.notified_at = now()`;

interface Notice {
  readonly orderId: string;
  readonly notificationId: string | null;
  readonly smsId: string | null;
}

/** With what the buyers of orders were notified that this transaction marked. */
export async function recordNotices(tx: EntityManager, notices: readonly Notice[]): Promise<void> {
  const values = [notices.map(({ orderId }) => orderId), notices.map(({ notificationId }) => notificationId)];
  await execute(tx, RECORD_NOTICES, [...values, notices.map(({ smsId }) => smsId)]);
}
