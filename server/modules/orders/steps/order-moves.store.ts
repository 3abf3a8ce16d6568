/** The statements that change the status of orders. Called by OrderMovesService. */
import type { EntityManager } from 'typeorm';
import { limits } from '../../../../schema/values/limits';
import type { OrderTransition } from '../../../../schema/values/orders/order-moves';
import type { Handover } from '../../../../schema/values/orders/handover';
import { type DeliveryFailure, type OrderState, statusOf, substateOf } from '../../../../schema/values/orders/order-states';
import { column, columns, decimal, flag, int, nullable, type RowOf, select, text } from '../../../platform/db/columns';
import { exists } from '../../../platform/db/sql';
import { orderColumnList } from '../orders/order-columns.query';

export interface StateChange {
  readonly orderIds: readonly string[];
  readonly transition: OrderTransition;
  /** Null for the market itself. */
  readonly actorId: string | null;
  readonly reason: string | null;
  /** The reason of a failed delivery. */
  readonly failure: DeliveryFailure | null;
  /** The handover of a delivery: by code, with an image, or by the buyer's confirmation. */
  readonly handover: Handover | null;
}

const moved = columns({
  ...orderColumnList,
  unweighedLines: column('(SELECT count(*)::int FROM order_lines l WHERE l.order_id = o.id AND l.quantity_kg = 0 AND l.quantity > 0)', int),
});
const lines = columns({
  lineId: column('id', text),
  productId: column('product_id', text),
  sellPostId: column('sell_post_id', nullable(text)),
  quantity: column('quantity', decimal),
  isPublic: column('is_public', flag),
});

/**
 * Only an order that still has the state which the caller saw is changed. An order is delivered, and completed, once.
 */
const MOVE = (list: string) => `
  WITH moved AS (
    UPDATE orders SET status = $2::text, substate = $6::text, version = version + 1, updated_at = now(),
      delivered_at = CASE WHEN $2::text = 'DELIVERED' THEN coalesce(delivered_at, now()) END,
      completed_at = CASE WHEN $2::text = 'DELIVERED' AND ($8::text = 'COMPLETE' OR ($8::text = 'RESOLVE' AND status = 'DELIVERED')) THEN now() END,
      payment_under_check = payment_under_check AND $2::text NOT IN ('REJECTED', 'EXPIRED', 'CANCELLED'),
      receipt_confirmed_at = CASE WHEN $8::text = 'RECEIVE' THEN now() ELSE receipt_confirmed_at END,
      delivery_attempts = delivery_attempts + CASE WHEN $8::text IN ('SHIP', 'SHIP_AGAIN') THEN 1 WHEN $8::text = 'UNDO' AND status = 'SHIPPED' THEN -1 ELSE 0 END,
      failure = CASE WHEN $8::text = 'SHIP_AGAIN' THEN NULL ELSE coalesce($9::text, failure) END,
      handover = CASE WHEN status = 'DELIVERED' THEN handover ELSE $10::text END,
      undone_confirmations = undone_confirmations + CASE WHEN $8::text = 'UNDO' AND (status = 'CONFIRMED' OR substate = 'PART_PROPOSED') THEN 1 ELSE 0 END,
      undone_shipments = undone_shipments + CASE WHEN $8::text = 'UNDO' AND status = 'SHIPPED' THEN 1 ELSE 0 END
    WHERE id = ANY($1::uuid[]) AND status = $3::text AND substate IS NOT DISTINCT FROM $7::text AND completed_at IS NULL
      AND (status <> 'DELIVERED' OR open_problems = 0)
      AND ($8::text <> 'SHIP' OR NOT payment_under_check AND (payment_method <> 'ONLINE' OR received - given_back >= total - refunded)) RETURNING *
  ), events AS (
    INSERT INTO order_events (order_id, actor_id, action, from_status, to_status, payment_status, reason)
    SELECT id, $4::uuid, $8::text, coalesce($7::text, $3::text), coalesce($6::text, $2::text), payment_status, $5::text FROM moved
  )
  SELECT ${list} FROM moved o ORDER BY o.id`;
/** The last move alone: an order that was shipped again is not undone as if it were the first time. */
const UNDOABLE = `
  SELECT 1 FROM (SELECT * FROM order_events WHERE order_id = $1 AND from_status IS DISTINCT FROM to_status ORDER BY created_at DESC, id DESC LIMIT 1) e
  WHERE from_status = $2 AND to_status = $3 AND actor_id = $4 AND action IS DISTINCT FROM 'UNDO'
    AND created_at > now() - make_interval(secs => ${limits.orderUndoSeconds})`;
const LINES = (list: string) => `SELECT ${list} FROM order_lines WHERE order_id = ANY($1::uuid[]) AND quantity > 0 ORDER BY product_id, id`;

/** The orders that changed, with their events, in the order of ids. */
export function moveOrders(
  tx: EntityManager,
  { orderIds, transition: { action, from, to }, actorId, reason, failure, handover }: StateChange,
): Promise<RowOf<typeof moved>[]> {
  return select(tx, moved, MOVE, [
    orderIds,
    statusOf(to),
    statusOf(from),
    actorId,
    reason,
    substateOf(to),
    substateOf(from),
    action,
    failure,
    handover,
  ]);
}

/** Was this step the last of the order, and made by this user within the time in which it can be undone? */
export function isUndoable(
  tx: EntityManager,
  orderId: string,
  { from, to }: { readonly from: OrderState; readonly to: OrderState },
  actorId: string,
): Promise<boolean> {
  return exists(tx, UNDOABLE, [orderId, from, to, actorId]);
}

/** In the order of products' ids, in which everyone locks them; lines without a quantity left are cancelled. */
export function linesToMove(tx: EntityManager, orderIds: readonly string[]): Promise<RowOf<typeof lines>[]> {
  return select(tx, lines, LINES, [orderIds]);
}
